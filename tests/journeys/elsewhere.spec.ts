import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { theRegistrationOf } from './support/records.ts';
import { stories } from './support/stories.ts';
import { createVisitor, newMobile, person } from './support/visitor.ts';
import { languagesOf, sayIn } from './support/words.ts';

const timesOn = async (page: Page, story: 'open' | 'soon' | 'paused') => {
  await createVisitor(page, 'zh').open(story);
  if (story !== 'open') await expect(page.locator('.select-notice')).toBeVisible();
  const texts = (await page.locator('.l-facts, .select-notice').allInnerTexts()).join('\n');
  // What is left until then is another second later.
  return texts.replace(/\d+ 天 [\d:]+/, '');
};

test('a phone far from the exhibition shows the exhibition’s own times', { tag: '@T01' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const far = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    timezoneId: 'America/Los_Angeles',
  });
  const farPage = await far.newPage();
  for (const story of ['open', 'soon', 'paused'] as const) {
    const here = await timesOn(page, story);
    expect(here).toMatch(/\d+月\d+日 周./);
    if (story !== 'open') expect(here).toMatch(/\d+月\d+日 周.\s?\d\d:\d\d/);
    expect(await timesOn(farPage, story), story).toBe(here);
  }
  expect(await farPage.evaluate(() => new Date(2026, 11, 1).getTimezoneOffset())).toBe(480);
  await far.close();
});

test('a form that is turned and enlarged keeps its answers, and nothing is wider than the screen', {
  tag: ['@D18', '@page-width'],
}, async ({ page, visitor }) => {
  await visitor.open('open');
  await visitor.startRegistering();
  await visitor.prove(newMobile());
  await visitor.fillIdentity();
  await visitor.fillShortForm();
  for (const [width, height] of [
    [844, 390],
    [320, 640],
    [800, 1280],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByLabel('职务')).toHaveValue('采购经理');
    const wide = await page.evaluate(() => [
      document.documentElement.scrollWidth - document.documentElement.clientWidth,
      document.querySelector('.s-page')?.getBoundingClientRect().width ?? 0,
    ]);
    expect(wide, `${width} px`).toEqual([0, Math.min(width, 800)]);
  }
});

for (const language of languagesOf('en'))
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const say = sayIn(language);

    test(`the number of a code is copied, and the page says so (${language})`, {
      tag: ['@save-copy-delete', '@repeats'],
    }, async ({ page, context, request, visitor, baseURL }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], {
        origin: new URL(baseURL ?? '').origin,
      });
      const mobile = newMobile();
      await visitor.reachReview(mobile);
      await visitor.send();
      await visitor.seeVoucher();
      await visitor.button(say('vouchers', 'barcode')).click();
      await visitor.button(say('vouchers', 'copy')).click();
      // The word about the verification code may still be on its way out.
      const said = (text: string) => page.locator('.toast-box', { hasText: text });
      await expect(said(say('messages', 'copyDone'))).toBeVisible();
      const code = (await theRegistrationOf(request, mobile))['VoucherCode'];
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
      // Where the phone refuses both ways the page says how else.
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.execCommand = () => false;
      });
      await expect(page.locator('.toast-box')).toHaveCount(0);
      await visitor.button(say('vouchers', 'copy')).click();
      await expect(said(say('messages', 'copyFailed'))).toBeVisible();
    });
  });

for (const target of [
  'https://elsewhere.example/take',
  '//elsewhere.example',
  'javascript:alert(1)',
  '/\\elsewhere.example',
])
  test(`a way back ${target} that lies in the storage is not followed`, { tag: '@X05' }, async ({
    page,
    visitor,
  }) => {
    await page.goto('/404');
    await page.evaluate(
      ([redirectTo, entranceId]) => {
        localStorage.setItem('redirectTo', redirectTo);
        localStorage.setItem('entranceid', entranceId);
      },
      [target, stories.open] as const,
    );
    await page.goto('/authorize');
    await expect(visitor.link('返回刚才的页面')).toHaveAttribute('href', `/select/${stories.open}`);
  });

test('a pasted megabyte of emoji is cut by whole characters, and said to be too long', {
  tag: '@X14',
}, async ({ page, visitor }) => {
  await visitor.openIdentity('open', newMobile());
  await page.locator('#name').fill(person.name);
  await page.locator('#company').fill('😀'.repeat(250_000));
  const value = await page.locator('#company').inputValue();
  expect(value.length).toBeLessThanOrEqual(10_000);
  expect(value.replace(/😀/gu, '')).toBe('');
  await visitor.fillShortForm();
  await page.getByLabel('职务').fill('😀'.repeat(250_000));
  const job = await page.getByLabel('职务').inputValue();
  expect(job.replace(/😀/gu, '')).toBe('');
  await visitor.button('完成登记').click();
  await expect(page.locator('.errorSummary-root')).toContainText('职务');
});
