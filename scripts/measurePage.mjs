// @ts-check
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * One visit's timings in milliseconds since navigation, and its costs.
 * @typedef {{ firstPaint: number, name: number, largestPaint: number, ready: number, whole?: number, longTasks: number, blocking: number, shift: number }} Timings
 * @typedef {Timings & { bytes: number, requests: number }} Visit
 * @typedef {{ cpuRate: number, downKbps: number, upKbps: number, latencyMs: number }} Throttle
 * A first visit; one with warm caches; one with warm caches and no network.
 * @typedef {'cold' | 'repeat' | 'offline'} Kind
 */

/** What a slow phone in a full hall has. Latency is added per request; there is no handshake and no slow start. */
export const slowPhone = { cpuRate: 4, downKbps: 1600, upKbps: 750, latencyMs: 150 };
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
};

const quietMs = 1500;
const longestVisitMs = 60_000;
const longestKeepingMs = 10_000;

/**
 * Visits an address in a throttled tab and waits until nothing moves any more.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {{ name: string, ready: string, whole?: string | undefined, before?: string | undefined, kind: Kind, throttle?: Throttle }} options
 *   name: the text whose first visible frame counts; `ready`, `whole`: the elements whose first visible frame counts; `before`: an address that was
 *   visited too before a repeated visit
 * @returns {Promise<Visit | undefined>} undefined where the page does not open without a network
 */
export async function measureVisit(context, url, options) {
  const { name, ready, whole, before = url, kind, throttle = slowPhone } = options;
  const page = await context.newPage();
  await page.addInitScript(watchPage, { name, ready, whole });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (kind !== 'cold') {
    for (const address of new Set([before, url])) {
      await page.goto(address);
      await page.waitForSelector(whole ?? ready);
      await sleep(quietMs);
      if (kind === 'offline') await untilKept(page);
    }
    await page.goto('about:blank');
  }
  const traffic = watchTraffic(session);
  await waitForQuietMachine();
  const isOffline = kind === 'offline';
  // For the page, and for a worker that may stand before it.
  await applyThrottle(session, throttle, isOffline);
  if (isOffline) await context.setOffline(true);
  try {
    await page.goto(url, { waitUntil: 'commit' });
  } catch (problem) {
    if (!isOffline) throw problem;
    await page.close();
    return undefined;
  }
  const isSeen = () =>
    page.evaluate(() => Object.values(Reflect.get(window, 'visit').seen).every(Boolean)).catch(() => false);
  for (const endMs = Date.now() + longestVisitMs; Date.now() < endMs; ) {
    await sleep(100);
    if ((await isSeen()) && traffic.quietForMs() > quietMs) break;
  }
  const visit = await page.evaluate(() => Reflect.get(window, 'visit'));
  if (!(await isSeen())) throw new Error(`${url} was not ready within ${longestVisitMs / 1000} s`);
  await page.close();
  const { seen: _seen, ...timings } = visit;
  return { ...timings, bytes: traffic.bytes, requests: traffic.requests };
}

/**
 * @param {import('@playwright/test').CDPSession} session
 * @param {Throttle} throttle
 * @param {boolean} offline
 */
async function applyThrottle(session, { cpuRate, downKbps, upKbps, latencyMs }, offline) {
  const bytesPerSecond = (/** @type {number} */ kbps) => (kbps * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond(downKbps),
    uploadThroughput: bytesPerSecond(upKbps),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
}

const openLine = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/**
 * Does something over the slow phone's line, and nothing after it.
 * @template T
 * @param {import('@playwright/test').CDPSession} session
 * @param {() => Promise<T>} action
 */
export async function overSlowLine(session, action) {
  await session.send('Network.enable');
  await applyThrottle(session, slowPhone, false);
  const result = await action();
  await session.send('Network.emulateNetworkConditions', openLine);
  await session.send('Network.disable');
  return result;
}

/** @param {import('@playwright/test').CDPSession} session */
function watchTraffic(session) {
  const running = new Set();
  let changedMs = Date.now();
  const traffic = {
    bytes: 0,
    requests: 0,
    quietForMs: () => (running.size > 0 ? 0 : Date.now() - changedMs),
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^(data|blob):/.test(request.url)) return;
    if (!running.has(requestId)) traffic.requests += 1;
    running.add(requestId);
    changedMs = Date.now();
  });
  const end = (
    /** @type {{ requestId: string, encodedDataLength?: number }} */ { requestId, encodedDataLength = 0 },
  ) => {
    if (!running.delete(requestId)) return;
    traffic.bytes += encodedDataLength;
    changedMs = Date.now();
  };
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  return traffic;
}

/**
 * Runs inside the page, before anything of it.
 * @param {{ name: string, ready: string, whole?: string | undefined }} marks
 */
function watchPage({ name, ready, whole }) {
  if (window !== window.top) return;
  const visit = {
    firstPaint: 0,
    name: 0,
    largestPaint: 0,
    ready: 0,
    longTasks: 0,
    blocking: 0,
    shift: 0,
    /** @type {Record<string, boolean>} */
    seen: {},
  };
  Reflect.set(window, 'visit', visit);
  const observe = (/** @type {string} */ type, /** @type {(entry: any) => void} */ note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') visit.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => (visit.largestPaint = entry.startTime));
  observe('layout-shift', (entry) => (visit.shift += entry.hadRecentInput ? 0 : entry.value));
  observe('longtask', (entry) => {
    visit.longTasks += entry.duration;
    visit.blocking += Math.max(0, entry.duration - 50);
  });
  const isVisible = (/** @type {string} */ selector) =>
    Array.from(document.querySelectorAll(selector)).some((node) => node.getBoundingClientRect().height > 0);
  // A mark counts when its frame has been painted: one frame and one task later.
  const whenPainted = (/** @type {() => boolean} */ isThere, /** @type {string} */ mark) => {
    visit.seen[mark] = false;
    const look = () => {
      if (!isThere()) requestAnimationFrame(look);
      else
        requestAnimationFrame(() =>
          setTimeout(() => {
            Reflect.set(visit, mark, performance.now());
            visit.seen[mark] = true;
          }),
        );
    };
    requestAnimationFrame(look);
  };
  whenPainted(() => document.body?.innerText.includes(name) ?? false, 'name');
  whenPainted(() => isVisible(ready), 'ready');
  if (whole !== undefined) whenPainted(() => isVisible(whole), 'whole');
}

/** What opens without a network has been put aside by the service worker, where there is one. */
async function untilKept(/** @type {import('@playwright/test').Page} */ page) {
  await page.evaluate(async (longestMs) => {
    const later = new Promise((done) => setTimeout(done, longestMs));
    await Promise.race([navigator.serviceWorker.ready, later]);
  }, longestKeepingMs);
}

/** Other work on this machine spoils a visit: waits for 60 % of it to be idle, 20 seconds at most unless told. Linux only. */
export async function waitForQuietMachine(longestMs = 20_000) {
  for (const endMs = Date.now() + longestMs; Date.now() < endMs; ) {
    const before = readCpu();
    if (before === undefined) return;
    await sleep(800);
    const after = readCpu() ?? before;
    if ((after.idle - before.idle) / Math.max(1, after.all - before.all) >= 0.6) return;
  }
}

function readCpu() {
  try {
    const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    const ticks = first.trim().split(/\s+/).slice(1).map(Number);
    return { idle: (ticks[3] ?? 0) + (ticks[4] ?? 0), all: ticks.reduce((sum, tick) => sum + tick, 0) };
  } catch {
    return undefined;
  }
}
