import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFocusSeen, tabThrough } from './support/focusLook.ts';
import { test } from './support/journey.ts';
import { letPass } from './support/letPass.ts';
import { sentCode } from './support/records.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';

/** The bar that offers a newer build, over the foot of the page. */
async function offerNewerBuild(page: Page): Promise<void> {
  await page.route('**/version.json', (route) => route.fulfill({ json: { build: 'newer' } }));
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.locator('.pageBar-box')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 10_000 });
}

test('every control from the link to the form shows its focus as a solid line of 3 px and 3:1', {
  tag: '@focus-seen',
}, async ({ page, request, visitor }) => {
  test.slow();
  const { say } = visitor;
  const mobile = newMobile();
  await visitor.open('longForm');
  await tabThrough(page, 'select');
  await visitor.startRegistering();
  await visitor.button(say('identity', 'continue')).click();
  await expect(page.locator('#contact-error')).toBeVisible();
  await tabThrough(page, 'login with problems');
  await visitor.askForCode(mobile);
  await page.locator('#code').fill(await sentCode(request, mobile));
  await visitor.fillIdentity();
  await visitor.button(say('information', 'toReview')).click();
  await expect(page.locator('.errorSummary-root')).toBeFocused();
  await tabThrough(page, 'information with problems');
});

test('a country field with a problem shows its focus when the list of problems leads to it', {
  tag: ['@focus-seen', '@repeats'],
}, async ({ page, visitor }) => {
  const { say } = visitor;
  await visitor.openIdentity('delegate', newMobile());
  await visitor.fillIdentity();
  await visitor.button(say('information', 'nextSection')).click();
  await page.locator('.errorSummary-root a', { hasText: '国籍' }).press('Enter');
  await expect(page.locator('#field-Nationality')).toBeFocused();
  await expect(page.locator('#field-Nationality')).toHaveAttribute('data-invalid', 'true');
  await expectFocusSeen(page, 'a country with a problem');
});

test('the focus is seen in the colour of an exhibition and in that of a tenant', {
  tag: ['@focus-seen', '@repeats'],
}, async ({ page, visitor }) => {
  await page.goto(`/homeclassic/${stories.open}`);
  await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
  await tabThrough(page, 'home in its own colour');
  await visitor.open('open');
  await page.evaluate(() => document.documentElement.style.setProperty('--x-accent', '#2f6b2a'));
  await visitor.startRegistering();
  await tabThrough(page, 'login in the colour of a tenant');
});

test('the chosen half of a switch differs from the other by 3:1', {
  tag: ['@focus-seen', '@repeats'],
}, async ({ page }) => {
  await page.goto(`/login/${stories.open}?as=host`);
  await expect(page.locator('.segments-segment--chosen')).toBeVisible();
  const grounds = await page
    .locator('.segments-segment')
    .evaluateAll((halves) => halves.map((half) => getComputedStyle(half).backgroundColor));
  expect(grounds).toEqual(['rgba(0, 0, 0, 0)', 'rgb(11, 92, 173)']);
  await expectAccessible(page, 'the two logins');
});

test('the offer of a newer version covers no focus, and can be closed without losing it', {
  tag: ['@focus-seen', '@repeats'],
}, async ({ page, visitor }) => {
  const { say } = visitor;
  await page.setViewportSize({ width: 390, height: 500 });
  await visitor.open('channels');
  await offerNewerBuild(page);
  await tabThrough(page, 'select, below the offer of a newer version');

  await visitor.startRegistering();
  await tabThrough(page, 'login, below the offer of a newer version');
  await visitor.button(say('shell', 'close')).click();
  await expect(page.locator('.pageBar-box')).toHaveCount(0);
  await expect(visitor.heading).toBeFocused();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await letPass(page, 300);
  await expect(page.locator('.pageBar-box')).toHaveCount(0);
});
