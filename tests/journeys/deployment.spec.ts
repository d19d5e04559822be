import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { builtAddress } from './support/builtFiles.ts';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { languagesOf, sayIn } from './support/words.ts';

const lost = /Failed to load|dynamically imported module|MIME type|module script/;
const loginFile = () => builtAddress('auth/login/LoginScreen.tsx');

for (const language of languagesOf('en'))
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const say = sayIn(language);

    test('a screen whose file is gone reloads the page once, then says so with a way to try again', {
      tag: ['@B01', '@B04', '@repeats'],
    }, async ({ page, visitor, noise }) => {
      noise.expectFailed(loginFile());
      noise.expect(lost);
      let pages = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) pages += 1;
      });
      await page.route(loginFile(), (route) =>
        route.fulfill({ status: 404, body: 'Not found', contentType: 'text/plain' }),
      );
      await visitor.open('open');
      await visitor.link(say('select', 'register')).click();
      await expect(page).toHaveURL(/\/login\/.+[?&]v=/);
      await expect(page.getByText(say('shell', 'problemLoading'))).toBeVisible();
      expect(pages).toBe(2);
      await expectAccessible(page, 'a screen that did not load');

      await page.unroute(loginFile());
      await visitor.button(say('shell', 'retry')).click();
      await expect(page.locator('#contact')).toBeVisible();
    });

    test('a newer build is offered when the page is seen again, and never forced', { tag: '@B07' }, async ({
      page,
      visitor,
    }) => {
      await visitor.open('open');
      await page.route('**/version.json', (route) => route.fulfill({ json: { build: 'newer' } }));
      await expect(page.getByText(say('shell', 'newVersion'))).toHaveCount(0);
      // What watches for it comes after everything that the first screen needs, and may still be on its way.
      await expect(async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect(page.getByText(say('shell', 'newVersion'))).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 10_000 });
      await expectAccessible(page, 'the offer of a newer version');
      await visitor.button(say('shell', 'reload')).click();
      await expect(page).toHaveURL(/[?&]v=/);
      await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
    });

    test('debug=1 opens a panel that says nothing personal, and closes', { tag: '@debug-mode' }, async ({
      page,
      visitor,
    }) => {
      await page.goto(`/select/${stories.open}?debug=1`);
      const panel = page.getByRole('complementary', { name: say('diagnostics', 'title') });
      await expect(panel).toContainText('service worker');
      await expect(panel).not.toContainText(stories.open);
      await expectAccessible(page, 'the diagnostics');
      await visitor.button(say('diagnostics', 'close')).first().click();
      await expect(panel).toHaveCount(0);
    });
  });

test('a web server that answers a missing file with its page is no endless reload', {
  tag: ['@B02', '@B04'],
}, async ({ page, visitor, noise }) => {
  noise.expect(lost);
  await page.route(loginFile(), (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.addInitScript(() => {
    // Nothing may be stored: the address alone must remember the try.
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  await visitor.open('open');
  await visitor.link('登记参观').click();
  await expect(page.getByText('页面加载不完整，可能是网络不稳或刚更新了版本。')).toBeVisible();
  await expect(page).toHaveURL(/[?&]v=/);
});

test('from_miniprogram is read once from the first address and kept', {
  tag: ['@from-mini-program', '@repeats'],
}, async ({ page, visitor }) => {
  await page.goto(`/select/${stories.open}?from_miniprogram=1`);
  await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
  await visitor.open('open');
  expect(await page.evaluate(() => localStorage.getItem('from_miniprogram'))).toBe('1');
});
