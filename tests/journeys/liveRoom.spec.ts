import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { expectMoving, forgetPlaylists, playback } from './support/playback.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';

const room = (number: number) => `/live/${stories.open}/liveopen${String(number).padStart(16, '0')}`;
const [onAir, recorded, notRecorded] = [1, 3, 10].map(room);

walkContent({
  screen: 'a live',
  filled: { path: recorded ?? '', shows: (say) => say('live', 'about') },
  empty: { path: notRecorded ?? '', shows: (say) => say('live', 'overText') },
  gone: { path: `/live/${stories.open}/nothing00000000000000001`, shows: (say) => say('live', 'gone') },
  failed: { call: 'queryList/LiveList', shows: (say) => say('live', 'oneFailed') },
});

test('a live plays after a tap, nothing of it is loaded before, and the phone keeps the number of its room', {
  tag: '@way-live',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto(onAir ?? '');
  const start = page.getByRole('button', { name: /^播放：/ });
  await expect(start).toBeVisible();
  await expect(page.locator('main').getByText('直播中')).toBeVisible();
  expect(asked.filter((address) => /\.(m3u8|m4s|mp4)/.test(address))).toEqual([]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('liveRoomNumber'))).toBe('8801');
  await start.click();
  await expectMoving(page);
  await expect(start).toHaveCount(0);
});

test('where the engine knows no playlists a live plays by a player that is loaded on the tap, once its stream is there', async ({
  page,
  noise,
}) => {
  noise.expectFailed(/streams\/live-1\.m3u8$/);
  await forgetPlaylists(page);
  let missing = 2;
  await page.route('**/streams/live-1.m3u8', async (route) => {
    missing -= 1;
    await (missing >= 0 ? route.fulfill({ status: 404, body: '' }) : route.continue());
  });
  await page.goto(onAir ?? '');
  await page.getByRole('button', { name: /^播放：/ }).click();
  await expect(page.getByText('直播还没有开始，正在重试…').first()).toBeVisible();
  await expectMoving(page);
  await expect(page.locator('main').getByText('直播还没有开始，正在重试…')).toHaveCount(0);
});

test('a recording that is not there says so, and plays on another try from where it was left', async ({
  page,
  noise,
}) => {
  noise.expectFailed(/streams\/replay-3\.m3u8$/);
  let isMissing = true;
  await page.route('**/streams/replay-3.m3u8', async (route) => {
    await (isMissing ? route.fulfill({ status: 404, body: '' }) : route.continue());
  });
  await page.goto(recorded ?? '');
  const start = page.getByRole('button', { name: /^播放：/ });
  await start.click();
  await expect(page.locator('main').getByText('这段视频已被移走或删除')).toBeVisible();
  isMissing = false;
  await page.getByRole('button', { name: '重试' }).click();
  await expectMoving(page);
  await page.getByRole('button', { name: '1.5×' }).click();
  const video = page.locator('main video');
  await expect(video).toHaveJSProperty('playbackRate', 1.5);
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 4;
    element.pause();
  });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('watchPlaces'))).toContain('"seconds":4');
  await page.reload();
  await start.click();
  await expect.poll(async () => (await playback(page)).at, { timeout: 20_000 }).toBeGreaterThan(4);
});
