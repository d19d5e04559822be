import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { languages } from './support/words.ts';

for (const language of languages)
  test.describe(`what was filmed, ${language}`, () => {
    test.use({ language });

    test(`videos and album are accessible and fit 320 px with text at 200 % (${language})`, async ({
      page,
      visitor,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        });
      });
      for (const [path, name] of [
        [`/videos/${stories.open}`, 'videos'],
        [`/album/${stories.open}`, 'album'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('list', { name: visitor.say('live', name) })).toBeVisible();
        await expectFits(page, name);
        await expectAccessible(page, name);
      }
      await page.goto(`/album/${stories.ended}`);
      await expect(page.locator('main').getByText(visitor.say('live', 'albumNone'))).toBeVisible();
      await page.goto(`/videos/${stories.ended}`);
      await expect(page.locator('main').getByText(visitor.say('live', 'videosNone'))).toBeVisible();
    });
  });

test('the lives lead to the videos, one of which plays in its place, and to the album', async ({
  page,
  visitor,
}) => {
  const { say } = visitor;
  await page.goto(`/lives/${stories.open}`);
  await visitor.link(say('live', 'videos')).click();
  const [one, two] = [0, 1].map((at) => page.locator('main video').nth(at));
  const moving = (video: typeof one) =>
    video?.evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0);
  const plays = page.getByRole('button', { name: /^播放：/ });
  await plays.first().click();
  await expect.poll(() => moving(one), { timeout: 20_000 }).toBe(true);
  await plays.first().click();
  await expect.poll(() => moving(two), { timeout: 20_000 }).toBe(true);
  await expect(one ?? page.locator('video')).toHaveJSProperty('paused', true);
  await page.goBack();
  await visitor.link(say('live', 'album')).click();
  const pictures = page.getByRole('list', { name: say('live', 'album') }).getByRole('button');
  await pictures.nth(4).click();
  const viewer = page.getByRole('dialog', { name: say('live', 'album') });
  await expect(viewer).toBeVisible();
  // Of eighty pictures, those beside the one in sight.
  await expect(viewer.locator('img[src]')).toHaveCount(5);
  await viewer.getByRole('button', { name: say('content', 'nextSlide') }).click();
  await expect(viewer.locator('img[src]:not([aria-hidden])')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
});

test('the home shows what is live now, and offers the lives among its entries', async ({ page, visitor }) => {
  const { say } = visitor;
  await page.goto(`/home/${stories.open}`);
  const now = page.getByRole('region', { name: say('exhibitionHome', 'lives') });
  await expect(now.locator('a[href^="/live/"]').first()).toContainText(say('content', 'live_live'));
  await visitor.button(say('home', 'all')).click();
  await page.getByRole('link', { name: say('home', 'lives'), exact: true }).click();
  await expect(page).toHaveURL(/\/lives\//);
});
