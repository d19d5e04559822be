import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { holdVouchers, checkInAt, visitorOnSite } from './support/onSite.ts';
import { stories, storyTitles } from './support/stories.ts';
import { languages, languagesOf } from './support/words.ts';
import { watchShifts } from './support/watchShifts.ts';

/** Holds the app's scripts back until they are let go, as a slow line does. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => {};
  const gate = new Promise<void>((open) => {
    release = open;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

const landingParts = '.l-cover img, .l-badge, .l-name, .l-tile, .l-fact-text, .l-organiser';
const boxesOf = (page: Page, parts = landingParts) =>
  page
    .locator(parts)
    .evaluateAll((found) =>
      found.map((part) => ({ text: part.textContent, box: JSON.stringify(part.getBoundingClientRect()) })),
    );

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`name, dates, place and cover are there before React, and React moves none of them (${language})`, {
      tag: ['@N27', '@repeats'],
    }, async ({ page, visitor }) => {
      const shifts = await watchShifts(page);
      const release = await holdScripts(page);
      await page.goto(`/select/${stories.open}`, { waitUntil: 'commit' });
      await expect(page.locator('h1')).toHaveText(storyTitles.open[language]);
      await expect(page.locator('.l-facts')).toContainText(language === 'zh' ? '1、2 号馆' : 'Halls 1 and 2');
      await expect(page.locator('.l-facts')).toContainText(
        language === 'zh' ? /\d+月\d+日 周./ : /[A-Z][a-z]{2} \d+\b/,
      );
      const cover = page.locator('.l-cover img');
      await expect
        .poll(() => cover.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
        .toBeGreaterThan(0);
      expect(await page.evaluate(() => window.boot?.taken)).toBe(false);
      const before = await boxesOf(page);
      const painted = await cover.elementHandle();

      release();
      await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
      await expect(visitor.link(visitor.say('select', 'register'))).toBeVisible();
      expect(await page.evaluate(() => window.boot?.taken)).toBe(true);
      expect(await boxesOf(page)).toEqual(before);
      // The very same picture: neither fetched nor painted twice.
      expect(await painted?.evaluate((picture) => picture.isConnected)).toBe(true);
      expect(await shifts()).toBeLessThanOrEqual(0.01);
    });
  });
}

for (const [screen, what] of [
  ['select', 'at the foot of the screen'],
  ['homeclassic', 'above the tabs'],
] as const)
  test(`the bar of the primary action is there before React, ${what}, and does not move`, {
    tag: ['@N27', '@repeats'],
  }, async ({ page, visitor }) => {
    const release = await holdScripts(page);
    await page.goto(`/${screen}/${stories.open}`, { waitUntil: 'commit' });
    const bar = page.locator('.l-foot');
    await expect(bar.locator('a.l-go')).toHaveText('登记参观');
    const box = () => bar.evaluate((element) => JSON.stringify(element.getBoundingClientRect()));
    const before = await box();
    release();
    await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
    await expect(visitor.link('登记参观')).toBeVisible();
    if (screen === 'homeclassic') await expect(page.locator('.TabBar-bar')).toBeVisible();
    expect(await box()).toBe(before);
  });

for (const [screen, usual] of [
  ['select', 'zh'],
  ['homeclassic', 'en'],
] as const)
  for (const language of languagesOf(usual))
    test.describe(`the first tap in ${language} on /${screen}`, () => {
      test.use({ language });

      test(`before the app’s files have come leads on when they come, and Back leads back (${language}, ${screen})`, {
        tag: ['@N27', '@repeats'],
      }, async ({ page, visitor }) => {
        const release = await holdScripts(page);
        await page.goto(`/${screen}/${stories.open}`, { waitUntil: 'commit' });
        const action = visitor.link(visitor.say('select', 'register'));
        await action.tap();
        await expect(action).toHaveAttribute('aria-busy', 'true');
        // The second is not a second navigation.
        await action.tap();
        expect(page.url()).toContain(`/${screen}/`);
        release();
        await expect(page.locator('#contact')).toBeVisible();
        await page.goBack();
        await expect(page.locator('h1')).toHaveText(storyTitles.open[language]);
        await expect(action).not.toHaveAttribute('aria-busy');
        expect(new URL(page.url()).pathname).toBe(`/${screen}/${stories.open}`);
      });
    });

test('a press that begins before React takes over and ends after it leads on', {
  tag: '@N27',
}, async ({ page, visitor }) => {
  const release = await holdScripts(page);
  await page.goto(`/select/${stories.open}`, { waitUntil: 'commit' });
  const action = visitor.link('登记参观');
  const box = (await action.boundingBox())!;
  const painted = await action.elementHandle();
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  release();
  await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
  expect(await page.locator('#boot').count()).toBe(0);
  expect(await painted?.evaluate((link) => link.isConnected)).toBe(true);
  await page.mouse.up();
  await expect(page.locator('#contact')).toBeVisible();
});

test('the focus on the action stays when React takes over, and Enter leads on', {
  tag: ['@N27', '@repeats'],
}, async ({ page, visitor }) => {
  const release = await holdScripts(page);
  await page.goto(`/select/${stories.open}`, { waitUntil: 'commit' });
  const action = visitor.link('登记参观');
  await action.focus();
  release();
  await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
  await expect(action).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#contact')).toBeVisible();
});

test('a link opened by key before the app’s files have come leads to a page whose heading has the focus', async ({
  page,
  visitor,
}) => {
  const release = await holdScripts(page);
  await page.goto(`/select/${stories.open}`, { waitUntil: 'commit' });
  await visitor.link('登记参观').press('Enter');
  release();
  await expect(visitor.heading).toHaveText('验证手机号');
  await expect(visitor.heading).toBeFocused();
});

test('an action opened in a new tab before the app’s files have come opens there', {
  tag: ['@N27', '@repeats'],
}, async ({ page, context, visitor }) => {
  await holdScripts(page);
  await page.goto(`/select/${stories.open}`, { waitUntil: 'commit' });
  const opened = context.waitForEvent('page');
  await visitor.link('登记参观').click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other.locator('#contact')).toBeVisible();
  expect(page.url()).toContain('/select/');
});

test('a visitor who may be registered is not offered the registration before that is known', {
  tag: ['@N27', '@repeats'],
}, async ({ page, context, request }) => {
  await holdVouchers(context, [await visitorOnSite(request, '温书白')]);
  await holdScripts(page);
  await page.goto(`/select/${stories.open}`, { waitUntil: 'commit' });
  await expect(page.locator('.l-badge')).toHaveText('登记进行中');
  await expect(page.locator('.l-foot')).toHaveCount(0);
});

for (const story of ['soon', 'paused', 'ended', 'longForm', 'guest'] as const) {
  test(`nothing jumps while the ${story} exhibition opens`, { tag: ['@N27', '@repeats'] }, async ({
    page,
    visitor,
  }) => {
    const shifts = await watchShifts(page);
    await visitor.open(story);
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toBeLessThanOrEqual(0.01);
  });
}

test('where one checks in, the exhibition is there before React, and nothing jumps', {
  tag: ['@N27', '@check-in-place', '@repeats'],
}, async ({ page, visitor, context, request }) => {
  await holdVouchers(context, [await visitorOnSite(request, '温书白')]);
  const shifts = await watchShifts(page);
  const release = await holdScripts(page);
  await page.goto(checkInAt('gate'), { waitUntil: 'commit' });
  await expect(page.locator('.l-head')).toHaveText('江海智慧物流展');
  expect(await page.evaluate(() => window.boot?.taken)).toBe(false);
  const painted = await page.locator('.l-head img').elementHandle();
  const before = await boxesOf(page, '.l-head img, .l-head > *');
  release();
  await expect(visitor.heading).toHaveText('南门');
  await expect(visitor.button(visitor.say('checkInFirst', 'checkInHere'))).toBeVisible();
  expect(await boxesOf(page, '.l-head img, .l-head > *')).toEqual(before);
  expect(await painted?.evaluate((picture) => picture.isConnected)).toBe(true);
  expect(await shifts()).toBeLessThanOrEqual(0.01);
});
