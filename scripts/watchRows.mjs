// @ts-check
import { summarise } from './summarise.mjs';

/**
 * What a list did since it was last asked, in milliseconds; `rows` from the answer to the first rows, `shown` to them from the
 * navigation, `back` from a step back to its rows, `tasks` those over 50, `keys` each to its frame. `drawn` is the most rows there
 * were in the document.
 * @typedef {{ rows: number, shown: number, back: number, tasks: number[], keys: number[], drawn: number }} Seen
 */

export const rowSelector = '.virtualRows-rows > li';

/**
 * Runs inside the page, before anything of it.
 * @param {{ row: string, call: string, firstIsEnough?: boolean }} list how a row is found, how the address of its call ends, and whether the rows need one answer or all of several
 */
export function watchRows({ row, call, firstIsEnough = false }) {
  const nothing = () => ({
    rows: 0,
    shown: 0,
    back: 0,
    tasks: /** @type {number[]} */ ([]),
    keys: /** @type {number[]} */ ([]),
    drawn: 0,
  });
  let seen = nothing();
  let hasRows = false;
  let backMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
  const answeredMs = () => {
    const answers = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(call));
    const [answer] = /** @type {PerformanceResourceTiming[]} */ (firstIsEnough ? answers : answers.slice(-1));
    return answer?.responseEnd ?? 0;
  };
  // One frame and one task later it has been painted.
  const whenPainted = (/** @type {() => void} */ note) => requestAnimationFrame(() => setTimeout(note));
  new MutationObserver(() => {
    const count = document.querySelectorAll(row).length;
    seen.drawn = Math.max(seen.drawn, count);
    if (count === 0) return;
    if (!hasRows) {
      hasRows = true;
      whenPainted(() => {
        seen.shown = performance.now();
        seen.rows = seen.shown - answeredMs();
      });
    }
    if (backMs > 0) {
      const sinceMs = backMs;
      backMs = 0;
      whenPainted(() => (seen.back = performance.now() - sinceMs));
    }
  }).observe(document, { childList: true, subtree: true });
  addEventListener('popstate', ({ timeStamp }) => (backMs = timeStamp), true);
  addEventListener(
    'input',
    ({ timeStamp }) => whenPainted(() => seen.keys.push(performance.now() - timeStamp)),
    true,
  );
  Reflect.set(window, 'takeSeen', () => {
    const taken = seen;
    seen = nothing();
    return taken;
  });
}

/**
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<Seen>}
 */
export const takeSeen = (page) => page.evaluate(() => Reflect.get(window, 'takeSeen')());

/** One opening may meet the machine at a bad moment. */
const openings = 5;

/**
 * The middle of several openings; of the tasks only the longest.
 * @param {() => Promise<Seen>} open
 * @returns {Promise<Seen>}
 */
export async function openSeveral(open) {
  /** @type {Seen[]} */
  const all = [];
  for (let at = 0; at < openings; at += 1) all.push(await open());
  const middle = (/** @type {(seen: Seen) => number} */ of) => summarise(all.map(of)).median;
  const longest = middle(({ tasks }) => Math.max(0, ...tasks));
  return {
    rows: middle(({ rows }) => rows),
    shown: middle(({ shown }) => shown),
    back: 0,
    tasks: longest > 0 ? [longest] : [],
    keys: [],
    drawn: Math.max(...all.map(({ drawn }) => drawn)),
  };
}

/**
 * Scrolls as a wheel does, frame by frame: Chromium's synthesised fingers move nothing in a headless window.
 * @param {import('@playwright/test').Page} page
 * @param {{ downPx: number, pxPerSecond: number }} way negative for up
 */
export async function scrollPage(page, { downPx, pxPerSecond }) {
  const session = await page.context().newCDPSession(page);
  const readY = () => page.evaluate(() => window.scrollY);
  const beforePx = await readY();
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 600,
    yDistance: -downPx,
    speed: pxPerSecond,
    gestureSourceType: 'mouse',
  });
  await session.detach();
  return { movedPx: (await readY()) - beforePx };
}
