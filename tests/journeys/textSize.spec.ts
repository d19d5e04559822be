import { expect, type Page } from '@playwright/test';
import { builtAddress } from './support/builtFiles.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';

const widthPx = 320;
const rootPx = (page: Page) =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));

async function expectFits(page: Page, screen: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(
    widthPx,
  );
}

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: widthPx, height: 640 } });

  test('extra large text is chosen on the landing page, and every screen up to the code fits', {
    tag: ['@text-size', '@repeats'],
  }, async ({ page, visitor }) => {
    test.slow();
    const { say } = visitor;
    await visitor.open('open');
    await expect(page.getByRole('radio', { name: say('assist', 'standard'), exact: true })).toBeChecked();
    expect(await rootPx(page)).toBe(16);
    await page.getByRole('radio', { name: say('assist', 'extraLarge'), exact: true }).check();
    expect(await rootPx(page)).toBe(24);
    await expectFits(page, 'select');
    await expectAccessible(page, 'select in extra large text');

    await visitor.startRegistering();
    await expectFits(page, 'login');
    await visitor.prove(newMobile());
    await expect(page.locator('#name')).toBeVisible();
    await expectFits(page, 'register');
    await visitor.fillIdentity();
    await expectFits(page, 'information');
    await visitor.fillShortForm();
    await visitor.toReview();
    await expectFits(page, 'review');
    await visitor.send();
    await visitor.seeVoucher();
    await expectFits(page, 'code');
    await page.goto(`/mine/${stories.open}`);
    await expect(page.getByRole('radio', { name: say('assist', 'extraLarge'), exact: true })).toBeChecked();
    await expectFits(page, 'the personal centre');
    await expectAccessible(page, 'the personal centre in extra large text');

    // It is the phone's, not the person's.
    await visitor.button(say('shell', 'logOut')).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('leaving', 'leave') })
      .click();
    await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
    expect(await rootPx(page)).toBe(24);
    await page.getByRole('radio', { name: say('assist', 'standard'), exact: true }).check();
    expect(await rootPx(page)).toBe(16);
    expect(await page.evaluate(() => localStorage.getItem('textSize'))).toBeNull();
  });
});

test('the stored size stands before any file of the app is there', { tag: '@text-size' }, async ({
  page,
  noise,
}) => {
  noise.allowOffline();
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('textSize', 'large');
  });
  await page.route('**/assets/**', (route) => route.abort('internetdisconnected'));
  await page.goto(`/select/${stories.open}`);
  await expect(page.locator('h1')).toBeVisible();
  expect(await rootPx(page)).toBe(20);
});

test('the date of the landing page is whole where WeChat on iOS enlarges the text of the page', {
  tag: '@text-size',
}, async ({ page, visitor }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.body.style.setProperty('-webkit-text-size-adjust', '160%');
    });
  });
  await visitor.open('open');
  const { fontPx, hidden } = await page.locator('.l-leaf').evaluate((leaf) => {
    const day = document.createRange();
    day.selectNodeContents(leaf.lastChild ?? leaf);
    const tile = leaf.closest('.l-tile')?.getBoundingClientRect();
    return {
      fontPx: parseFloat(getComputedStyle(leaf).fontSize),
      hidden: day.getBoundingClientRect().bottom - (tile?.bottom ?? 0),
    };
  });
  expect(fontPx).toBeGreaterThan(18 * 1.5);
  expect(hidden).toBeLessThanOrEqual(0);
});

test('the organiser can be reached from the home, from failures and from the personal centre', {
  tag: '@help-contact',
}, async ({ page, visitor, noise }) => {
  const { say } = visitor;
  const loginFile = builtAddress('auth/login/LoginScreen.tsx');
  noise.expectFailed(loginFile);
  const call = (phone: string) => page.getByRole('link', { name: say('assist', 'call', { phone }) });
  await page.goto(`/homeclassic/${stories.open}`);
  await expect(call('0571-5550 0118')).toHaveAttribute('href', 'tel:057155500118');
  await expect(
    page.getByRole('link', { name: say('assist', 'write', { email: 'help@example.com' }) }),
  ).toHaveAttribute('href', 'mailto:help@example.com');
  await expectAccessible(page, 'home with the contact of the organiser');
  await page.goto('/404');
  await expect(call('0571-5550 0118')).toBeVisible();
  await expectAccessible(page, 'not found with the contact of the organiser');
  await page.goto('/authorize');
  await expect(call('0571-5550 0118')).toBeVisible();

  await page.route(loginFile, (route) => route.fulfill({ status: 404, body: '' }));
  noise.expect(/dynamically imported module|MIME type|module script|404/);
  await page.goto(`/login/${stories.open}`);
  await expect(page.getByText(say('shell', 'problemLoading'))).toBeVisible();
  await expect(call('0571-5550 0118')).toBeVisible();

  await page.goto(`/select/${stories.noChannel}`);
  await page.getByRole('button', { name: say('shell', 'confirm') }).click();
  await expect(call('0571-5550 0131')).toBeVisible();
  await expect(call('0571-5550 0118')).toHaveCount(0);
});
