import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { expectMoving } from './support/playback.ts';
import { stories } from './support/stories.ts';
import type { Visitor } from './support/visitor.ts';

const room = (number: number) => `/live/${stories.open}/liveopen${String(number).padStart(16, '0')}`;
/** In the order of `sandbox/seed/live/liveRow.ts`. */
const [plain, captioned, recorded, versions, fromFile] = [1, 6, 8, 5, 3].map(room) as [
  string,
  string,
  string,
  string,
  string,
];

const start = ({ page, say }: Visitor) =>
  page.getByRole('button', { name: say('content', 'playOf', { name: '' }).trim() }).click();

/** The captions that are over the picture now. */
const shownCues = (page: Page) =>
  page.locator('main video').evaluate((video: HTMLVideoElement) =>
    Array.from(video.textTracks)
      .filter(({ mode }) => mode === 'showing')
      .flatMap(({ activeCues }) => Array.from(activeCues ?? [], (cue) => (cue as VTTCue).text)),
  );

for (const [language, said] of [
  ['zh', /展位|机械臂|传送带|掌声/],
  ['en', /booth|arm|belt|Applause/],
] as const)
  test.describe(`what is carried by a stream (${language})`, () => {
    test.use({ language });

    test(`a live on air shows its captions in the language of the page once they are turned on, and when it is opened again (${language})`, async ({
      page,
      visitor,
    }) => {
      const { say } = visitor;
      await page.goto(`/lives/${stories.open}?state=live`);
      const row = page.locator(`main a[href^="${captioned}"]`);
      await row.click();
      await start(visitor);
      await expectMoving(page);
      const captions = page.getByRole('button', { name: say('content', 'captions'), exact: true });
      await expect(captions).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByText(say('content', 'tracksNone'))).toHaveCount(0);
      await captions.click();
      await expect(captions).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(async () => (await shownCues(page)).join('')).toMatch(said);
      await expectAccessible(page, 'a live with captions');
      await expectFits(page, 'a live with captions');
      await page.goBack();
      await row.click();
      await start(visitor);
      await expectMoving(page);
      await expect(captions).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(async () => (await shownCues(page)).join('')).toMatch(said);
    });

    test(`a recording is heard with its audio description once it is chosen (${language})`, async ({
      page,
      visitor,
    }) => {
      const { say } = visitor;
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
      const described = () => asked.filter((path) => /described-\d+\.m4s$/.test(path));
      await page.goto(recorded);
      await start(visitor);
      await expectMoving(page);
      expect(described()).toEqual([]);
      const button = page.getByRole('button', { name: say('content', 'description') });
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => described().length).toBeGreaterThan(0);
    });
  });

test('a film with a described version goes on in it from where it was', async ({ page, visitor }) => {
  await page.goto(versions);
  await start(visitor);
  await expectMoving(page);
  const video = page.locator('main video');
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 4;
  });
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(4);
  await page.getByRole('button', { name: '口述影像' }).click();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.src)).toMatch(/^blob:/);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(4);
  await expectMoving(page);
});

test('a live on air without captions says so once something of it has come, and not before', async ({
  page,
  visitor,
}) => {
  await page.goto(plain);
  await expect(page.getByRole('button', { name: /^播放：/ })).toBeVisible();
  const none = page.getByText('没有字幕和口述影像');
  await expect(none).toHaveCount(0);
  await start(visitor);
  await expectMoving(page);
  await expect(none).toBeVisible();
});

test('the transcript of a film with captions alone is made from their file', async ({ page }) => {
  await page.goto(fromFile);
  await page.getByText('文字稿', { exact: true }).click();
  await expect(page.getByText('欢迎来到我们的展位。\n机械臂正在抓取零件。')).toBeVisible();
  await expectAccessible(page, 'a transcript');
});
