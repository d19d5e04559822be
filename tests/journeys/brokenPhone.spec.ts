import { expect, type Page } from '@playwright/test';
import { type Breakage, breakPhone } from './support/brokenPhone.ts';
import { test } from './support/journey.ts';
import { untilAtTop } from './support/letPass.ts';
import { registrationsOf, sentCode, theRegistrationOf } from './support/records.ts';
import { stories } from './support/stories.ts';
import { createVisitor, newMobile, person, type Visitor } from './support/visitor.ts';
import { languagesOf, sayIn } from './support/words.ts';

const storedText = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

/** The code of a moment ago still counts; another one is not sent yet. */
async function proveAgain(visitor: Visitor, mobile: string): Promise<void> {
  const { page } = visitor;
  await page.locator('#contact').fill(mobile);
  await page.locator('#code').fill(await sentCode(page.request, mobile));
}

/** From the link to the voucher; every answer is still there on the way back. */
async function registerBackAndForth(visitor: Visitor, mobile: string): Promise<void> {
  const { page } = visitor;
  await visitor.startRegistering();
  await visitor.prove(mobile);
  await visitor.fillIdentity();
  await visitor.fillShortForm();
  await page.goBack();
  await expect(page).toHaveURL(/\/select\//);
  await page.goForward();
  await expect(page.locator('#name')).toHaveValue(person.name);
  await expect(page.getByLabel('职务')).toHaveValue('采购经理');
  // A moment after it has come the page goes to its top.
  await untilAtTop(page);
  await visitor.toReview();
  await visitor.send();
  await visitor.seeVoucher();
}

const refused: readonly (readonly [what: string, tag: string, kind: Breakage])[] = [
  ['storage that throws when it is touched', '@D01', 'storageThrows'],
  ['storage that is switched off', '@D01', 'storageIsMissing'],
  ['storage that is full', '@D02', 'storageIsFull'],
  ['storage that keeps nothing', '@D03', 'storageForgets'],
];
for (const [what, tag, kind] of refused)
  test(`${what} is replaced by the database: answers, exhibition and code are there after a reload`, {
    tag,
  }, async ({ page, context, request, visitor }) => {
    await breakPhone(context, kind);
    const mobile = newMobile();
    await visitor.open('open');
    await registerBackAndForth(visitor, mobile);
    await expect(page.getByText(visitor.say('shell', 'storageRefused'))).toHaveCount(0);
    await theRegistrationOf(request, mobile);
    await page.goto('/code');
    await page.reload();
    await expect(page.getByRole('img', { name: /\d{12}/ }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/code/);
    // The landing page has tabs only for visitors with a pass.
    await page.goto(`/select/${stories.open}`);
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
    await page.goto('/');
    await expect(page).toHaveURL(new RegExp(`/home/${stories.open}$`));
  });

for (const [what, tag, ...kinds] of [
  ['a private window', '@D10', 'storageThrows', 'databaseThrows'],
  ['a phone whose database hangs as well', '@D04', 'storageThrows', 'databaseHangs'],
] as const)
  test(`${what} leaves every answer on the page, and one line says how long they last`, { tag }, async ({
    page,
    context,
    request,
    visitor,
  }) => {
    await breakPhone(context, ...kinds);
    const mobile = newMobile();
    await visitor.open('open');
    await expect(page.getByText(visitor.say('shell', 'storageRefused'))).toHaveCount(1);
    await registerBackAndForth(visitor, mobile);
    await theRegistrationOf(request, mobile);
  });

test('where only the database keeps values, a logout in one tab empties the other, and nothing comes back', {
  tag: ['@D11', '@repeats'],
}, async ({ page, context, visitor }) => {
  await breakPhone(context, 'storageThrows');
  await visitor.walkToReview(newMobile());
  await visitor.send();
  await visitor.seeVoucher();
  const other = createVisitor(await context.newPage(), 'zh');
  await other.page.goto('/code');
  await expect(other.page.getByRole('img', { name: /\d{12}/ }).first()).toBeVisible();
  await page.getByRole('link', { name: /^我的(?:\s*\d|$)/ }).click();
  await visitor.button('退出登录').click();
  // The address changes before the page is loaded again.
  const loaded = page.waitForEvent('load');
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await loaded;
  await expect(page).toHaveURL(new RegExp(`/select/${stories.open}$`));
  await expect(other.page.getByRole('img', { name: /\d{12}/ })).toHaveCount(0);
  await page.goto('/list');
  await expect(page.locator('main')).not.toContainText(person.name);
});

for (const language of languagesOf('zh'))
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`a phone that keeps nothing is told so in words (${language})`, { tag: '@D01' }, async ({
      page,
      context,
      visitor,
    }) => {
      await breakPhone(context, 'storageForgets', 'databaseThrows');
      await page.goto(`/select/${stories.open}`);
      await expect(page.getByText(sayIn(language)('shell', 'storageRefused'))).toBeVisible();
      await expect(visitor.link(sayIn(language)('select', 'register'))).toBeVisible();
    });
  });

test('in a full storage our own caches make room for what is typed', { tag: '@D02' }, async ({
  page,
  visitor,
}) => {
  await page.goto('/404');
  await page.evaluate(() => {
    localStorage.setItem('cos_sdk_upload_cache', 'x'.repeat(200_000));
    // The rest up to the last character, in pieces that become smaller and smaller.
    for (let size = 4_000_000, count = 0; size >= 1; count += 1)
      try {
        localStorage.setItem(`another${count}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
  });
  await visitor.open('open');
  const kept = await page.evaluate(() => [
    localStorage.getItem('entranceid'),
    localStorage.getItem('cos_sdk_upload_cache'),
  ]);
  expect(kept).toEqual([stories.open, null]);
  await expect(page.getByText(visitor.say('shell', 'storageRefused'))).toHaveCount(0);
});

for (const [what, kind] of [
  ['cannot be opened', 'databaseThrows'],
  ['never opens', 'databaseHangs'],
] as const)
  test(`without a database that ${what} ordinary answers lie in the simple storage, and no number`, {
    tag: ['@D04', '@repeats'],
  }, async ({ page, context, visitor }) => {
    await breakPhone(context, kind);
    const mobile = newMobile();
    await visitor.open('open');
    await visitor.startRegistering();
    await visitor.prove(mobile);
    await visitor.fillIdentity();
    await visitor.fillShortForm();
    await expect.poll(() => storedText(page)).toContain('integrator');
    expect(await storedText(page)).not.toContain(mobile);
    // Who it was is not kept without a database; the same number finds its answers again.
    await page.reload();
    await proveAgain(visitor, mobile);
    await visitor.button('继续填写').click();
    await expect(page.locator('#name')).toHaveValue(person.name);
    await expect(page.getByLabel('系统集成商')).toBeChecked();
    await expect(page.getByLabel('工业机器人')).toBeChecked();
  });

test('unreadable texts under every key are removed, and the page opens as for the first time', {
  tag: '@D05',
}, async ({ page, visitor }) => {
  const names = ['exhibitionInfo', 'channel', 'userInfo', 'exhibitorContact', 'entranceid', 'visitorId'];
  await page.goto('/404');
  await page.evaluate((keys) => {
    for (const name of [...keys, 'vouchers', 'locale', 'isCarryOn', 'loginStatus'])
      localStorage.setItem(name, '{"broken \u0000');
  }, names);
  await visitor.open('open');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(visitor.link('登记参观')).toBeVisible();
  await page.goto('/list');
  await expect(visitor.heading).toHaveText('还没有参观码');
  expect(await storedText(page)).not.toContain('broken');
});

test('what is on the screen stays, and is sent, although another tab removes what is stored', {
  tag: '@D08',
}, async ({ page, context, request, visitor }) => {
  const mobile = newMobile();
  await visitor.reachReview(mobile);
  const other = await context.newPage();
  await other.goto('/404');
  await other.evaluate(() => {
    for (const name of Object.keys(localStorage)) localStorage.removeItem(name);
  });
  await other.close();
  await expect(page.locator('#name')).toHaveValue(person.name);
  await visitor.send();
  await visitor.seeVoucher();
  expect(await theRegistrationOf(request, mobile)).toMatchObject({
    ExhibitionId: stories.open,
    ChannelId: 'visitor00000000000000001',
    Job: '采购经理',
  });
});

test('a phone whose system has cleared everything between two visits starts from the beginning', {
  tag: '@D09',
}, async ({ page, context, baseURL, visitor }) => {
  await visitor.open('open');
  await visitor.startRegistering();
  await visitor.prove(newMobile());
  await page.locator('#name').fill(person.name);
  await page.locator('#company').focus();
  await page.close();
  const later = await context.newPage();
  const session = await context.newCDPSession(later);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(baseURL ?? '').origin,
    storageTypes: 'all',
  });
  const again = createVisitor(later, 'zh');
  await later.goto(`/register/${stories.open}/visitor00000000000000001`);
  await expect(later.locator('#contact')).toBeVisible();
  await again.open('open');
  await expect(again.link('登记参观')).toBeVisible();
  await expect(later.getByText(again.say('more', 'resumeTitle'))).toHaveCount(0);
});

test('another person on the same phone gets an empty form, and the first one their answers back', {
  tag: '@D12',
}, async ({ page, request, visitor }) => {
  const [first, second] = [newMobile(), newMobile()];
  const change = () => page.locator('main').getByRole('link', { name: '更换' }).click();
  await visitor.open('open');
  await visitor.startRegistering();
  await visitor.prove(first);
  await visitor.fillIdentity();
  await change();
  await visitor.prove(second);
  await expect(page.locator('#name')).toHaveValue('');
  await expect(page.locator('#company')).toHaveValue('');
  await expect(page.locator('main')).not.toContainText(person.name);
  await change();
  await proveAgain(visitor, first);
  await expect(page.locator('#name')).toHaveValue(person.name);
  expect(await registrationsOf(request, second)).toEqual([]);
});

test('a form that is open in another tab empties itself after a logout, and writes nothing any more', {
  tag: ['@D11', '@repeats'],
}, async ({ page, context, visitor }) => {
  await visitor.open('open');
  await visitor.startRegistering();
  await visitor.prove(newMobile());
  await page.locator('#name').fill(person.name);
  await page.locator('#company').focus();
  const other = createVisitor(await context.newPage(), 'zh');
  await other.page.goto(page.url());
  await expect(other.page.locator('#name')).toHaveValue(person.name);
  await other.page.locator('#company').fill(person.company);
  await visitor.link('首页').click();
  await page.getByRole('link', { name: /^我的(?:\s*\d|$)/ }).click();
  await visitor.button('退出登录').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: visitor.say('leaving', 'discard') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/select/${stories.open}$`));
  await expect(other.page.locator('#contact')).toBeVisible();
  await expect(other.page.locator('body')).not.toContainText(person.name);
  await page.reload();
  await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
  await expect(page.getByText(visitor.say('more', 'resumeTitle'))).toHaveCount(0);
});
