import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { ownBooth } from './support/booth.ts';
import { expectFits } from './support/expectFits.ts';
import { faultsOf } from './support/faults.ts';
import { test } from './support/journey.ts';
import { rowsIn } from './support/records.ts';

const field = (page: Page, key: string) => page.locator(`#field-${key}`);

test('a product is added once although its answer got lost, corrected, recycled, and brought back by undoing it', async ({
  page,
  request,
  visitor,
  noise,
}) => {
  test.slow();
  noise.expectFailed(/insert\/Product$/);
  const { say } = visitor;
  const words = (key: Parameters<typeof say<'exhibitorCenter'>>[1]) => say('exhibitorCenter', key);
  const { center, exhibitorId, userId, info } = await ownBooth(page, request);
  const faults = await faultsOf(page);
  const own = async () =>
    (await rowsIn(request, 'Product')).filter((row) => row['ExhibitorId'] === exhibitorId);
  await page.goto(`${center}/products`);
  await expect(page.locator('main').getByText(words('noProducts'))).toBeVisible();
  await visitor.link(words('addProduct')).click();
  await field(page, 'ProductName').fill('真空夹具 V2');
  await page.getByRole('radio', { name: words('choice_fixed') }).check();
  await field(page, 'ProductPrice').fill('0');
  await visitor.button(words('sendProduct')).click();
  await expect(page.locator('#field-ProductPrice-error')).toBeVisible();
  await expectAccessible(page, 'the product form with an error');
  await expectFits(page, 'the product form with an error');
  await field(page, 'ProductPrice').fill('1280.50');
  await field(page, 'StockNumber').fill('8');
  await visitor.button(say('fields', 'rowAdd')).click();
  await page.locator('#field-Specifications-size').fill('标准版');
  await page.locator('#field-Specifications-price').fill('1400');
  // A button that was tapped a moment before is not heard.
  await expect(async () => {
    await visitor.button(say('fields', 'rowAdd')).click();
    await expect(page.locator('#field-Specifications-1-size')).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.locator('#field-Specifications-1-size').fill('加强版');
  await page.locator('#field-Specifications-1-price').fill('1680');
  await expectAccessible(page, 'the versions of a product');
  await expectFits(page, 'the versions of a product');
  await page.keyboard.press('Tab');
  await page.reload();
  await expect(field(page, 'ProductPrice')).toHaveValue('1280.50');
  faults.switchOn({ name: 'replyLostAfterCommit', path: 'insert/Product', times: 1 });
  await visitor.button(words('sendProduct')).click();
  await expect(page).toHaveURL(new RegExp(`${center}/products$`), { timeout: 30_000 });
  const card = page.locator('main li[data-state]');
  await expect(card).toHaveAttribute('data-state', 'released');
  expect(await own()).toMatchObject([
    {
      UserId: userId,
      ExhibitorExhibitionInfoId: info,
      ProductName: '真空夹具 V2',
      ProductPrice: '128050',
      StockNumber: '8',
      Specifications: [
        { size: '标准版', price: '140000' },
        { size: '加强版', price: '168000' },
      ],
      IsRelease: true,
      IsShow: true,
    },
  ]);

  await card.getByRole('link').click();
  await page.getByRole('radio', { name: words('choice_request') }).check();
  await visitor.button(words('saveProduct')).click();
  await expect(page).toHaveURL(new RegExp(`${center}/products$`));
  expect(await own()).toMatchObject([{ ProductName: '真空夹具 V2', ProductPrice: '' }]);

  await visitor.button(say('exhibitorCenter', 'moreActions', { name: '真空夹具 V2' })).click();
  await expectAccessible(page, 'what can be done with a product');
  await page.getByRole('button', { name: words('action_recycle') }).click();
  await expect(card).toHaveCount(0);
  expect(await own()).toMatchObject([{ IsRecycled: true }]);
  await page.getByRole('button', { name: words('undo') }).click();
  await expect(card).toHaveAttribute('data-state', 'released');
  await expectAccessible(page, 'the products of a booth');
  await expectFits(page, 'the products of a booth');
  expect(await own()).toMatchObject([{ IsRecycled: false, IsRelease: true, IsShow: true }]);
});

test('of a pasted table the right rows are added once each, also when the page is left in between', async ({
  page,
  request,
  noise,
}) => {
  test.slow();
  noise.allowFailed(/insert\/Product$/);
  const { center, exhibitorId } = await ownBooth(page, request);
  const names = async () =>
    (await rowsIn(request, 'Product'))
      .filter((row) => row['ExhibitorId'] === exhibitorId)
      .map((row) => row['ProductName']);
  const right = Array.from({ length: 18 }, (_, at) => `夹具 ${at + 1}`);
  const lines = right.map((name, at) => `${name}\tF${at}\t${at === 0 ? '' : '120.50'}`);
  const table = ['名称\t型号\t单价', ...lines, '价格不对\tX\tcheap', '\tY\t1'].join('\n');

  await page.goto(`${center}/products/paste`);
  const box = page.locator('#paste');
  await box.fill(table);
  await expect(page.locator('main li[data-wrong]')).toHaveCount(2);
  await expectAccessible(page, 'the preview of a table');
  await expectFits(page, 'the preview of a table');
  let inserts = 0;
  const isHeld = new Promise<void>((resolve) => {
    void page.route('**/insert/Product', async (route) => {
      inserts += 1;
      if (inserts !== 3) return route.continue();
      // Stored, but the page never hears of it.
      await route.fetch();
      resolve();
    });
  });
  await page.getByRole('button', { name: '添加 18 件展品' }).click();
  await isHeld;
  await page.reload();
  await expect.poll(async () => (await names()).length, { timeout: 60_000 }).toBe(18);
  await expect(page.locator('main li[data-at]')).toHaveCount(0, { timeout: 60_000 });
  expect((await names()).map(String).sort()).toEqual(right.slice().sort());
  await expect(box).toHaveValue(/^名称\t型号\t单价\n价格不对\tX\tcheap\n\tY\t1$/);
  await page.locator('#paste').fill(table);
  await expect(page.locator('main li[data-wrong]')).toHaveCount(20);
});
