import { expect, type Page, type Route } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { unlessOver } from './support/faults.ts';
import { test } from './support/journey.ts';
import { pickFromSheet } from './support/pickFromSheet.ts';
import { registerPhone } from './support/registerPhone.ts';
import { untilDraftHolds } from './support/storedValues.ts';
import { stories } from './support/stories.ts';
import { dayFromNow, insertPost, postsOf, reviewPost } from './support/supply.ts';
import type { Visitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const board = `/supply-demand/${stories.open}`;
const publish = `${board}/publish`;
const kinds = { zh: '工业机器人', en: 'Robotics' };

async function fill({ page, say, language }: Visitor, name: string): Promise<void> {
  await page.getByRole('radio', { name: say('supply', 'kind_supply') }).check();
  await page.locator('#field-productName').fill(name);
  await pickFromSheet(page.locator('#field-productType'), kinds[language]);
  await page.locator('#field-unitPrice').fill('8600.50');
  await page.locator('#field-number').fill('120');
  await page.locator('#field-packSize').fill('1 台/箱');
  await page.locator('#field-originPlace').fill('江海');
  await page.locator('#field-closingDate').fill(dayFromNow(40));
  await page.locator('#field-companyName').fill('江海精工有限公司');
  await page.locator('#field-productDetail').fill('现货，支持上门调试。');
}

const preview = (visitor: Visitor) => visitor.button(visitor.say('supply', 'preview')).click();
const send = (visitor: Visitor) => visitor.button(visitor.say('supply', 'send')).click();
const nameOf = (visitorId: string) => `协作机器人 ${visitorId.slice(-6)}`;

async function expectPost(page: Page, name: string): Promise<string> {
  await expect(page.locator('main h1')).toHaveText(name);
  await expect(page).toHaveURL(/\/supply-demand\/\w{24}\/\w{24}$/);
  return page.url().split('/').pop() ?? '';
}

for (const language of languagesOf('en'))
  test.describe(`publishing (${language})`, () => {
    test.use({ language });

    test('says what is wrong, shows a preview, sends once, and the post appears once it is approved', {
      tag: '@supply-publish',
    }, async ({ page, request, visitor }) => {
      const { say } = visitor;
      const mine = await registerPhone(page, request);
      const name = nameOf(mine);
      await page.goto(publish);
      await fill(visitor, name);
      await page.locator('#field-unitPrice').fill('0');
      await page.locator('#field-closingDate').fill('2020-01-01');
      await preview(visitor);
      await expect(page.locator('.errorSummary-root')).toBeFocused();
      await expect(page.locator('#field-unitPrice-error')).toBeVisible();
      await expect(page.locator('#field-closingDate-error')).toBeVisible();
      await expectAccessible(page, 'the form with errors');
      await expectFits(page, 'the form with errors');
      await page.locator('#field-unitPrice').fill('1000000000000');
      await expect(page.locator('#field-unitPrice-error')).toBeVisible();

      await page.locator('#field-unitPrice').fill('8600.50');
      await page.locator('#field-closingDate').fill(dayFromNow(40));
      await preview(visitor);
      await expect(visitor.heading).toHaveText(say('supply', 'previewTitle'));
      await expect(page.locator('main')).toContainText('¥8,600.50');
      await expectAccessible(page, 'the preview');
      await expectFits(page, 'the preview');
      expect(await postsOf(request, mine)).toHaveLength(0);
      await page.goBack();
      await expect(page.locator('#field-productName')).toHaveValue(name);
      await preview(visitor);
      await send(visitor);

      const id = await expectPost(page, name);
      await expect(page.getByText(say('supply', 'note_inReview'))).toBeVisible();
      const rows = await postsOf(request, mine);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        type: 'supply',
        productName: name,
        unitPrice: 860_050,
        number: 120,
        packSize: '1 台/箱',
        originPlace: '江海',
        closingDate: dayFromNow(40),
        productDetail: '现货，支持上门调试。',
        companyName: '江海精工有限公司',
        files: [],
      });

      await page.goto(`${board}?q=${encodeURIComponent(name)}`);
      await expect(page.locator('main').getByText(say('content', 'nothingFound'))).toBeVisible();
      await reviewPost(request, id, '2');
      await page.reload();
      await expect(page.locator(`main a[href$="${id}"]`)).toContainText(name);
    });
  });

test('a stranger is asked to register where they want to publish', async ({ page, visitor }) => {
  const { say } = visitor;
  await page.goto(board);
  await visitor.link(say('supply', 'publish')).click();
  await expect(page.getByText(say('supply', 'registerFirst'))).toBeVisible();
  await expectAccessible(page, 'a stranger who wants to publish');
  await visitor.button(say('content', 'registerOrLogIn')).click();
  await expect(page).toHaveURL(/\/(register|login)\//);
});

test('a post whose answer got lost is looked up, and there is one row', {
  tag: ['@N06', '@repeats'],
}, async ({ page, request, visitor, noise }) => {
  noise.expectFailed(/insert\/CloudRelease$/);
  const mine = await registerPhone(page, request);
  // Other posts of the visitor are not taken for this one.
  await insertPost(request, { VisitorId: mine, productName: '另一条' });
  let inserts = 0;
  await page.route('**/data/insert/CloudRelease', async (route) => {
    inserts += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto(publish);
  await fill(visitor, nameOf(mine));
  await preview(visitor);
  await send(visitor);
  await expectPost(page, nameOf(mine));
  expect(inserts).toBe(1);
  expect(await postsOf(request, mine)).toHaveLength(2);
});

test('what was typed without a network is kept over a reload, and sent when the network is back', {
  tag: ['@D16', '@repeats'],
}, async ({ page, context, request, visitor, noise }) => {
  noise.allowOffline();
  const { say } = visitor;
  const mine = await registerPhone(page, request);
  await page.goto(publish);
  await expect(page.locator('#field-productName')).toBeVisible();
  await context.setOffline(true);
  await fill(visitor, nameOf(mine));
  await page.locator('#field-productDetail').fill('断网时填写');
  await untilDraftHolds(page, '断网时填写');
  await context.setOffline(false);
  await page.reload();
  await expect(page.locator('#field-productDetail')).toHaveValue('断网时填写');
  await expect(page.getByText(/已恢复/)).toBeVisible();
  await page.goto(`${board}/mine`);
  await visitor.link(say('supply', 'draft')).click();
  await expect(page.locator('#field-productName')).toHaveValue(nameOf(mine));
  await preview(visitor);
  await send(visitor);
  await expectPost(page, nameOf(mine));
  expect(await postsOf(request, mine)).toHaveLength(1);
  await page.goto(publish);
  await expect(page.locator('#field-productName')).toHaveValue('');
});

test('a refused post says why, is corrected, and waits for its review again', async ({
  page,
  request,
  visitor,
}) => {
  const { say } = visitor;
  const mine = await registerPhone(page, request);
  const id = await insertPost(request, {
    VisitorId: mine,
    productName: nameOf(mine),
    productDetail: '旧说明',
  });
  await reviewPost(request, id, '3', '请写明型号。');
  await page.goto(`${board}/mine`);
  await page.locator(`main a[href$="${id}"]`).click();
  await expect(page.getByText('原因：请写明型号。')).toBeVisible();
  await visitor.link(say('supply', 'correct')).click();
  await expect(page.locator('#field-unitPrice')).toHaveValue('10000');
  await page.locator('#field-productName').fill(`${nameOf(mine)} A20`);
  await page.locator('#field-productDetail').fill('');
  await preview(visitor);
  await visitor.button(say('supply', 'sendCorrection')).click();
  await expectPost(page, `${nameOf(mine)} A20`);
  await expect(page.getByText(say('supply', 'note_inReview'))).toBeVisible();
  const rows = await postsOf(request, mine);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ RecordId: id, productDetail: '', ApproveState: '0', unitPrice: 1_000_000 });
});

test('a post is withdrawn, also where the answer got lost, and shown again', async ({
  page,
  request,
  visitor,
  noise,
}) => {
  noise.expectFailed(/update\/CloudRelease$/);
  const { say } = visitor;
  const mine = await registerPhone(page, request);
  const id = await insertPost(request, { VisitorId: mine, productName: nameOf(mine) });
  await page.route('**/data/update/CloudRelease', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto(`${board}/${id}`);
  await visitor.button(say('supply', 'withdraw')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('supply', 'withdrawYes') })
    .click();
  await expect(page.getByText(say('supply', 'note_withdrawn'))).toBeVisible();
  expect((await postsOf(request, mine))[0]).toMatchObject({ IsShow: false, ApproveState: '2' });
  await page.unroute('**/data/update/CloudRelease');
  await visitor.button(say('supply', 'showAgain')).click();
  await expect(page.getByText(say('supply', 'note_published'))).toBeVisible();
  expect((await postsOf(request, mine))[0]).toMatchObject({ IsShow: true });
});

test('a visitor who is logged out in another tab sends nothing, and is asked to register', async ({
  page,
  context,
  request,
  visitor,
}) => {
  const { say } = visitor;
  const mine = `visitor${String(Date.now()).padStart(17, '0')}`;
  await page.goto('/404');
  await page.evaluate((id) => localStorage.setItem('visitorId', id), mine);
  await page.goto(publish);
  await fill(visitor, nameOf(mine));
  await preview(visitor);
  await expect(visitor.heading).toHaveText(say('supply', 'previewTitle'));
  const other = await context.newPage();
  await other.goto('/404');
  // What a logout does.
  await other.evaluate(() => localStorage.clear());
  await expect(page.getByText(say('supply', 'registerFirst'))).toBeVisible();
  expect(await postsOf(request, mine)).toHaveLength(0);
});

test('another visitor’s row in the answer is not shown among one’s own posts', async ({
  page,
  request,
  visitor,
  noise,
}) => {
  noise.expect(/rows of CloudRelease were not asked for/);
  const mine = await registerPhone(page, request);
  const id = await insertPost(request, { VisitorId: mine, productName: nameOf(mine) });
  const withForeign = async (route: Route) => {
    const answer = await route.fetch();
    const envelope = (await answer.json()) as { result: readonly object[] };
    const [own] = envelope.result;
    const foreign = (recordId: string, VisitorId: string) => ({
      ...own,
      RecordId: recordId,
      VisitorId,
      productName: '别人的',
    });
    const rows = [
      ...envelope.result,
      foreign('foreign00000000000000001', 'buyer0000000000000000001'),
      foreign('foreign00000000000000002', ''),
    ];
    await route.fulfill({ json: { ...envelope, result: rows } });
  };
  await page.route('**/queryList/CloudRelease', (route) => withForeign(route).catch(unlessOver));
  await page.goto(`${board}/mine`);
  await expect(page.locator(`main a[href$="${id}"]`)).toBeVisible();
  await expect(visitor.heading).toBeVisible();
  await expect(page.locator('main h1 ~ *').getByText('别人的')).toHaveCount(0);
});

test('another visitor’s post cannot be corrected by its address', async ({ page, request, visitor }) => {
  await registerPhone(page, request);
  const id = await insertPost(request, { VisitorId: 'buyer0000000000000000001', productName: '别人的' });
  await page.goto(`${publish}?post=${id}`);
  await expect(page.locator('main').getByText(visitor.say('supply', 'gone'))).toBeVisible();
});
