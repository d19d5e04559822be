import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';

const rootPx = (page: Page) =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));

/** What a finger presses, but links within a line of text, and fields that a label around them presses. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main a, main button, nav a, header a, header button'))
      .filter((one) => one.getClientRects().length > 0 && getComputedStyle(one).position !== 'absolute')
      .filter((one) => one.getBoundingClientRect().height < 55.5)
      .map((one) => one.outerHTML.slice(0, 120)),
  );

async function expectFits(page: Page, screen: string): Promise<void> {
  const [wide, shown] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(wide, screen).toBeLessThanOrEqual(shown ?? 0);
}

for (const language of ['zh', 'en'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: { width: 320, height: 640 } });

    test('a newcomer turns the easy mode on from a link by keyboard, sees ticket, schedule and help, and leaves it again', async ({
      page,
      visitor,
    }) => {
      test.slow();
      const { say } = visitor;
      await page.goto(`/exhibitors/${stories.open}`);
      const options = page.getByRole('button', { name: say('frame', 'reading') });
      await options.focus();
      await page.keyboard.press('Enter');
      const sheet = page.getByRole('dialog', { name: say('easy', 'readingTitle') });
      await sheet.getByRole('button', { name: say('easy', 'easyMode') }).focus();
      await page.keyboard.press('Enter');
      expect(await rootPx(page)).toBe(24);
      await expectAccessible(page, 'the choice of text size and language');
      await sheet.getByRole('button', { name: say('easy', 'done') }).click();
      await expect(options).toBeFocused();

      const tabs = page.getByRole('navigation', { name: say('frame', 'mainNavigation') });
      await expect(tabs.getByRole('link')).toHaveCount(4);
      const titlePx = await tabs
        .getByRole('link')
        .last()
        .evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
      expect(titlePx).toBe(24);
      await expectFits(page, 'a list');

      await tabs.getByRole('link', { name: say('frame', 'home') }).click();
      await expect(page.getByRole('heading', { name: say('easyHome', 'help') })).toBeVisible();
      await expect(visitor.link(say('easyHome', 'callHost'))).toHaveAttribute('href', /^tel:/);
      await expectFits(page, 'home');
      await expectAccessible(page, 'the home in easy mode');
      expect(await smallTargets(page)).toEqual([]);

      await visitor.reachReview(newMobile());
      await expectFits(page, 'review');
      await visitor.send();
      await visitor.seeVoucher();
      await expectFits(page, 'ticket');
      await tabs.getByRole('link', { name: say('frame', 'home') }).click();
      await expect(page.getByRole('img', { name: /\d{12}/ })).toBeVisible();
      await expectAccessible(page, 'the home in easy mode with a ticket');
      await visitor.link(say('vouchers', 'full')).click();
      await expect(page).toHaveURL(/\/xycode/);
      await page.goBack();

      await tabs.getByRole('link', { name: say('frame', 'agendaShort') }).click();
      await expect(page).toHaveURL(/\/agenda\//);
      await expectFits(page, 'schedule');
      await page.goBack();
      await visitor.link(say('easyHome', 'everything')).click();
      await expect(visitor.heading).toHaveText(say('easyHome', 'everything'));
      await expectFits(page, 'everything else');
      await expectAccessible(page, 'everything else');
      await page.goBack();

      // The next start has the size with its first picture, and the look with the first screen.
      await page.reload();
      expect(await rootPx(page)).toBe(24);
      await page.getByRole('button', { name: say('easy', 'easyMode') }).click();
      await expect(tabs.getByRole('link')).toHaveCount(5);
      expect(await rootPx(page)).toBe(16);
      expect(await page.evaluate(() => localStorage.getItem('easyMode'))).toBeNull();
    });
  });

test('the home in easy mode fits a phone of 320 px with text twice as large, in dark colours', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('easyMode', 'standard');
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await page.goto(`/home/${stories.open}`);
  await expect(page.getByRole('heading', { name: visitor.say('easyHome', 'help') })).toBeVisible();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectFits(page, 'home');
  await expectAccessible(page, 'the home in easy mode, dark');
});
