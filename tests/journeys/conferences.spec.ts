import { readFile } from 'node:fs/promises';
import { filterList } from './support/filterList.ts';
import { expect } from '@playwright/test';
import { faultsOf } from './support/faults.ts';
import { isKept } from './support/isKept.ts';
import { test } from './support/journey.ts';
import { callApi, holdVouchers, onSite } from './support/onSite.ts';
import type { StoredRow } from './support/records.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';
import { walkContent } from './support/walkContent.ts';

const list = `/conferences/${stories.open}`;
const session = (number: number) => `sessionopen${String(number).padStart(13, '0')}`;
const rows = 'main a[href^="/conference/"]';

walkContent({
  screen: 'the programme',
  filled: { path: list, shows: (say) => say('content', 'undatedDay') },
  empty: { path: `/conferences/${stories.ended}`, shows: (say) => say('conferences', 'none') },
  failed: {
    call: 'get/Conference',
    shows: (say) => say('conferences', 'listFailed'),
    tag: '@schedule-message',
  },
  opens: { row: rows, address: /\/conference\// },
});

walkContent({
  screen: 'a session',
  filled: {
    path: `/conference/${stories.open}/${session(1)}`,
    shows: (say) => say('conferences', 'materials'),
  },
  gone: { path: `/conference/${stories.open}/${'x'.repeat(24)}`, shows: (say) => say('conferences', 'gone') },
  failed: { call: 'queryList/Conference', shows: (say) => say('conferences', 'oneFailed') },
});

test('a search that is typed while the programme is read is kept, and applied to it', async ({
  page,
  visitor,
}) => {
  let answer = () => {};
  const isTyped = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/get/Conference', async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.goto(list);
  const field = page.getByRole('searchbox', { name: visitor.say('conferences', 'search') });
  await field.fill('能耗');
  await expect(page.locator(rows)).toHaveCount(0);
  answer();
  await expect(page.locator(rows).first()).toContainText('能耗');
  await expect(page.locator(rows).filter({ hasNotText: '能耗' })).toHaveCount(0);
  await expect(field).toHaveValue('能耗');
});

test('the earliest sessions are shown while the others are read, and stay where these fail', async ({
  page,
  visitor,
  noise,
}) => {
  const { say } = visitor;
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  let isBroken = true;
  await page.route('**/get/Conference', async (route) => {
    const { params } = route.request().postDataJSON() as { params: { options: { pageSize: number } } };
    if (!isBroken || params.options.pageSize < 100) return route.continue();
    await failed;
    return route.fulfill({ status: 500, body: '' });
  });
  await page.goto(list);
  const first = page.locator(rows).first();
  await expect(first).toBeVisible();
  const top = await first.boundingBox();
  await expect(first.locator('[data-hall]')).toBeVisible();
  const title = await first.innerText();
  const main = page.locator('main');
  await expect(main.getByText(say('conferences', 'restIsRead'))).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(1);

  // What may still come is not said to be missing.
  const field = page.getByRole('searchbox', { name: say('conferences', 'search') });
  await field.fill('no such session');
  await expect(page.locator(rows)).toHaveCount(0);
  await expect(main.getByText(say('conferences', 'noneHere'))).toHaveCount(0);
  await field.fill('');
  await expect(first).toBeVisible();

  noise.expectFailed(/get\/Conference$/);
  fail();
  await expect(main.getByText(say('conferences', 'firstOnly', { count: 40 }))).toBeVisible();
  await expect(main.getByText(say('conferences', 'restFailed'))).toBeVisible();
  await expect(first).toBeVisible();
  isBroken = false;
  await visitor.button(say('shell', 'retry')).click();
  await expect(main.getByText(say('conferences', 'firstOnly', { count: 40 }))).toHaveCount(0);
  await expect(main.getByText(say('conferences', 'count', { count: 49 }))).toBeVisible();
  expect(await first.innerText()).toBe(title);
  expect(await first.boundingBox()).toEqual(top);
});

test('a day that is asked for is waited for, and no other one is shown before it', async ({
  page,
  visitor,
}) => {
  let answer = () => {};
  const isSeen = new Promise<void>((resolve) => (answer = resolve));
  await page.goto(list);
  await expect(page.getByRole('radio')).toHaveCount(4);
  await page.getByRole('radio').nth(1).check();
  await expect(page).toHaveURL(/day=/);
  const second = page.url();
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  await page.route('**/get/Conference', async (route) => {
    const { params } = route.request().postDataJSON() as { params: { options: { pageSize: number } } };
    if (params.options.pageSize > 100) await isSeen;
    await route.continue();
  });
  const whole = page.waitForRequest((request) => /"pageSize":500/.test(request.postData() ?? ''));
  await page.goto(second);
  await whole;
  await expect(page.getByRole('button', { name: visitor.say('content', 'filterBy') })).toBeVisible();
  await expect(page.locator(rows)).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
  answer();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expect(page.locator(rows).first()).toBeVisible();
});

test('a programme is read to its end while one of its first sessions is looked at', async ({
  page,
  visitor,
}) => {
  const asked: number[] = [];
  let answer = () => {};
  const isOpened = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/get/Conference', async (route) => {
    const { params } = route.request().postDataJSON() as { params: { options: { pageSize: number } } };
    asked.push(params.options.pageSize);
    if (params.options.pageSize > 100) await isOpened;
    // That of the screen that was left has been given up.
    await route.continue().catch(() => {});
  });
  await page.goto(list);
  await expect(page.locator('main').getByText(visitor.say('conferences', 'restIsRead'))).toBeVisible();
  await expect.poll(() => asked).toEqual([40, 500]);
  await page.locator(rows).first().click();
  await expect(page).toHaveURL(/\/conference\//);
  await expect(visitor.heading).toBeVisible();
  answer();
  await expect.poll(() => isKept(page, 'programme/', stories.open)).toBe(true);
  const askedBefore = asked.length;
  await page.goBack();
  await expect(
    page.locator('main').getByText(visitor.say('conferences', 'count', { count: 49 })),
  ).toBeVisible();
  // What is kept is not read again by the way back.
  expect(asked).toHaveLength(askedBefore);
});

test('a session is found by day, topic and language, opened, remembered, put into the calendar, and left again', {
  tag: '@way-conferences',
}, async ({ page, visitor, noise }) => {
  const { say } = visitor;
  await page.goto(list);
  await page.getByRole('radio').nth(1).click();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await filterList(page, say, '绿色制造');
  await filterList(page, say, say('conferences', 'language_en'));
  await expect(page).toHaveURL(/day=.*topic=.*language=en/);
  await expect(page.locator(rows).filter({ hasNotText: '绿色制造' })).toHaveCount(0);
  const row = page.locator(rows).first();
  const address = await row.getAttribute('href');
  await row.click();

  await visitor.button(say('content', 'scheduleAdd')).click();
  await expect(visitor.button(say('content', 'scheduleAdded'))).toHaveAttribute('aria-pressed', 'true');
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: say('conferences', 'toCalendar') }).click();
  const file = await readFile(await (await waiting).path(), 'utf8');
  expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(file).toContain('DTSTART;TZID=Asia/Shanghai:');

  // As if the organiser had moved it since.
  await page.evaluate((name) => {
    const entries = JSON.parse(localStorage.getItem(name) ?? '[]') as { knownStartMs: number }[];
    const known = entries.map((entry) => ({ ...entry, knownStartMs: entry.knownStartMs - 3_600_000 }));
    localStorage.setItem(name, JSON.stringify(known));
  }, `schedule.${stories.open}`);
  await page.reload();
  const [told = ''] = say('conferences', 'movedFor', { former: '|', time: '|' }).split('|');
  const moved = page.getByText(told);
  await expect(moved).toBeVisible();
  await visitor.button(say('conferences', 'seen')).click();
  await expect(moved).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL(/language=en/);
  const toggle = page.locator('li', { has: page.locator(`a[href="${address}"]`) }).getByRole('button');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');

  // What the phone has read before is there until the server answers.
  await expect.poll(() => isKept(page, 'programme/', stories.open)).toBe(true);
  const faults = await faultsOf(page);
  noise.expectFailed(/get\/Conference$/);
  faults.switchOn({ name: 'serverError500', path: 'get/Conference' });
  await page.reload();
  await expect(row).toBeVisible();
  faults.clear();

  // All days are searched.
  await page.getByRole('searchbox').fill('Digital twins');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('searchbox').fill('no such session');
  await visitor.button(say('content', 'clearAsked')).click();
  await expect(page.locator(rows).filter({ hasText: '智能装备' }).first()).toBeVisible();
});

test('on the day what is over is folded, what runs is marked and can be checked in to, and files keep their rule', async ({
  page,
  context,
  visitor,
}) => {
  const { say } = visitor;
  // It may have begun before midnight.
  const running = `${'sessiononsite'.padEnd(23, '0')}2`;
  const condition = { ExhibitionId: onSite, RecordId: running };
  const found: unknown = await callApi(page.request, 'queryList/Conference', { condition });
  const [row] = found as StoredRow[];
  const day = String(row?.['StartTime']).slice(0, 10);
  await page.goto(`/conferences/${onSite}?day=${day}`);
  await page
    .getByRole('link', { name: say('conferences', 'phase_now') })
    .first()
    .click();
  await page.goto(`/conference/${onSite}/${running}`);
  await expect(page.getByRole('link', { name: say('conferences', 'checkIn') })).toBeVisible();

  await page.goto(`/conference/${stories.open}/${session(1)}`);
  await page.getByRole('button', { name: /演讲资料/ }).click();
  await expect(page.locator('main').getByText(say('files', 'refused_registerFirst'))).toBeVisible();

  // Its own channel; another one has no seat left.
  await page.goto(`/conference/${stories.open}/${session(2)}`);
  await expect(page.getByRole('link', { name: say('conferences', 'signUp') })).toBeVisible();
  await page.goto(`/conference/${stories.open}/${session(11)}`);
  await expect(page.getByText(say('conferences', 'fullText'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('conferences', 'signUp') })).toHaveCount(0);

  // A question that only those answer who hold a pass.
  await page.goto(`/conference/${stories.open}/${session(13)}`);
  await expect(page.getByText(say('conferences', 'passFirst'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('conferences', 'getPass') })).toBeVisible();
  const channelId = 'visitor00000000000000001';
  const record = { ExhibitionId: stories.open, ChannelId: channelId, Name: '林小满', Mob: newMobile() };
  await holdVouchers(context, [await callApi(page.request, 'insert/VisitorExhibitionInfo', { record })], {
    exhibitionId: stories.open,
    channel: { RecordId: channelId, Name: '专业观众', NameEn: 'Trade visitors' },
  });
  await page.reload();
  await page.getByRole('link', { name: say('conferences', 'signUp') }).click();
  await page.getByLabel('两人').check();
  await visitor.button(say('questions', 'send')).click();
  await expect(page).toHaveURL(/\/question-success\//);
  await page.goto(`/conference/${stories.open}/${session(13)}`);
  await expect(page.getByText(say('conferences', 'signedUp'))).toBeVisible();

  // The message to the organiser begins with what it is about.
  const title = await visitor.heading.innerText();
  await page.getByRole('link', { name: say('conferences', 'ask') }).click();
  await expect(page.locator('#message-text')).toHaveValue(say('exhibitionHome', 'aboutText', { title }));
});

test('a session that is opened from the programme without a network can be put into the schedule', async ({
  page,
  context,
  visitor,
  noise,
}) => {
  noise.allowOffline();
  const { say } = visitor;
  await page.goto(list);
  await expect(page.locator('main').getByText(say('conferences', 'count', { count: 49 }))).toBeVisible();
  // The part that shows a session is there, its row is not.
  await page.locator(rows).first().click();
  await expect(visitor.button(say('content', 'scheduleAdd'))).toBeVisible();
  await page.goBack();
  await context.setOffline(true);
  // The button does not wait until the request for the row is given up.
  await page.route('**/v2/data/**', () => {});
  await page.locator(rows).nth(2).click();
  await expect(visitor.heading).toBeVisible();
  await visitor.button(say('content', 'scheduleAdd')).click();
  await expect(visitor.button(say('content', 'scheduleAdded'))).toBeVisible();
});
