import { expect, type Page } from '@playwright/test';

export const playback = (page: Page) =>
  page.locator('main video').evaluate((video: HTMLVideoElement) => ({
    at: video.currentTime,
    frames: video.getVideoPlaybackQuality().totalVideoFrames,
  }));

/** Of all that was seen, jumps left out. */
export const playedSeconds = (page: Page) =>
  page.locator('main video').evaluate((video: HTMLVideoElement) => {
    let seconds = 0;
    for (let at = 0; at < video.played.length; at += 1)
      seconds += video.played.end(at) - video.played.start(at);
    return seconds;
  });

/** Pictures arrive, and time goes on. */
export async function expectMoving(page: Page): Promise<void> {
  await expect.poll(async () => (await playback(page)).frames, { timeout: 20_000 }).toBeGreaterThan(2);
  const { at } = await playback(page);
  await expect.poll(async () => (await playback(page)).at, { timeout: 20_000 }).toBeGreaterThan(at);
}

/** An engine that does not know playlists, as most on desktops. */
export const forgetPlaylists = (page: Page) =>
  page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = (type) => (type.includes('mpegurl') ? '' : 'maybe');
  });

/** An engine that tells the tracks of a stream, as those of Apple: it plays playlists without a player. */
export const trustPlaylists = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(HTMLMediaElement.prototype, 'audioTracks', { get: () => new EventTarget() });
  });
