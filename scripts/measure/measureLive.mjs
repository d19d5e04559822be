// @ts-check
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listExhibition } from '../fillList.mjs';
import { phone, slowPhone, waitForQuietMachine } from '../measurePage.mjs';
import { toTable } from '../summarise.mjs';
import { takeSeen, watchRows } from '../watchRows.mjs';

/**
 * @typedef {{ rows: number, rowsWorst: number, early: number, frame: number, loaded: number }} LiveRun
 * milliseconds; `early` and `loaded` in bytes of player and stream: before play is tapped, and until the first frame
 */

const root = resolve(import.meta.dirname, '../..');
const list = `/lives/${listExhibition}`;
/** One that is on air. */
const room = `/live/${listExhibition}/liveopen${'1'.padStart(16, '0')}`;
const row = 'main a[href^="/live/"]';
const restMs = 1_500;
const longestWaitMs = 4_000;
const mostRuns = 5;

/** @type {readonly [key: keyof LiveRun, label: string, aim?: number][]} */
const lines = [
  ['rows', 'list: from the answer to the first rows, ms', 100],
  ['rowsWorst', 'list: longest task until then, ms'],
  ['early', 'room: bytes of player and stream before play', 0],
  ['frame', 'room: from the tap on play to the first frame, ms'],
  ['loaded', 'room: bytes of player and stream until then'],
];

/** @param {string} engine @param {readonly LiveRun[]} runs */
export const toLiveTable = (engine, runs) => toTable(`lives, ${engine}`, runs, lines);

/**
 * Opens the list of lives and the room of one that is on air on a slow phone with a slow line, and taps play.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} n
 */
export async function measureLive(browser, origin, n) {
  const engines = { 'in this engine': false, 'in an engine that knows no playlists': true };
  /** @type {Record<string, LiveRun[]>} */
  const done = {};
  for (const [engine, forgets] of Object.entries(engines)) {
    /** @type {LiveRun[]} */
    const runs = [];
    for (let run = 0; run < Math.min(n, mostRuns); run += 1)
      runs.push(await measureOnce(browser, origin, forgets));
    console.log(`\n${toLiveTable(engine, runs)}`);
    done[engine] = runs;
  }
  return done;
}

/** @param {import('@playwright/test').Browser} browser @param {string} origin @param {boolean} forgets */
async function measureOnce(browser, origin, forgets) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watchRows, { row, call: '/LiveList' });
  if (forgets)
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = (type) => (type.includes('mpegurl') ? '' : 'maybe');
    });
  const session = await context.newCDPSession(page);
  // With the files of both screens there already.
  for (const path of [room, list]) {
    await page.goto(`${origin}${path}`);
    await page
      .locator(path === room ? 'main h1' : row)
      .first()
      .waitFor();
    await sleep(restMs);
  }
  await waitForQuietMachine(longestWaitMs);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuRate });
  await page.goto(`${origin}${list}`);
  await page.locator(row).first().waitFor();
  await sleep(restMs);
  const seen = await takeSeen(page);

  const { downKbps, upKbps, latencyMs } = slowPhone;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: (downKbps * 1000) / 8,
    uploadThroughput: (upKbps * 1000) / 8,
  });
  const traffic = watchMedia(session);
  await page.goto(`${origin}${room}`);
  const play = page.locator('main video + button');
  await play.waitFor();
  await sleep(restMs);
  const early = traffic.bytes;
  await page.evaluate(watchFirstFrame);
  await play.tap();
  await page.waitForFunction(() => Reflect.get(window, 'frameMs') > 0, undefined, { timeout: 60_000 });
  const frame = await page.evaluate(() => Number(Reflect.get(window, 'frameMs')));
  const loaded = traffic.bytes;
  await context.close();
  return { rows: seen.rows, rowsWorst: Math.max(0, ...seen.tasks), early, frame, loaded };
}

/** The file of the build that plays where the engine cannot. */
function findPlayer() {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/.vite/manifest.json'), 'utf8'));
  return `/${manifest['src/ui/player/source/openHls.ts'].file}`;
}

/** Counts what the player and its streams weigh on the line. @param {import('@playwright/test').CDPSession} session */
function watchMedia(session) {
  const media = new Set();
  const traffic = { bytes: 0 };
  const player = findPlayer();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    if (pathname === player || /\.(m3u8|m4s|mp4|ts)$/.test(pathname)) media.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (media.has(requestId)) traffic.bytes += encodedDataLength;
  });
  return traffic;
}

/** Runs inside the page. */
function watchFirstFrame() {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        const video = document.querySelector('video');
        const frames = video?.getVideoPlaybackQuality().totalVideoFrames ?? 0;
        if (frames === 0) requestAnimationFrame(look);
        else Reflect.set(window, 'frameMs', performance.now() - timeStamp);
      };
      look();
    },
    { capture: true, once: true },
  );
}
