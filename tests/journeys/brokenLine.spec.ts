import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Route } from '@playwright/test';
import { faultsOf } from './support/faults.ts';
import { test } from './support/journey.ts';
import { theRegistrationOf } from './support/records.ts';
import { untilDraftHolds } from './support/storedValues.ts';
import { stories, storyTitles } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';
import { watchShifts } from './support/watchShifts.ts';

const insert = '**/insert/VisitorExhibitionInfo';

test('nothing is sent when the line is back until the visitor taps', { tag: '@N02' }, async ({
  page,
  context,
  request,
  visitor,
  noise,
}) => {
  noise.allowOffline();
  const mobile = newMobile();
  let inserts = 0;
  page.on('request', (sent) => {
    if (sent.url().includes('insert/VisitorExhibitionInfo')) inserts += 1;
  });
  await visitor.openIdentity('open', mobile);
  await visitor.fillIdentity();
  await context.setOffline(true);
  await visitor.fillShortForm();
  await untilDraftHolds(page, '"PrivacyAgreed":true');
  await visitor.toReview();
  await context.setOffline(false);
  await expect(page.getByText(visitor.say('shell', 'offline'))).toHaveCount(0);
  // A page that came back to the line would send at the latest when it is loaded again.
  await page.reload();
  await expect(visitor.heading).toHaveText('填写信息');
  for (const label of ['工业机器人', '机器视觉与传感']) await expect(page.getByLabel(label)).toBeChecked();
  await page.waitForLoadState('networkidle');
  expect(inserts).toBe(0);
  await visitor.send();
  await visitor.seeVoucher();
  await theRegistrationOf(request, mobile);
  expect(inserts).toBe(1);
});

test('a registration without an answer for sixty seconds is looked up, and not sent again', {
  tag: '@N05',
}, async ({ page, request, visitor }) => {
  await page.clock.install();
  const mobile = newMobile();
  await visitor.reachReview(mobile);
  let inserts = 0;
  let stored = 0;
  await page.route(insert, async (route) => {
    inserts += 1;
    await route.fetch();
    stored += 1;
  });
  await visitor.send();
  await expect(visitor.button('正在提交…')).toBeVisible();
  await expect.poll(() => stored).toBe(1);
  await page.clock.fastForward(59_000);
  await expect(visitor.button('正在提交…')).toBeVisible();
  await page.clock.fastForward(2_000);
  await visitor.seeVoucher();
  await theRegistrationOf(request, mobile);
  expect(inserts).toBe(1);
});

/** Stored, and then answered by something that is no answer. */
const spoilt: readonly (readonly [what: string, tag: string, answer: (route: Route) => Promise<void>])[] = [
  [
    'a server error',
    '@N10',
    (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
  ],
  [
    'a web page',
    '@N17',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Welcome</h1>' }),
  ],
  ['nothing', '@N19', (route) => route.fulfill({ contentType: 'application/json', body: '' })],
];
for (const [what, tag, answer] of spoilt)
  test(`a registration that is stored and answered by ${what} leads to its code, with one row`, {
    tag,
  }, async ({ page, request, visitor, noise }) => {
    if (what === 'a server error') noise.expectFailed(/insert\/VisitorExhibitionInfo$/);
    const mobile = newMobile();
    await visitor.reachReview(mobile);
    let inserts = 0;
    await page.route(insert, async (route) => {
      inserts += 1;
      await route.fetch();
      await answer(route);
    });
    await visitor.send();
    await visitor.seeVoucher();
    await expect(page.locator('main')).not.toContainText('Welcome');
    await theRegistrationOf(request, mobile);
    expect(inserts).toBe(1);
  });

test('a 403 on the registration alone leads to /authorize once, and back to every answer', {
  tag: ['@N12', '@forbidden'],
}, async ({ page, request, visitor, noise }) => {
  noise.expectFailed(/insert\/VisitorExhibitionInfo$/);
  const mobile = newMobile();
  await visitor.reachReview(mobile);
  await page.evaluate(() => localStorage.setItem('InterActionId', 'interaction0000000000001'));
  const faults = await faultsOf(page);
  faults.switchOn({ name: 'forbidden403', path: 'insert/VisitorExhibitionInfo' });
  await visitor.send();
  await expect(visitor.heading).toHaveText('登录已过期');
  expect(await page.evaluate(() => localStorage.getItem('InterActionId'))).toBe('interaction0000000000001');
  await visitor.link('返回刚才的页面').click();
  await expect(page).toHaveURL(/\/information\//);
  await expect(page.locator('main')).toContainText('暂时无法提交');
  faults.clear();
  await visitor.button('返回修改').click();
  await expect(visitor.heading).toHaveText('填写信息');
  await expect(page.getByLabel('工业机器人')).toBeChecked();
  await page.getByLabel('职务').fill('厂长');
  await visitor.toReview();
  await visitor.send();
  await visitor.seeVoucher();
  expect(await theRegistrationOf(request, mobile)).toMatchObject({ Job: '厂长' });
});

test('nothing jumps when the data come long after the app', { tag: ['@N27', '@repeats'] }, async ({
  page,
  visitor,
}) => {
  const shifts = await watchShifts(page);
  let release: () => void = () => {};
  const gate = new Promise<void>((open) => {
    release = open;
  });
  await page.route('**/v2/**', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`/select/${stories.open}`);
  await expect(page.locator('.l-badge')).toHaveText('正在打开展会…');
  await expect.poll(() => page.evaluate(() => window.boot?.taken)).toBe(true);
  release();
  await expect(visitor.heading).toHaveText(storyTitles.open.zh);
  await expect(visitor.link('登记参观')).toBeVisible();
  expect(await shifts()).toBeLessThan(0.1);
});

test('on a slow line the name of the exhibition stands before the app has come', {
  tag: ['@N27', '@repeats'],
}, async ({ page, context, visitor }) => {
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 60_000,
    uploadThroughput: 30_000,
  });
  await page.goto(`/select/${stories.open}`, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toHaveText(storyTitles.open.zh);
  expect(await page.evaluate(() => window.boot?.taken)).toBe(false);
  await expect(visitor.link('登记参观')).toBeVisible();
  await visitor.startRegistering();
});

test('an answer that comes after the visitor has moved on changes nothing on the new screen', {
  tag: '@N29',
}, async ({ page, visitor }) => {
  await visitor.open('open');
  await visitor.startRegistering();
  await visitor.askForCode(newMobile());
  let release: () => void = () => {};
  const gate = new Promise<void>((open) => {
    release = open;
  });
  await page.route('**/valismscode', async (route) => {
    await gate;
    await route.fulfill({ json: { resCode: 0, resMsg: '', result: [] } });
  });
  const asked = page.waitForRequest('**/valismscode');
  await page.locator('#code').fill('000000');
  await asked;
  await page.goBack();
  await expect(visitor.heading).toHaveText(storyTitles.open.zh);
  const answered = page.waitForEvent('requestfinished', (one) => one.url().includes('valismscode'));
  release();
  await answered;
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(new RegExp(`/select/${stories.open}`));
  await expect(visitor.heading).toHaveText(storyTitles.open.zh);
  await expect(page.locator('.toast-box')).toHaveCount(0);
});

test('an answer that leads to another host is not believed, and that host hears nothing', {
  tag: '@N30',
}, async ({ page, visitor, noise }) => {
  noise.expectFailed(/\/take$/);
  // The browser tells of the request that it refuses to make.
  noise.expect(/^foreign: http:\/\/localhost|redirect|Content Security Policy|Fetch API/i);
  let heard = 0;
  const elsewhere = createServer((_request, response) => {
    heard += 1;
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
    response.end('{"resCode":0,"resMsg":"","result":[]}');
  });
  await new Promise<void>((ready) => {
    elsewhere.listen(0, 'localhost', ready);
  });
  const location = `http://localhost:${(elsewhere.address() as AddressInfo).port}/take`;
  await page.route('**/v2/**', (route) => route.fulfill({ status: 307, headers: { location } }));
  await page.goto(`/select/${stories.open}`);
  await expect(visitor.heading).toHaveText('暂时打不开展会');
  // The page keeps retrying.
  await page.unroute('**/v2/**');
  await expect(visitor.heading).toHaveText(storyTitles.open.zh);
  await expect(visitor.link('登记参观')).toBeVisible();
  expect(heard).toBe(0);
  elsewhere.close();
});
