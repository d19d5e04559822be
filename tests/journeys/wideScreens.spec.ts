import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';
import { languages } from './support/words.ts';

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return { left, right, top, bottom, width, height };
    });

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const pages = [
  `/home/${stories.open}`,
  `/exhibitors/${stories.open}`,
  `/halls/${stories.open}`,
  `/lives/${stories.open}`,
  `/search/${stories.open}`,
];

for (const language of languages)
  test.describe(`a wide screen (${language})`, () => {
    test.use({ language, viewport: { width: 1280, height: 800 } });

    test(`has the tabs as a rail beside the column of every page (${language})`, async ({
      page,
      visitor,
    }) => {
      for (const address of pages) {
        await page.goto(address);
        await expect(visitor.heading).toBeVisible();
        for (const width of [1280, 900]) {
          await page.setViewportSize({ width, height: 800 });
          await expect(page.locator('.TabBar-bar'), address).toBeVisible();
          const [rail, column] = [await boxOf(page, '.TabBar-bar'), await boxOf(page, '.s-page')];
          expect(rail, address).toMatchObject({ left: 0, top: 0, bottom: 800 });
          expect(rail.width, address).toBeLessThan(100);
          expect(column.left, address).toBeGreaterThanOrEqual(rail.right);
          expect(column.width, address).toBe(Math.min(800, width - 2 * rail.width));
          const tabs = await page
            .locator('.TabBar-item')
            .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
          expect(tabs.length).toBeGreaterThan(3);
          for (const [at, { top }] of tabs.entries())
            if (at > 0) expect(top, address).toBeGreaterThanOrEqual(tabs[at - 1]?.bottom ?? Infinity);
          expect(await sideways(page), address).toBe(0);
        }
        await page.setViewportSize({ width: 1280, height: 800 });
      }
    });

    test(`has the landing page, and its action, in the same column (${language})`, async ({
      page,
      visitor,
    }) => {
      await visitor.open('open');
      await expect.poll(async () => (await boxOf(page, '.s-page')).width).toBe(800);
      const [column, foot] = [await boxOf(page, '.s-page'), await boxOf(page, '.l-foot')];
      expect([foot.left, foot.right]).toEqual([column.left, column.right]);
      await expect(visitor.heading).toBeInViewport({ ratio: 1 });
    });
  });

for (const language of languages)
  test.describe(`a phone on its side (${language})`, () => {
    test.use({ language });

    test(`shows the whole code beside the name without scrolling (${language})`, async ({
      page,
      visitor,
    }) => {
      await visitor.reachReview(newMobile());
      await visitor.send();
      await visitor.seeVoucher();
      await page.setViewportSize({ width: 844, height: 390 });
      await page.goto('/code');
      // What the page has painted before the app is replaced by it.
      await expect(page.locator('main[aria-busy="false"]')).toBeVisible();
      const code = page.getByRole('img', { name: /\d{12}/ }).first();
      await expect(code).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.AppBar-title')).toBeHidden();
      const [box, bar] = [await code.boundingBox(), await boxOf(page, '.s-bar')];
      expect(box?.y).toBeGreaterThanOrEqual(bar.bottom);
      if (await page.locator('.TabBar-bar').isVisible())
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
          (await boxOf(page, '.TabBar-bar')).top,
        );
      const name = await boxOf(page, '.ticket-head');
      expect(name.left).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
      expect(name.top).toBeLessThan(390);
      expect(await sideways(page)).toBe(0);
    });

    test(`has the player of a live room between the bars (${language})`, async ({ page, visitor }) => {
      await page.setViewportSize({ width: 844, height: 390 });
      await page.goto(`/live/${stories.open}/liveopen0000000000000001`);
      await expect(visitor.heading).toBeVisible();
      const player = page.locator('.StreamPlayer-frame').first();
      await expect(player).toBeVisible();
      await player.evaluate((frame) => frame.scrollIntoView());
      const [frame, bar] = [await boxOf(page, '.StreamPlayer-frame'), await boxOf(page, '.s-bar')];
      const foot = page.locator('.TabBar-bar, .pageFoot-root').last();
      const footTop = (await foot.isVisible()) ? (await foot.boundingBox())?.y : undefined;
      expect(frame.top).toBeGreaterThanOrEqual(bar.bottom);
      expect(frame.bottom).toBeLessThanOrEqual(footTop ?? 390);
    });
  });
