import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/hostPage.ts';
import { textOfQr } from './support/textOfQr.ts';
import { rowsIn } from './support/records.ts';
import { stories, storyTitles } from './support/stories.ts';
import type { Visitor } from './support/visitor.ts';
import { languagesOf, sayIn } from './support/words.ts';

const home = `/homeclassic/${stories.open}`;
const channelId = 'visitor00000000000000001';
const linkOf = (page: Page) => `${new URL(page.url()).origin}/select/${stories.open}/${channelId}`;
const titles = {
  zh: `江海会展集团邀您参加${storyTitles.open.zh}（专业观众）`,
  en: `Jianghai Exhibitions Group invites you to the ${storyTitles.open.en} (Trade visitors)`,
};

async function openSheet(visitor: Visitor) {
  const { page, say, language } = visitor;
  await page.goto(home);
  await visitor.button(say('home', 'share')).click();
  const sheet = page.getByRole('dialog', { name: say('sharing', 'title') });
  await expect(sheet.getByText(titles[language])).toBeVisible();
  return sheet;
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const language of languagesOf('zh'))
  test.describe(`sharing in a browser, ${language}`, () => {
    test.use({ language });

    test('the link is copied, and a poster carries it', {
      tag: ['@share-link', '@share-template', '@save-copy-delete'],
    }, async ({ page, context, visitor, request }) => {
      const { say } = visitor;
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const sheet = await openSheet(visitor);
      await expect(sheet.getByText(linkOf(page))).toHaveCount(0);
      await expectAccessible(page, 'the share sheet');
      await visitor.button(say('sharing', 'copyLink')).click();
      await expect(page.getByText(say('sharing', 'linkCopied')).first()).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(linkOf(page));

      await visitor.button(say('sharing', 'poster')).click();
      const poster = page
        .getByRole('dialog')
        .getByRole('img', { name: new RegExp(storyTitles.open[language]) });
      await expect(poster).toHaveAttribute('src', /^data:image\/jpeg/);
      expect(await textOfQr(poster)).toBe(linkOf(page));
      await expectAccessible(page, 'the poster');
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: say('sharing', 'posterSave') }).click();
      expect((await download).suggestedFilename()).toBe(`${say('sharing', 'posterFile')}.jpg`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(visitor.button(say('home', 'share'))).toBeFocused();
      // Copying is no sharing yet.
      const shared = await rowsIn(request, 'ShareHistory');
      expect(shared.filter(({ ShareType }) => ShareType === '推荐给朋友')).toEqual([]);
    });

    test('the sheet and the poster fit a narrow page with text twice as large', {
      tag: ['@D18', '@repeats'],
    }, async ({ page, visitor }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        });
      });
      await openSheet(visitor);
      expect(await sideways(page)).toBe(0);
      await visitor.button(visitor.say('sharing', 'poster')).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      expect(await sideways(page)).toBe(0);
    });
  });

test('a picture that its host does not lend to a canvas is left off the poster', async ({
  page,
  visitor,
  noise,
}) => {
  noise.expect(/pictures\.example\.com/);
  noise.allowFailed(/pictures\.example\.com/);
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.route('https://pictures.example.com/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: picture }),
  );
  await page.route('**/register/queryList/Exhibition', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace(
      '/sandbox/pictures/cover-open.svg',
      'https://pictures.example.com/cover.png',
    );
    await route.fulfill({ response, body: text });
  });
  await openSheet(visitor);
  await visitor.button('生成海报').click();
  const poster = page.getByRole('dialog').getByRole('img');
  await expect(poster).toHaveAttribute('src', /^data:image\/jpeg/);
  expect(await textOfQr(poster)).toBe(linkOf(page));
});

for (const host of ['wechatIos', 'wechatAndroid'] as const)
  test.describe(`sharing in ${host}`, () => {
    test.use({ host });

    test('the menu sends the organiser’s words, and a tap on it is recorded', {
      tag: ['@call-share', '@share-template', '@share-link', '@repeats'],
    }, async ({ page, visitor, wechat, request }) => {
      await visitor.open('open');
      const shown = () => wechat((fake) => fake.shareData['updateAppMessageShareData']);
      await expect.poll(shown).toMatchObject({ title: titles.zh, link: linkOf(page) });
      const { imgUrl } = (await shown()) ?? {};
      expect(imgUrl).toBe(`${new URL(page.url()).origin}/sandbox/pictures/seed-logo-23.svg`);

      // On the next screen, whose address Android wants signed again.
      await visitor.startRegistering();
      await expect(page).toHaveURL(/\/login\//);
      const before = (await rowsIn(request, 'ShareHistory')).length;
      await expect
        .poll(async () => {
          await wechat((fake) => fake.emit('menu:share:timeline'));
          return (await rowsIn(request, 'ShareHistory')).length;
        })
        .toBeGreaterThan(before);
      const rows = await rowsIn(request, 'ShareHistory');
      expect(rows[rows.length - 1]).toMatchObject({
        ExhibitionId: stories.open,
        ShareType: '分享到朋友圈',
        Source: 'mobile',
      });
      await expect
        .poll(() => wechat((fake) => fake.sent.find(({ by }) => by === 'page')?.content))
        .toMatchObject({ title: titles.zh, link: linkOf(page) });
    });

    test('the sheet shows where the menu is, and the poster is kept by a long press', async ({
      page,
      visitor,
      wechat,
    }) => {
      await page.goto(home);
      await expect.poll(() => wechat(({ verdicts }) => verdicts)).toEqual(['config:ok']);
      const say = sayIn('zh');
      await visitor.button(say('home', 'share')).click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByText(say('sharing', 'menuHow'))).toBeVisible();
      await expect(sheet.getByRole('button', { name: say('sharing', 'share'), exact: true })).toHaveCount(0);
      await expectAccessible(page, 'the share sheet in WeChat');
      await visitor.button(say('sharing', 'poster')).click();
      await expect(sheet.getByRole('img')).toHaveAttribute('src', /^data:image\/jpeg/);
      await expect(sheet.getByRole('link')).toHaveCount(0);
    });
  });
