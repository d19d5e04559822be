// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { returnToRows } from '../measureList.mjs';
import { phone, slowPhone, waitForQuietMachine } from '../measurePage.mjs';
import { exhibition, linkedScreens } from '../measuredScreens.mjs';
import { toTable } from '../summarise.mjs';
import { rowSelector, takeSeen, watchRows } from '../watchRows.mjs';

/**
 * Milliseconds from a step back to the rows that were left, and from one out of another document to its first frame; `reloaded` is how
 * many of those pages were loaded again.
 * @typedef {{ rows: number, document: number, documentWorst: number, reloaded: number }} BackRun
 */

/** @type {readonly [key: keyof BackRun, label: string, aim?: number][]} */
const lines = [
  ['rows', 'to a list of some hundreds, its rows, ms', 100],
  ['document', 'from another document, middle page, ms', 100],
  ['documentWorst', 'from another document, worst page, ms'],
  ['reloaded', 'pages that were loaded again', 0],
];
const restMs = 1_500;
const longestWaitMs = 4_000;
const mostRuns = 5;

/** @param {readonly BackRun[]} runs */
const toBackTable = (runs) => toTable('Back', runs, lines);

/**
 * Steps back on a slow phone: from a row to its list, and from another document to each page that links lead to.
 * @param {import('@playwright/test').Browser} browser one that keeps whole pages
 * @param {string} origin
 * @param {number} n
 */
export async function measureBack(browser, origin, n) {
  /** @type {BackRun[]} */
  const runs = [];
  for (let run = 0; run < Math.min(n, mostRuns); run += 1) runs.push(await measureOnce(browser, origin));
  console.log(`\n${toBackTable(runs)}`);
  return runs;
}

/** @param {import('@playwright/test').Browser} browser @param {string} origin @returns {Promise<BackRun>} */
async function measureOnce(browser, origin) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const slowDown = (/** @type {number} */ rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(watchRows, { row: rowSelector, call: 'get/ExhibitorExhibitionInfo' });

  await page.goto(`${origin}/exhibitors/${exhibition}`);
  await page.locator(rowSelector).first().waitFor();
  await waitForQuietMachine(longestWaitMs);
  await slowDown(slowPhone.cpuRate);
  await takeSeen(page);
  const { back: rows } = await returnToRows(page);

  /** @type {number[]} */
  const times = [];
  let reloaded = 0;
  for (const { path, ready } of linkedScreens) {
    await slowDown(1);
    await page.goto(origin + path);
    await page.locator(ready).first().waitFor();
    await sleep(restMs);
    await page.evaluate(noteReturn);
    await page.goto(`${origin}/sandbox/`);
    await slowDown(slowPhone.cpuRate);
    const leaving = page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
    await page.evaluate(() => {
      localStorage.setItem('leftAtMs', String(Date.now()));
      window.history.back();
    });
    await leaving;
    await sleep(restMs);
    const ms = await page.evaluate(() => Number(Reflect.get(window, 'returnedMs') ?? Number.NaN));
    if (Number.isNaN(ms)) reloaded += 1;
    else times.push(ms);
  }
  await context.close();
  times.sort((one, other) => one - other);
  const middle = times[times.length >> 1] ?? Number.NaN;
  return { rows, document: middle, documentWorst: times[times.length - 1] ?? Number.NaN, reloaded };
}

/** Runs inside the page. */
function noteReturn() {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // One frame and one task later it has been painted.
    requestAnimationFrame(() =>
      setTimeout(() =>
        Reflect.set(window, 'returnedMs', Date.now() - Number(localStorage.getItem('leftAtMs'))),
      ),
    );
  });
}
