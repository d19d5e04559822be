import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { languages } from './support/words.ts';

const address = (query: Readonly<Record<string, string>>) =>
  `/sandbox/gallery/?${new URLSearchParams(query)}`;

async function openPage(page: Page, query: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(address(query));
  await expect(page.locator('main h1')).toBeVisible();
}

const sizes = [
  { width: 390, height: 844, text: '100' },
  { width: 320, height: 640, text: '200' },
] as const;

for (const language of languages)
  for (const { text, ...viewport } of sizes)
    test.describe(`${viewport.width} px, text at ${text} % (${language})`, () => {
      test.use({ viewport });

      test(`every part of the gallery fits and is accessible (${language}, ${text} %)`, async ({ page }) => {
        test.slow();
        await openPage(page, { lang: language, text });
        await expectFits(page, 'the index');
        await expectAccessible(page, 'the index');
        const sections = await page
          .locator('[data-section]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('data-section') ?? ''));
        expect(sections).toContain('controls');
        for (const section of sections) {
          await openPage(page, { lang: language, text, section });
          await expectFits(page, section);
          await expectAccessible(page, section);
        }
      });

      test(`every overlay of the gallery fits, is accessible and closes with Esc (${language}, ${text} %)`, async ({
        page,
      }) => {
        test.slow();
        await openPage(page, { lang: language, text, section: 'overlay' });
        const openers = page.locator('[data-opens]');
        const count = await openers.count();
        expect(count).toBeGreaterThan(0);
        for (let at = 0; at < count; at += 1) {
          await openers.nth(at).click();
          const dialog = page.locator('[role="dialog"], [role="alertdialog"]');
          // What covers the window stands in a box without a size.
          await expect(dialog.getByRole('button').first()).toBeVisible();
          await expectFits(page, `overlay ${at}`);
          await expectAccessible(page, `overlay ${at}`);
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
          await expect(openers.nth(at)).toBeFocused();
        }
      });
    });

test('the index of stories leads to the gallery, which changes language and size of text', async ({
  page,
}) => {
  await page.goto('/sandbox/?lang=zh');
  await page.getByRole('link', { name: '界面部件' }).click();
  await expect(page.locator('main h1')).toHaveText('界面部件');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('main h1')).toHaveText('Parts of the interface');
  await page.getByRole('link', { name: 'Controls' }).click();
  await page.getByRole('link', { name: 'Text at 200 %' }).click();
  await expect(page.locator('main h1')).toHaveText('Controls');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
});

test('the production build holds nothing of the gallery', () => {
  const folder = join(import.meta.dirname, '../../dist');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|html)$/.test(name),
  );
  expect(texts).not.toEqual([]);
  expect(texts.filter((name) => readFileSync(join(folder, name), 'utf8').includes('g-part__name'))).toEqual(
    [],
  );
});
