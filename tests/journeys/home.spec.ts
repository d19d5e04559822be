import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { letPass } from './support/letPass.ts';
import { stories, storyTitles } from './support/stories.ts';
import { languagesOf } from './support/words.ts';
import { watchShifts } from './support/watchShifts.ts';

const home = `/homeclassic/${stories.open}`;

for (const language of languagesOf('en')) {
  test.describe(`the home page, ${language}`, () => {
    test.use({ language });

    test('says what the exhibition is, and leads in', async ({ page, visitor }) => {
      await page.goto(home);
      await expect(visitor.heading).toHaveText(storyTitles.open[language]);
      await expect(page).toHaveTitle(storyTitles.open[language]);
      await expect(visitor.link(visitor.say('select', 'register'))).toBeVisible();
      await expect(page.getByRole('heading', { name: visitor.say('home', 'about') })).toBeVisible();
      const map = visitor.link(visitor.say('home', 'map'));
      await expect(map).toHaveAttribute('href', /^https:\/\/[^/]+\/search\?keyword=/);
      await expect(map).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(page.getByRole('group', { name: visitor.say('home', 'banners') })).toBeVisible();
      await expect(
        page.getByRole('button', { name: visitor.say('content', 'pauseSlidesOf', { label: '' }) }).first(),
      ).toBeVisible();
      await expectAccessible(page, 'home');
    });

    test('counts down to the opening', async ({ page, visitor }) => {
      await page.goto(`/homeclassic/${stories.soon}`);
      await expect(page.getByRole('timer', { name: visitor.say('more', 'opensIn') })).toHaveText(/2|3/);
      await expectAccessible(page, 'home');
    });

    test('fits a narrow page with text twice as large', { tag: ['@D18', '@repeats'] }, async ({
      page,
      visitor,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(home);
      await expect(page.getByRole('heading', { name: visitor.say('home', 'visit') })).toBeVisible();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  });
}

test('the home page wears the colour of its exhibition, and no unreadable one', async ({ page }) => {
  await page.goto(home);
  const way = page.getByRole('link', { name: '登记参观' });
  await expect(way).toHaveCSS('background-color', 'rgb(11, 92, 173)');
  await page.route('**/register/queryList/Exhibition', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace('#0b5cad', '#ffe14d');
    await route.fulfill({ response, body: text });
  });
  await page.reload();
  await expect(way).toHaveCSS('background-color', 'rgb(20, 86, 217)');
});

test('the bare address leads to the home of the exhibition that was opened last', {
  tag: ['@exhibition-id', '@repeats'],
}, async ({ page }) => {
  await page.goto(`/select/${stories.open}`);
  await expect(page.getByRole('link', { name: '登记参观' })).toBeVisible();
  // The app remembers it, not the script that draws the first picture.
  await expect(page.locator('#boot')).toHaveCount(0);
  await page.goto('/');
  await expect(page).toHaveURL(new RegExp(`/home/${stories.open}$`));
});

test('without motion nothing moves automatically, and the pictures can be scrolled', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(home);
  const track = page.getByRole('group', { name: '展会图片' });
  await expect(track).toBeVisible();
  await expect(page.getByRole('button', { name: /^暂停轮播/ })).toHaveCount(0);
  await track.evaluate((row) => {
    row.scrollLeft = row.clientWidth;
  });
  await expect(page.getByRole('group', { name: /第 2 张，共 4 张/ })).toBeInViewport();
});

test('the page does not move while its later parts arrive', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto(home);
  await expect(page.getByRole('heading', { name: '交通指引' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await letPass(page, 500);
  expect(await shifts()).toBeLessThan(0.01);
});
