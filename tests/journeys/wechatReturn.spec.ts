import { expect, type Page, type Request } from '@playwright/test';
import { test } from './support/hostPage.ts';
import { stories } from './support/stories.ts';

const identity = /openid|unionid|nickname|sandbox-|headimgurl/;
/** People of the consent page by their place on it: one whose union id is the word `undefined`. */
const withoutUnionId = 2;

/** Addresses and referrers of every request, but those of the auth host and its own redirect. */
function watchRequests(page: Page): () => string[] {
  const seen: Request[] = [];
  page.on('request', (request) => seen.push(request));
  return () =>
    seen
      .filter((request) => !/\/oauth\/|\/questFinish\?/.test(request.url()))
      .flatMap((request) => [request.url(), request.headers()['referer'] ?? '']);
}

for (const host of ['wechatIos', 'wechatAndroid'] as const)
  test.describe(`a return from the auth host in ${host}`, () => {
    test.use({ host });

    test('its identity is out of the address before any file of the app has come', {
      tag: ['@wechat-return', '@repeats'],
    }, async ({ page, wechat }) => {
      await page.route('**/assets/*.js', () => new Promise(() => {}));
      const sent = watchRequests(page);
      await page.goto(
        '/questFinish?openid=sandbox-openid-0003&nickname=mira&unionid=undefined#wechat_redirect',
        {
          waitUntil: 'commit',
        },
      );
      await expect(page).toHaveURL(/\/questFinish$/);
      // WeChat's own menu, which on iOS sends the address that was loaded.
      await expect
        .poll(() =>
          wechat((fake) => {
            fake.emit('menu:share:appmessage');
            return fake.sent[fake.sent.length - 1]?.content['link'];
          }),
        )
        .toMatch(/\/questFinish$/);
      expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).toBe('[]');
      expect(sent().filter((address) => identity.test(address))).toEqual([]);
    });

    test('a page that stays for want of a union id carries no identity, and its share menu is hidden', {
      tag: ['@wechat-return', '@share-menu'],
    }, async ({ page, visitor, wechat }) => {
      const { say } = visitor;
      await visitor.open('open');
      const sent = watchRequests(page);
      await visitor.button(say('accounts', 'wechatContinue')).click();
      await page.locator('a.person').nth(withoutUnionId).click();
      await expect(visitor.heading).toHaveText(say('accounts', 'noUnionIdTitle'));
      await expect
        .poll(() => wechat(({ hiddenMenuItems }) => hiddenMenuItems))
        .toEqual(
          expect.arrayContaining([
            'menuItem:share:appMessage',
            'menuItem:share:timeline',
            'menuItem:share:qq',
            'menuItem:share:QZone',
            'menuItem:share:weiboApp',
            'menuItem:favorite',
            'menuItem:copyUrl',
          ]),
        );
      expect(await wechat(({ verdicts }) => verdicts)).toEqual(['config:ok']);
      await page.waitForLoadState('networkidle');
      expect(sent().filter((address) => identity.test(address))).toEqual([]);

      await page.reload();
      await expect(visitor.heading).toBeVisible();
      await expect(page).toHaveURL(/\/questFinish$/);
      await page.goto(`/select/${stories.open}`);
      await expect.poll(() => wechat(({ verdicts }) => verdicts)).toEqual(['config:ok']);
      await expect.poll(() => wechat(({ hiddenMenuItems }) => hiddenMenuItems.join())).toMatch(/copyUrl/);
      expect(await wechat(({ hiddenMenuItems }) => hiddenMenuItems.join())).not.toMatch(/share:appMessage/);
    });
  });
