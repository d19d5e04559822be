import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';

const accentOf = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--x-own-accent'));

test('an exhibition without a colour takes that of its cover, and the second visit begins in it', async ({
  page,
}) => {
  await page.goto(`/select/${stories.known}`);
  await expect.poll(() => accentOf(page)).toMatch(/^#[0-9a-f]{6}$/);
  const colour = await accentOf(page);

  await page.route('**/assets/*.js', () => {});
  await page.goto(`/select/${stories.known}`, { waitUntil: 'commit' });
  await expect(page.locator('.l-name')).not.toBeEmpty();
  expect(await page.evaluate(() => window.boot?.taken)).toBe(false);
  expect(await accentOf(page)).toBe(colour);
});

test('an exhibition with a colour keeps it, whatever its cover shows', async ({ page }) => {
  await page.goto(`/select/${stories.open}`);
  await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await accentOf(page)).toBe('#0b5cad');
});

test('a screen without the cover does not load it for its colour', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
  });
  await page.goto(`/exhibitors/${stories.known}`);
  await expect(page.locator('main[aria-busy="false"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(pictures.filter((path) => path.includes('cover-'))).toEqual([]);
  await page.goto(`/select/${stories.known}`);
  await expect.poll(() => pictures.filter((path) => path.includes('cover-')).length).toBeGreaterThan(0);
});
