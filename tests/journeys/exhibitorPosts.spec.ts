import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { ownBooth } from './support/booth.ts';
import { expectFits } from './support/expectFits.ts';
import { faultsOf } from './support/faults.ts';
import { test } from './support/journey.ts';
import { callApi } from './support/onSite.ts';
import { rowsIn } from './support/records.ts';
import { registerPhone } from './support/registerPhone.ts';
import { stories } from './support/stories.ts';
import { dayFromNow, reviewPost } from './support/supply.ts';
import { createVisitor } from './support/visitor.ts';
import { walkContent } from './support/walkContent.ts';

const center = `/exhibitor-center/${stories.stand}`;
const field = (page: Page, key: string) => page.locator(`#field-${key}`);

test.describe('for the exhibitor who is logged in', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
      localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
    }),
  );

  walkContent({
    screen: 'the posts of a booth',
    filled: { path: `${center}/supply-demand`, shows: (say) => say('supply', 'state_refused') },
    failed: { call: 'queryList/CloudRelease', shows: (say) => say('supply', 'listFailed') },
  });

  walkContent({
    screen: 'a post of a booth with who is interested',
    filled: {
      path: `${center}/supply-demand/standpost000000000000001`,
      shows: (say) => say('supply', 'interested', { count: 2 }),
    },
    gone: {
      path: `${center}/supply-demand/standpost000000000000999`,
      shows: (say) => say('supply', 'gone'),
    },
    failed: { call: 'queryList/CloudRelease', shows: (say) => say('supply', 'oneFailed') },
  });
});

test('a booth publishes, a visitor asks about it, a colleague corrects it too, and it is closed and opened again', async ({
  page,
  request,
  visitor,
  openPhone,
}) => {
  test.slow();
  const { say } = visitor;
  const { exhibitorId } = await ownBooth(page, request);
  const own = async () =>
    (await rowsIn(request, 'CloudRelease')).filter((row) => row['ExhibitorId'] === exhibitorId);
  await page.goto(center);
  await page.locator('main a[href$="/supply-demand"]').click();
  await expect(page.locator('main').getByText(say('supply', 'noneOfBooth'))).toBeVisible();
  await visitor.link(say('supply', 'publish')).click();
  await expect(field(page, 'companyName')).toHaveValue('青禾夹具有限公司');
  await page.getByRole('radio', { name: say('supply', 'kind_supply') }).check();
  await field(page, 'productName').fill('真空夹具');
  const kind = field(page, 'productType');
  await kind.click();
  await page.getByRole('dialog').locator('label').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await field(page, 'closingDate').fill(dayFromNow(40));
  await visitor.button(say('supply', 'preview')).click();
  await visitor.button(say('supply', 'send')).click();
  await expect(page.getByText(say('supply', 'note_inReview'))).toBeVisible();
  const [row, ...more] = await own();
  expect(more).toEqual([]);
  expect(row).toMatchObject({ productName: '真空夹具', companyName: '青禾夹具有限公司' });
  expect(row).not.toHaveProperty('VisitorId');
  const post = String(row?.['RecordId']);
  await expect(page).toHaveURL(new RegExp(`${center}/supply-demand/${post}$`));
  await reviewPost(request, post, '2');

  const phone = await openPhone();
  const buyerPage = await phone.newPage();
  const buyer = await registerPhone(buyerPage, request, {
    ExhibitionId: stories.stand,
    ChannelId: 'mainstand000000000000001',
  });
  const buying = createVisitor(buyerPage, 'zh');
  await buyerPage.goto(`/supply-demand/${stories.stand}/${post}`);
  await expect(buyerPage.getByText(say('supply', 'toExhibitor'))).toBeVisible();
  await buying.link(say('supply', 'contact')).click();
  await expect(buyerPage).toHaveURL(new RegExp(`/exhibitor/${exhibitorId}\\?post=${post}$`));
  await expect(buyerPage.locator('form')).toContainText(say('conversation', 'about', { name: '真空夹具' }));
  await buyerPage.locator('textarea').fill('可以先寄样吗？');
  await buying.button(say('conversation', 'send')).click();
  await expect(buyerPage.locator('main').getByText(say('conversation', 'sent'))).toBeVisible();
  await phone.close();

  await page.reload();
  await expect(page.getByText(say('supply', 'interested', { count: 1 }))).toBeVisible();
  await page.locator(`main a[href$="/messages/visitor/${buyer}"]`).click();
  await expect(page.locator('main ol')).toContainText('可以先寄样吗？');
  await page.goBack();

  await visitor.link(say('supply', 'correct')).click();
  await field(page, 'packSize').fill('1 套/箱');
  await field(page, 'originPlace').fill('江海');
  const colleague = { recordId: post, setValue: { originPlace: '云岭', number: 30 } };
  await callApi(request, 'update/CloudRelease', colleague);
  await visitor.button(say('supply', 'preview')).click();
  await visitor.button(say('supply', 'sendCorrection')).click();
  await expect(visitor.heading).toHaveText(say('sending', 'contestTitle'));
  await visitor.button(say('sending', 'contestSend')).click();
  await expect(page.getByText(say('supply', 'note_inReview'))).toBeVisible();
  expect((await own())[0]).toMatchObject({ packSize: '1 套/箱', originPlace: '江海', number: 30 });

  await reviewPost(request, post, '2');
  await page.reload();
  await visitor.button(say('supply', 'withdraw')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('supply', 'withdrawYes') })
    .click();
  await expect(page.getByText(say('supply', 'note_withdrawn'))).toBeVisible();
  await expect.poll(async () => (await own())[0]?.['IsShow']).toBe(false);
  await visitor.button(say('supply', 'showAgain')).click();
  await expect(page.getByText(say('supply', 'note_published'))).toBeVisible();
  await expect.poll(async () => (await own())[0]?.['IsShow']).toBe(true);
});

test.describe('for a contact without admin rights', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
      localStorage.setItem('exhibitorUserId', 'user00000000000assistant');
      localStorage.setItem('exhibitorContact', '{"RecordId":"contact00000000000000002"}');
    }),
  );

  test('the posts of a booth can be read, with a note in the place of buttons', async ({ page, visitor }) => {
    const { say } = visitor;
    const changes = page.locator('main a[href*="/publish"]');
    await page.goto(`${center}/supply-demand`);
    await expect(page.locator('main').getByText(say('accounts', 'noRight'))).toBeVisible();
    await expect(changes).toHaveCount(0);
    await expectAccessible(page, 'the posts of a booth without rights');
    await expectFits(page, 'the posts of a booth without rights');
    await page.goto(`${center}/supply-demand/standpost000000000000001`);
    await expect(page.locator('main').getByText(say('accounts', 'noRight'))).toBeVisible();
    await expect(page.getByText(say('supply', 'withdraw'), { exact: true })).toHaveCount(0);
    await expect(changes).toHaveCount(0);
    await page.goto(`${center}/supply-demand/publish`);
    await expect(page.locator('main').getByText(say('accounts', 'noRight'))).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
  });

  test('where the right could not be read that is said, nothing can be changed, and it is asked again', async ({
    page,
    visitor,
    noise,
  }) => {
    test.slow();
    noise.expectFailed(/queryList\/ExhibitorContact$/);
    const { say } = visitor;
    const faults = await faultsOf(page);
    faults.switchOn({ name: 'serverError500', path: 'queryList/ExhibitorContact' });
    await page.goto(`${center}/supply-demand`);
    await expect(page.locator('main').getByText(say('accounts', 'rightFailed'))).toBeVisible({
      timeout: 40_000,
    });
    await expect(page.locator('main a[href*="/publish"]')).toHaveCount(0);
    await expectAccessible(page, 'the posts of a booth whose right is not known');
    faults.clear();
    await visitor.button(say('shell', 'retry')).click();
    await expect(page.locator('main').getByText(say('accounts', 'noRight'))).toBeVisible();
    await expect(page.getByText(say('accounts', 'rightFailed'))).toHaveCount(0);
  });
});
