// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { phone, slowPhone } from '../measurePage.mjs';
import { summarise, toTable } from '../summarise.mjs';

/**
 * Tasks over 50 ms, and from each key to its frame and to its results, in milliseconds.
 * @typedef {{ tasks: number[], keys: number[], results: number[] }} Seen
 * @typedef {{ fillWorst: number, keyMedian: number, keyWorst: number, resultMedian: number, resultWorst: number, typeWorst: number }} SearchRun
 * milliseconds; `fillWorst` is the longest task while the directory is read
 */

/** The story with 5,000 exhibitors and 10,000 products. */
const address = '/search/large0000000000000000001';
const queries = ['视觉检测', 'zhineng', 'jxjm', '3A12'];
const longestFillMs = 180_000;
/** Each answer has come before the next key. */
const betweenKeysMs = 700;
const mostRuns = 3;

/** @type {readonly [key: keyof SearchRun, label: string, aim?: number][]} */
const lines = [
  ['fillWorst', 'longest task while the directory is read, ms', 50],
  ['keyMedian', 'middle key to its frame, ms', 50],
  ['keyWorst', 'worst key, ms', 50],
  ['resultMedian', 'middle key to its results, ms', 50],
  ['resultWorst', 'worst key to its results, ms'],
  ['typeWorst', 'longest task while typing, ms', 50],
];

/** @param {string} where @param {readonly SearchRun[]} runs */
export const toSearchTable = (where, runs) =>
  toTable(`search in 5,000 exhibitors and 10,000 products, ${where}`, runs, lines);

/** @param {{ filled: Seen, typed: Seen }} seen @returns {SearchRun} */
export function toSearchRun({ filled, typed }) {
  return {
    fillWorst: Math.max(0, ...filled.tasks),
    keyMedian: summarise(typed.keys).median,
    keyWorst: Math.max(0, ...typed.keys),
    resultMedian: summarise(typed.results).median,
    resultWorst: Math.max(0, ...typed.results),
    typeWorst: Math.max(0, ...typed.tasks),
  };
}

/** Runs inside the page, before anything of it. */
function watchSearch() {
  const nothing = () => ({
    tasks: /** @type {number[]} */ ([]),
    keys: /** @type {number[]} */ ([]),
    results: /** @type {number[]} */ ([]),
  });
  let seen = nothing();
  let typedMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
  const whenPainted = (/** @type {() => void} */ note) => requestAnimationFrame(() => setTimeout(note));
  addEventListener(
    'input',
    ({ timeStamp }) => {
      typedMs = timeStamp;
      whenPainted(() => seen.keys.push(performance.now() - timeStamp));
    },
    true,
  );
  new MutationObserver((changes) => {
    const isResult = changes.some(({ target }) =>
      target.parentElement?.closest('main section, main [data-announce]'),
    );
    if (!isResult || typedMs === 0) return;
    const sinceMs = typedMs;
    typedMs = 0;
    whenPainted(() => seen.results.push(performance.now() - sinceMs));
  }).observe(document, { childList: true, characterData: true, subtree: true });
  Reflect.set(window, 'takeSearch', () => {
    const taken = seen;
    seen = nothing();
    return taken;
  });
}

/**
 * Opens the search on a slow phone, waits until the whole directory has been read, and types. The browser does not slow down a
 * worker; the second run deletes `Worker`, so that the page searches and is slowed down.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} n
 */
export async function measureSearch(browser, origin, n) {
  const kinds = { 'in a worker': true, 'in the page': false };
  /** @type {Record<string, SearchRun[]>} */
  const done = {};
  for (const [where, hasWorker] of Object.entries(kinds)) {
    /** @type {SearchRun[]} */
    const runs = [];
    for (let run = 0; run < Math.min(n, mostRuns); run += 1)
      runs.push(await measureOnce(browser, origin, hasWorker));
    console.log(`\n${toSearchTable(where, runs)}`);
    done[where] = runs;
  }
  return done;
}

/** @param {import('@playwright/test').Browser} browser @param {string} origin @param {boolean} hasWorker */
async function measureOnce(browser, origin, hasWorker) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watchSearch);
  if (!hasWorker) await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuRate });
  const take = () => page.evaluate(() => /** @type {Seen} */ (Reflect.get(window, 'takeSearch')()));
  await page.goto(`${origin}${address}`);
  const field = page.locator('input[type=search]');
  await field.waitFor();
  await sleep(betweenKeysMs);
  // What the app itself takes to start is measured elsewhere.
  await take();
  await page.locator('[data-state=whole]').waitFor({ state: 'attached', timeout: longestFillMs });
  await sleep(betweenKeysMs);
  const filled = await take();
  for (const query of queries) {
    await field.fill('');
    await sleep(betweenKeysMs);
    for (const key of query) {
      await page.keyboard.insertText(key);
      await sleep(betweenKeysMs);
    }
  }
  const typed = await take();
  await context.close();
  return toSearchRun({ filled, typed });
}
