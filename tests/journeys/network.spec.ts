import { expect } from '@playwright/test';
import { builtAddress } from './support/builtFiles.ts';
import { expectAccessible } from './support/axe.ts';
import { faultsOf } from './support/faults.ts';
import { test } from './support/journey.ts';
import { letPass } from './support/letPass.ts';
import { theRegistrationOf } from './support/records.ts';
import { stories, storyTitles } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';

test('a 403 on every call leads to one page with one way back and the logins, and does not loop', {
  tag: ['@N13', '@forbidden'],
}, async ({ page, visitor, noise }) => {
  noise.expectFailed(/\/v2\/data\//);
  const faults = await faultsOf(page);
  faults.switchOn({ name: 'forbidden403' });
  const moves: string[] = [];
  let calls = 0;
  page.on('framenavigated', (frame) => moves.push(new URL(frame.url()).pathname));
  page.on('request', (request) => {
    if (request.url().includes('/v2/')) calls += 1;
  });
  await page.goto(`/select/${stories.open}`);
  await expect(page).toHaveURL(/\/authorize$/);
  await expect(visitor.heading).toHaveText('登录已过期');
  await expect(page.locator('main .button-root--primary')).toHaveText(['返回刚才的页面']);
  await expectAccessible(page, 'authorize');

  await visitor.link('返回刚才的页面').click();
  await expect(page).toHaveURL(new RegExp(`/select/${stories.open}`));
  await expect(page.locator('.select-notice').first()).toContainText('暂时无法访问');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectAccessible(page, 'select, refused');
  // Long enough for every retry that there might be.
  await letPass(page, 3500);
  expect(moves.filter((path) => path === '/authorize')).toHaveLength(1);
  expect(calls, 'calls on two page loads').toBeLessThanOrEqual(10);

  faults.clear();
  await page.locator('.select-notice').first().getByRole('button', { name: '重试' }).click();
  await expect(visitor.heading).toHaveText(storyTitles.open.zh);
  await expect(visitor.link('登记参观')).toBeVisible();
});

test('a few server errors are survived without a tap', { tag: '@N09' }, async ({ page, visitor, noise }) => {
  noise.expectFailed(/\/v2\/data\//);
  const faults = await faultsOf(page);
  faults.switchOn({ name: 'serverError500', times: 4 });
  await page.goto(`/select/${stories.open}`);
  await expect(page.locator('.select-notice')).toContainText('服务繁忙，仍在重试…');
  await expect(visitor.link('登记参观')).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('.select-notice')).toHaveCount(0);
});

test('after ten seconds without an answer the page says that it still tries', { tag: '@N04' }, async ({
  page,
  visitor,
}) => {
  const faults = await faultsOf(page);
  faults.switchOn({ name: 'hang' });
  await page.goto(`/select/${stories.open}`);
  await expect(page.locator('.l-badge')).toHaveText('正在打开展会…');
  await expect(page.locator('.select-notice')).toContainText('仍在加载', { timeout: 15_000 });
  faults.clear();
  await expect(visitor.heading).toHaveText(storyTitles.open.zh);
});

test('a service that cannot be reached at the start is said in words, and one tap tries again', {
  tag: '@N03',
}, async ({ page, visitor, noise }) => {
  noise.expectFailed(/\/v2\/data\//);
  await page.route('**/v2/**', (route) => route.abort('connectionrefused'));
  await page.goto(`/select/${stories.open}`);
  await expect(visitor.heading).toHaveText('暂时打不开展会');
  await expect(page.locator('.select-notice')).toContainText('网络未连接，仍在重试…');
  await expectAccessible(page, 'select without a service');
  const again = page.waitForRequest('**/queryList/Exhibition');
  await page.getByRole('button', { name: '重试' }).click();
  await again;
  // Not before the tap: the page keeps retrying, and would be quicker.
  await page.unroute('**/v2/**');
  await expect(visitor.heading).toHaveText(storyTitles.open.zh);
});

test('without the app’s files and the service the boot script speaks for itself and offers another try', {
  tag: ['@N01', '@B05'],
}, async ({ page, visitor, noise }) => {
  noise.allowOffline();
  await page.route('**/v2/**', (route) => route.abort('internetdisconnected'));
  await page.route('**/assets/**', (route) => route.abort('internetdisconnected'));
  await page.goto(`/select/${stories.open}`);
  await expect(page.locator('#boot-problem')).toContainText('网络不通或服务繁忙');
  await expectAccessible(page, 'the boot script’s own words');
  await page.unrouteAll();
  await page.locator('#boot-problem').getByRole('button', { name: '重试' }).click();
  await expect(visitor.link('登记参观')).toBeVisible();
});

test('a screen whose code cannot be loaded says so, and a tap brings it', async ({
  page,
  visitor,
  noise,
}) => {
  noise.allowOffline();
  noise.expect(/dynamically imported module|preload/i);
  await visitor.open('open');
  await page.route(builtAddress('auth/login/LoginScreen.tsx'), (route) =>
    route.abort('internetdisconnected'),
  );
  await visitor.link('已登记？查看参观码').click();
  await expect(visitor.heading).toHaveText('页面出错了');
  await expect(page.locator('main')).toContainText('页面加载不完整');
  await expectAccessible(page, 'a screen that did not load');
  await page.unrouteAll();
  await visitor.button('重试').click();
  await expect(page.locator('#contact')).toBeVisible();
});

test('offline in the form: typing goes on, and what is sent then arrives once when the line is back', async ({
  page,
  context,
  request,
  visitor,
  noise,
}) => {
  noise.allowOffline();
  const mobile = newMobile();
  await visitor.openIdentity('open', mobile);
  await visitor.fillIdentity();
  await context.setOffline(true);
  await expect(page.getByText('网络已断开')).toBeVisible();
  await visitor.fillShortForm();
  await visitor.toReview();
  await expectAccessible(page, 'review, offline');
  await visitor.send();
  await expect(visitor.button('正在提交…')).toBeVisible();
  await letPass(page, 1000);
  await context.setOffline(false);
  await expect(page.getByText('网络已断开')).toHaveCount(0);
  await expect(page).toHaveURL(/\/code\?voucher=/, { timeout: 15_000 });
  await visitor.seeVoucher();
  await theRegistrationOf(request, mobile);
});

test('a voucher is shown without a network once its screen is open', async ({ page, context, visitor }) => {
  await visitor.reachReview(newMobile());
  await visitor.send();
  await visitor.seeVoucher();
  await context.setOffline(true);
  await expect(page.getByText('网络已断开')).toBeVisible();
  await expect(page.getByRole('img', { name: /\d{12}/ }).first()).toBeVisible();
});
