// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { listExhibition, rowCount } from './fillList.mjs';
import { overSlowLine, phone, slowPhone, waitForQuietMachine } from './measurePage.mjs';
import { summarise, toTable } from './summarise.mjs';
import { openSeveral, rowSelector, scrollPage, takeSeen, watchRows } from './watchRows.mjs';

/**
 * @typedef {import('./watchRows.mjs').Seen} Seen
 * @typedef {{ rows: number, rowsOverLine: number, shown: number, rowsWorst: number, earlyTasks: number, earlyWorst: number, lateTasks: number, lateWorst: number, scrollTasks: number, scrollWorst: number, back: number, backWorst: number, keyMedian: number, keyWorst: number, searchWorst: number, drawn: number }} ListRun
 * milliseconds, but for the numbers of long tasks (`…Tasks`) and for `drawn`, the most rows that were drawn together
 */

const address = `/exhibitors/${listExhibition}`;
/** As far as a hand pushes a list in some seconds. */
const finger = { downPx: 30_000, pxPerSecond: 6_000 };
/** Faster than pages are answered. */
const toTheEnd = { downPx: 40_000, pxPerSecond: 40_000 };
/** So many arrive on the slow phone once all others are there. */
const lastRows = 600;
const keys = '智能装备';
const betweenKeysMs = 150;
const restMs = 600;
const longestWaitMs = 4_000;
const longestScrollMs = 300_000;
/** Each takes some minutes. */
const mostRuns = 3;

/** @type {readonly [key: keyof ListRun, label: string, aim?: number][]} */
const lines = [
  ['rowsOverLine', 'from the answer to the first rows, ms', 100],
  ['shown', 'to them from the opening of the page, ms'],
  ['rows', 'as the first where answers come together, ms', 100],
  ['rowsWorst', 'longest task until then, ms'],
  ['earlyTasks', 'tasks over 50 ms while the first pages arrive', 0],
  ['earlyWorst', 'longest of them, ms', 0],
  ['lateTasks', 'tasks over 50 ms while the last pages arrive', 0],
  ['lateWorst', 'longest of them, ms', 0],
  ['scrollTasks', 'tasks over 50 ms while scrolling in all rows', 0],
  ['scrollWorst', 'longest of them, ms', 0],
  ['back', 'from Back to the rows that were left, ms', 100],
  ['backWorst', 'longest task of it, ms', 50],
  ['keyMedian', 'middle key of a search to its frame, ms', 50],
  ['keyWorst', 'worst key, ms', 50],
  ['searchWorst', 'longest task until it is answered, ms', 50],
  ['drawn', 'rows drawn together, at most'],
];

/** @param {readonly ListRun[]} runs */
export const toListTable = (runs) => toTable('list of 10,000 exhibitors', runs, lines);

/** @param {Record<'first' | 'overLine' | 'early' | 'late' | 'scrolled' | 'returned' | 'searched', Seen>} seen @returns {ListRun} */
export function toListRun({ first, overLine, early, late, scrolled, returned, searched }) {
  const worst = (/** @type {Seen} */ { tasks }) => Math.max(0, ...tasks);
  return {
    rows: first.rows,
    rowsOverLine: overLine.rows,
    shown: overLine.shown,
    rowsWorst: worst(first),
    earlyTasks: early.tasks.length,
    earlyWorst: worst(early),
    lateTasks: late.tasks.length,
    lateWorst: worst(late),
    scrollTasks: scrolled.tasks.length,
    scrollWorst: worst(scrolled),
    back: returned.back,
    backWorst: worst(returned),
    keyMedian: summarise(searched.keys).median,
    keyWorst: Math.max(0, ...searched.keys),
    searchWorst: worst(searched),
    drawn: Math.max(...[first, early, late, scrolled, returned, searched].map(({ drawn }) => drawn)),
  };
}

/**
 * Opens the list on a slow phone, scrolls it to its end, goes to a row and back, and searches.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin of a sandbox that `fillList` has filled
 * @param {number} n
 */
export async function measureList(browser, origin, n) {
  const runs = [];
  for (let run = 0; run < Math.min(n, mostRuns); run += 1) runs.push(await measureOnce(browser, origin));
  console.log(`\n${toListTable(runs)}`);
  return { runs, n: runs.length };
}

/** @param {import('@playwright/test').Browser} browser @param {string} origin */
async function measureOnce(browser, origin) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watchRows, {
    row: rowSelector,
    call: 'get/ExhibitorExhibitionInfo',
    firstIsEnough: true,
  });
  const session = await context.newCDPSession(page);
  const slowDown = (/** @type {number} */ rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
  // With the files there already: what is measured is the list and not its files.
  await page.goto(`${origin}${address}`);
  await page.locator(rowSelector).first().waitFor();
  await page.locator(`${rowSelector} a`).first().tap();
  await page.locator('h1').waitFor();
  await waitForQuietMachine(longestWaitMs);
  await slowDown(slowPhone.cpuRate);
  const open = async () => {
    await page.goto(`${origin}${address}`);
    await page.locator(rowSelector).first().waitFor();
    await sleep(restMs);
    return takeSeen(page);
  };
  const overLine = await overSlowLine(session, () => openSeveral(open));
  const first = await openSeveral(open);

  const { movedPx } = await scrollPage(page, finger);
  if (movedPx === 0) throw new Error('the list was not scrolled');
  await sleep(restMs);
  const early = await takeSeen(page);

  await slowDown(1);
  await scrollUntil(page, toTheEnd, rowCount - lastRows);
  await slowDown(slowPhone.cpuRate);
  await sleep(restMs);
  await takeSeen(page);
  await scrollUntil(page, finger, rowCount);
  await sleep(restMs);
  const late = await takeSeen(page);

  for (const way of [-1, 1, -1]) {
    await scrollPage(page, { ...finger, downPx: way * finger.downPx });
    await sleep(restMs);
  }
  const scrolled = await takeSeen(page);

  const returned = await returnToRows(page);
  const searched = await search(page);
  await context.close();
  return toListRun({ first, overLine, early, late, scrolled, returned, searched });
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {{ downPx: number, pxPerSecond: number }} way
 * @param {number} wantedRows
 */
async function scrollUntil(page, way, wantedRows) {
  const countRows = async () => Number(await page.locator(rowSelector).first().getAttribute('aria-setsize'));
  for (const endMs = Date.now() + longestScrollMs; (await countRows()) < wantedRows; ) {
    if (Date.now() > endMs) throw new Error('the list did not come to its end');
    await scrollPage(page, way);
  }
}

/** How far from its place a row may come back, in pixels. */
const nearPx = 8;

/** From the list to one of its rows and back. @param {import('@playwright/test').Page} page @returns {Promise<Seen>} */
export async function returnToRows(page) {
  const links = page.locator(`${rowSelector} a`);
  const link = links.nth(5);
  const href = await link.getAttribute('href');
  // The row's, not the page's: rows above it that are measured again move the page under it.
  const placeOf = async () =>
    (await page.locator(`${rowSelector} a[href="${href}"]`).first().boundingBox())?.y ?? Infinity;
  // A tap scrolls to what is out of sight, and would itself change the place.
  await link.scrollIntoViewIfNeeded();
  await sleep(restMs);
  const leftAt = await placeOf();
  await link.tap();
  await page.waitForURL(/\/exhibitor\//);
  await sleep(restMs);
  await takeSeen(page);
  await page.evaluate(() => window.history.back());
  await links.first().waitFor();
  await sleep(restMs);
  const returned = await takeSeen(page);
  const movedPx = Math.abs((await placeOf()) - leftAt);
  if (movedPx > nearPx) throw new Error(`Back led ${movedPx} px away from the place`);
  return returned;
}

/** @param {import('@playwright/test').Page} page */
async function search(page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('input[type=search]').tap();
  await sleep(restMs);
  await takeSeen(page);
  for (const key of keys) {
    await page.keyboard.insertText(key);
    await sleep(betweenKeysMs);
  }
  await sleep(restMs * 2);
  return takeSeen(page);
}
