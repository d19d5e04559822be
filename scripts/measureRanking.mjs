// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { phone, slowPhone, waitForQuietMachine } from './measurePage.mjs';
import { toTable } from './summarise.mjs';
import { rowSelector, scrollPage, takeSeen, watchRows } from './watchRows.mjs';

/**
 * @typedef {{ rows: number, longTask: number, scrollTasks: number, scrollWorst: number, keyWorst: number, drawn: number }} RankingRun
 * milliseconds, but for `drawn`, the most rows that were drawn together
 */

const exhibition = 'manyteams000000000000001';
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
  ['drawn', 'rows drawn together, at most'],
];

/**
 * @param {readonly RankingRun[]} runs
 */
export const toRankingTable = (runs) => toTable('ranking of 2,000 teams', runs, lines);

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
  await page.addInitScript(watchRows, { row: rowSelector, call: 'queryList/Team' });
  const session = await context.newCDPSession(page);
  // With the files there already: what is measured is the list and not the line.
  await page.goto(`${origin}/teams/${exhibition}`);
  await page.locator('h1').waitFor();
  await waitForQuietMachine(longestWaitMs);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuRate });
  await page.goto(`${origin}/teams/${exhibition}/ranking`);
  await page.locator(rowSelector).first().waitFor();
  await sleep(restMs);
  const first = await takeSeen(page);

  for (const downPx of [scrollPx, -scrollPx]) {
    const { movedPx } = await scrollPage(page, { downPx, pxPerSecond: scrollPxPerSecond });
    if (movedPx === 0) throw new Error('the ranking was not scrolled');
    await sleep(restMs);
  }
  const scrolled = await takeSeen(page);

  await page.locator('input[type=search]').tap();
  await sleep(restMs);
  await takeSeen(page);
  for (const key of keys) {
    await page.keyboard.insertText(key);
    await sleep(betweenKeysMs);
  }
  await sleep(restMs);
  const searched = await takeSeen(page);
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
