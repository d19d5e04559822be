import { filterList } from './support/filterList.ts';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { registerPhone } from './support/registerPhone.ts';
import { rowsIn } from './support/records.ts';
import { stories } from './support/stories.ts';
import { dayFromNow, insertPost } from './support/supply.ts';
import { walkContent } from './support/walkContent.ts';
import { languagesOf } from './support/words.ts';

const board = `/supply-demand/${stories.open}`;
const rows = `main a[href^="${board}/supplyopen"]`;
const seeded = (number: number) => `${board}/supplyopen${String(number).padStart(14, '0')}`;

walkContent({
  screen: 'the board of supply and demand',
  filled: { path: board, shows: (say) => say('supply', 'kind_demand') },
  empty: { path: `/supply-demand/${stories.ended}`, shows: (say) => say('supply', 'none') },
  failed: { call: 'queryList/CloudRelease', shows: (say) => say('supply', 'listFailed') },
  search: {
    // As it sounds.
    hit: 'sifudianji',
    finds: '伺服电机',
    miss: 'qqqqwwww',
    none: (say) => say('content', 'nothingFound'),
  },
  opens: { row: rows, address: /\/supply-demand\/\w+\/supplyopen/ },
});

walkContent({
  screen: 'a post',
  filled: { path: seeded(395), shows: (say) => say('supply', 'label_closingDate') },
  gone: { path: `${board}/nothing00000000000000001`, shows: (say) => say('supply', 'gone') },
  failed: { call: 'queryList/CloudRelease', shows: (say) => say('supply', 'oneFailed') },
});

test('the board is narrowed to demands of one kind of product, and sorted by what closes soon', {
  tag: '@way-supply',
}, async ({ page, visitor }) => {
  const { say } = visitor;
  await page.goto(board);
  await expect(page.locator(rows).first()).toBeVisible();
  await filterList(page, say, say('supply', 'kind_demand'));
  await filterList(page, say, '传感器');
  await expect(page.locator(rows).first()).toContainText('传感器');
  await expect(page.locator(rows).filter({ hasText: say('supply', 'kind_supply') })).toHaveCount(0);
  await filterList(page, say, say('supply', 'sortClosing'));
  await expect(page).toHaveURL(/kind=demand.*sort=closing/);
  await expect(page.locator(rows).first()).not.toContainText(say('supply', 'closed'));
  await page.locator(rows).first().click();
  await expect(page).toHaveURL(/\/supplyopen/);
  await page.goBack();
  await expect(page).toHaveURL(/sort=closing/);
  const chosen = visitor.button(say('content', 'removeFilter', { name: say('supply', 'kind_demand') }));
  await expect(chosen).toBeVisible();
});

test('the home leads to the board, and only where something is offered or wanted', async ({
  page,
  visitor,
}) => {
  const { say } = visitor;
  const entry = page.locator('main').getByRole('link', { name: say('home', 'supply') });
  await page.goto(`/home/${stories.open}`);
  await entry.click();
  await expect(visitor.heading).toHaveText(say('supply', 'title'));
  await page.goto(`/home/${stories.ended}`);
  await expect(
    page.locator('main').getByRole('link', { name: say('home', 'companions'), exact: true }),
  ).toBeVisible();
  await expect(entry).toHaveCount(0);
});

test('a post shows no phone number, no markup of its texts, and of one in review only that it is reviewed', async ({
  page,
  request,
  visitor,
}) => {
  const text = '<img src=x onerror="alert(1)">电话 13812345678 ';
  const VisitorId = 'hostile00000000000000001';
  const hostile = { VisitorId, productDetail: text.repeat(500), companyName: `${text}有限公司` };
  const shown = await insertPost(request, { ...hostile, productName: `伺服驱动器 ${'长'.repeat(20_000)}` });
  const hidden = await insertPost(request, { VisitorId, productName: '待审核的伺服' }, '0');
  await page.goto(`${board}/${shown}`);
  await expect(visitor.heading).toContainText('伺服驱动器');
  await expect(page.locator('main').getByText('138********').first()).toBeVisible();
  const seen = await page.locator('main').innerText();
  expect(seen).not.toMatch(/13812345678|onerror/);
  await expectFits(page, 'a hostile post');
  await page.goto(`${board}?q=13812345678`);
  await expectFits(page, 'a hostile post in the list');
  await page.goto(`${board}/${hidden}`);
  await expect(
    page.locator('main').getByText(visitor.say('supply', 'reviewed'), { exact: true }),
  ).toBeVisible();
  await expect(page.locator('main')).not.toContainText('待审核的伺服');
});

for (const language of languagesOf('en'))
  test.describe(`pairing (${language})`, () => {
    test.use({ language });

    test('what fits my offer stands on its page, in my list and on the board, with the reasons', {
      tag: '@supply-pairing',
    }, async ({ page, request, visitor }) => {
      const { say } = visitor;
      const mine = await registerPhone(page, request);
      const name = `拣选机械臂${mine.slice(-6)}`;
      const offer = await insertPost(request, {
        VisitorId: mine,
        productName: `${name} P5`,
        originPlace: '江海',
      });
      const wanted = await insertPost(request, {
        VisitorId: 'buyer0000000000000000001',
        type: 'demand',
        productName: name,
        originPlace: '江海市',
        unitPrice: 1_200_000,
        number: 20,
        closingDate: dayFromNow(20),
      });
      const reasons = ['type', 'words', 'origin', 'price', 'number', 'date'] as const;
      const match = page.locator(`main a[href$="${wanted}"]`);
      const expectReasons = async () => {
        for (const reason of reasons)
          await expect(match.first()).toContainText(say('supply', `fit_${reason}`));
      };

      await page.goto(`${board}/${offer}`);
      await expect(page.getByRole('region', { name: say('supply', 'fits_supply') })).toBeVisible();
      await expectReasons();
      await expectAccessible(page, 'my offer');
      await expectFits(page, 'my offer');

      await page.goto(`${board}/mine`);
      await expectReasons();
      await expectAccessible(page, 'my posts');
      await expectFits(page, 'my posts');

      await page.goto(board);
      await filterList(
        page,
        say,
        new RegExp(say('supply', 'fitsMine', { count: 1 }).replace(/[（(]1.*/, '')),
      );
      await expect(page).toHaveURL(/fits=1/);
      await expectReasons();
      await match.first().click();
      await expect(page.getByRole('region', { name: say('supply', 'fitsOwn') })).toContainText(name);
      await expectAccessible(page, 'what fits my offer');
    });
  });

test('a post is reported to the organiser once, by a reason', async ({ page, request, visitor }) => {
  const { say } = visitor;
  const mine = await registerPhone(page, request);
  const report = async (said: 'reported' | 'reportedBefore') => {
    await visitor.button(say('supply', 'moreActions')).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('supply', 'report') })
      .click();
    await expectAccessible(page, 'the reasons of a report');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('supply', 'report_false') })
      .click();
    await expect(page.getByText(say('content', said)).first()).toBeVisible();
  };
  await page.goto(seeded(395));
  await report('reported');
  await page.reload();
  await report('reportedBefore');
  const sent = (await rowsIn(request, 'ConnectUs')).filter((row) => row['VisitorId'] === mine);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.['Content']).toContain('supplyopen00000000000395');
});

test('a stranger reports by a message that names the post', async ({ page, visitor }) => {
  await page.goto(seeded(395));
  await visitor.button(visitor.say('supply', 'moreActions')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: visitor.say('supply', 'report') })
    .click();
  await expect(page.locator('#message-text')).toHaveValue(/supplyopen00000000000395/);
});
