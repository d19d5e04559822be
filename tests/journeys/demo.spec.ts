import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { startDemo } from '#scripts/previewDemo.mjs';
import { watchPolicy } from './support/policyWatch.ts';

const mobile = '13900007777';

test.describe.configure({ mode: 'serial' });

let server: Server;
let origin: string;

test.beforeAll(async () => {
  // Two builds.
  test.setTimeout(180_000);
  server = await startDemo(0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('from files alone: the entry page leads to the stories, and a visitor registers and holds a code', async ({
  page,
}) => {
  const watch = await watchPolicy(page.context());
  await page.goto(origin);
  await expect(page).toHaveURL(`${origin}/sandbox/`);
  await page.locator('a[data-story="open"]').click();
  await page.getByRole('link', { name: '登记参观' }).click();

  await page.locator('#contact').fill(mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.locator('.proveContact-countdown')).toBeVisible();
  const messages: { contact: string; code: string }[] = await page.evaluate(() =>
    fetch('/sandbox/inbox.json').then((answer) => answer.json()),
  );
  await page.locator('#code').fill(messages.find(({ contact }) => contact === mobile)?.code ?? '');

  await page.locator('#name').fill('林小满');
  await page.locator('#company').fill('江海精工有限公司');
  await page.getByLabel('系统集成商').check();
  await page.getByLabel('工业机器人').check();
  await page.getByLabel('机器视觉与传感').check();
  await page.getByLabel('职务').fill('采购经理');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '完成登记' }).click();
  await expect(page.getByRole('img', { name: /\d{12}/ }).first()).toBeVisible();

  // What was stored outlives the worker's own memory: it is in the browser's database.
  const rows = await page.evaluate(() =>
    fetch('/sandbox/records.json?collection=VisitorExhibitionInfo').then((answer) => answer.json()),
  );
  expect(rows.filter((row: { Mob?: string }) => row.Mob === mobile)).toHaveLength(1);
  expect(watch.blocked).toEqual([]);
});

test('a shared link opens its exhibition although the host knows no such file', async ({ page }) => {
  await page.goto(`${origin}/select/open00000000000000000001`);
  await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('第十二届江海国际智能制造展览会');
});

test('a forced reload, which passes the worker by, finds its way back', async ({ page, context }) => {
  await page.goto(`${origin}/sandbox/`);
  await expect(page.locator('a[data-story="open"]')).toBeVisible();
  await page.waitForTimeout(4100);
  const session = await context.newCDPSession(page);
  await session.send('Page.reload', { ignoreCache: true });
  await expect(page.locator('a[data-story="open"]')).toBeVisible();
});

test.describe('without service workers', () => {
  test.use({ locale: 'en-GB' });

  test('the entry page says what is missing, in the browser’s language', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
    });
    await page.goto(origin);
    await expect(page.getByRole('heading')).toHaveText('The demo could not start');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
