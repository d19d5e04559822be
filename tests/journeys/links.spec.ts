import { expect, type Page } from '@playwright/test';
import { speak, test } from './support/journey.ts';
import { letPass } from './support/letPass.ts';
import { stories } from './support/stories.ts';
import { languagesOf } from './support/words.ts';

const home = `/homeclassic/${stories.open}`;
const questions = `/question-page/${stories.open}/media0000000000000000001`;

/** The organiser's pictures are links that we did not write. */
async function tapBanner(page: Page, title: string): Promise<void> {
  await page.getByRole('img', { name: title }).evaluate((picture) => {
    (picture.closest('a, button') as HTMLElement).click();
  });
}

for (const language of languagesOf('zh')) {
  const titles =
    language === 'zh'
      ? { inside: '机器人展区现场演示', outside: '技术交流日程', script: '旧活动' }
      : { inside: 'Robots at work in hall 1', outside: 'The technical talks', script: 'A past event' };

  test.describe(`a link of the organiser's, ${language}`, () => {
    test.use({ language });
    test.beforeEach(async ({ page, context }) => {
      await speak(context, language);
      await page.goto(home);
      await expect(page.getByRole('img', { name: titles.inside })).toBeAttached();
    });

    test('to a screen of this app opens in the app', { tag: ['@link-internal', '@repeats'] }, async ({
      page,
    }) => {
      await page.evaluate(() => {
        (window as unknown as { sameDocument: boolean }).sameDocument = true;
      });
      await tapBanner(page, titles.inside);
      await expect(page).toHaveURL(new RegExp(`${questions}$`));
      expect(await page.evaluate(() => (window as unknown as { sameDocument?: boolean }).sameDocument)).toBe(
        true,
      );
    });

    test('to another site leaves the app by a full page navigation, once the visitor has agreed to its host', {
      tag: ['@link-external', '@repeats'],
    }, async ({ page, visitor, noise }) => {
      noise.expect(/^foreign: https:\/\/talks\.example\.com$/);
      await page.route('https://talks.example.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
      );
      await tapBanner(page, titles.outside);
      await expect(page.getByRole('dialog')).toContainText('talks.example.com');
      await visitor.button(visitor.say('hostTools', 'leaveNot')).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${home}$`));
      // A second tap within half a second is no new one.
      await letPass(page, 600);
      await tapBanner(page, titles.outside);
      await visitor.button(visitor.say('hostTools', 'leave')).click();
      await expect(page).toHaveURL('https://talks.example.com/jianghai');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('that is a script is never an address, and says in a toast that it leads nowhere', {
      tag: ['@link-unrecognised', '@X06'],
    }, async ({ page, visitor }) => {
      expect(await page.locator('[href^="javascript:"]').count()).toBe(0);
      const shownAtMs = Date.now();
      await tapBanner(page, titles.script);
      const toast = page.locator('.toast-box', { hasText: visitor.say('shell', 'linkUnrecognised') });
      await expect(toast).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${home}$`));
      await expect(toast).toBeHidden({ timeout: 9_000 });
      expect(Date.now() - shownAtMs).toBeGreaterThan(4_500);
    });

    test('leaves no toast on the next screen', { tag: '@toast-time' }, async ({ page, visitor }) => {
      await tapBanner(page, titles.script);
      const toast = page.locator('.toast-box');
      await expect(toast).toBeVisible();
      await visitor.link(visitor.say('select', 'register')).click();
      await expect(page.locator('#contact')).toBeVisible();
      // It would stay for five seconds.
      await expect(toast).toHaveCount(0, { timeout: 1_500 });
    });
  });
}
