// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { phone, slowPhone, waitForQuietMachine } from './measurePage.mjs';
import { summarise } from './summarise.mjs';

/**
 * @typedef {{ rows: number, longTask: number, scrollTasks: number, scrollWorst: number, keyWorst: number, drawn: number }} RankingRun
 * milliseconds, but for `drawn`, the most rows there were at once
 */

const exhibition = 'manyteams000000000000001';
const row = '.virtualRows-rows > li';
/** As far as a hand pushes a list in some seconds. */
const scrollPx = 30_000;
const scrollPxPerSecond = 6_000;
const keys = '健走77';
const betweenKeysMs = 150;
const restMs = 600;
const longestWaitMs = 4_000;

/** @type {readonly [key: keyof RankingRun, label: string, aim?: number][]} */
const lines = [
  ['rows', 'from the answer to the first rows, ms', 100],
  ['longTask', 'longest task of it, ms'],
  ['scrollTasks', 'long tasks while scrolling, sum in ms', 0],
  ['scrollWorst', 'longest of them, ms', 0],
  ['keyWorst', 'worst key of a search to its frame, ms', 50],
  ['drawn', 'rows drawn at once, at most'],
];

/**
 * @param {readonly RankingRun[]} runs
 */
export function toRankingTable(runs) {
  const figures = lines.map(([key, label, aim]) => {
    const { median, min, max } = summarise(runs.map((run) => run[key]));
    const beside = aim === undefined ? '' : `aim ${aim}${median > aim ? ', missed' : ''}`;
    return `  ${label.padEnd(46)}${median.toFixed(0).padStart(7)}   ${`(${min.toFixed(0)} to ${max.toFixed(0)})`.padEnd(16)} ${beside}`.trimEnd();
  });
  return [`ranking of 2,000 teams, middle of ${runs.length} (lowest to highest)`, ...figures].join('\n');
}

/**
 * Opens the ranking on a slow phone, pushes it down and up, and searches in it.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} n
 */
export async function measureRanking(browser, origin, n) {
  const runs = [];
  for (let run = 0; run < n; run += 1) runs.push(await measureOnce(browser, origin));
  console.log(`\n${toRankingTable(runs)}`);
  return { runs, n };
}

/** @param {import('@playwright/test').Browser} browser @param {string} origin @returns {Promise<RankingRun>} */
async function measureOnce(browser, origin) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watchRows, row);
  const session = await context.newCDPSession(page);
  // With the files there already: what is measured is the list and not the line.
  await page.goto(`${origin}/teams/${exhibition}`);
  await page.locator('h1').waitFor();
  await waitForQuietMachine(longestWaitMs);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuRate });
  await page.goto(`${origin}/teams/${exhibition}/ranking`);
  await page.locator(row).first().waitFor();
  await sleep(restMs);
  const first = await take(page);

  for (const way of [-1, 1]) {
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: way * scrollPx,
      speed: scrollPxPerSecond,
      gestureSourceType: 'touch',
    });
    await sleep(restMs);
  }
  const scrolled = await take(page);

  await page.locator('input[type=search]').tap();
  await sleep(restMs);
  await take(page);
  for (const key of keys) {
    await page.keyboard.insertText(key);
    await sleep(betweenKeysMs);
  }
  await sleep(restMs);
  const searched = await take(page);
  await context.close();
  return {
    rows: first.rows,
    longTask: Math.max(0, ...first.tasks),
    scrollTasks: scrolled.tasks.reduce((sum, task) => sum + task, 0),
    scrollWorst: Math.max(0, ...scrolled.tasks),
    keyWorst: Math.max(0, ...searched.keys),
    drawn: Math.max(first.drawn, scrolled.drawn, searched.drawn),
  };
}

/**
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<{ rows: number, tasks: number[], keys: number[], drawn: number }>}
 */
function take(page) {
  return page.evaluate(() => Reflect.get(window, 'ranking').take());
}

/** Runs inside the page, before anything of it. */
function watchRows(/** @type {string} */ selector) {
  let seen = { rows: 0, tasks: /** @type {number[]} */ ([]), keys: /** @type {number[]} */ ([]), drawn: 0 };
  let hasRows = false;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
  const answeredMs = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('queryList/Team'))
      .reduce(
        (last, entry) => Math.max(last, /** @type {PerformanceResourceTiming} */ (entry).responseEnd),
        0,
      );
  new MutationObserver(() => {
    const count = document.querySelectorAll(selector).length;
    seen.drawn = Math.max(seen.drawn, count);
    if (hasRows || count === 0) return;
    hasRows = true;
    // One frame and one task later it has been painted.
    requestAnimationFrame(() => setTimeout(() => (seen.rows = performance.now() - answeredMs())));
  }).observe(document, { childList: true, subtree: true });
  addEventListener(
    'input',
    ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => seen.keys.push(performance.now() - timeStamp))),
    true,
  );
  Reflect.set(window, 'ranking', {
    take() {
      const taken = seen;
      seen = { rows: 0, tasks: [], keys: [], drawn: 0 };
      return taken;
    },
  });
}
