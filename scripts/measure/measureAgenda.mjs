// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { listExhibition } from '../fillList.mjs';
import { overSlowLine, phone, slowPhone, waitForQuietMachine } from '../measurePage.mjs';
import { toTable } from '../summarise.mjs';
import { openSeveral, rowSelector, scrollPage, takeSeen, watchRows } from '../watchRows.mjs';

/**
 * @typedef {import('../watchRows.mjs').Seen} Seen
 * @typedef {{ rows: number, rowsOverLine: number, shown: number, rowsWorst: number, scrollTasks: number, scrollWorst: number, opened: number, openWorst: number }} AgendaRun
 * milliseconds, but for `scrollTasks`, the number of long tasks
 */

const programme = `/conferences/${listExhibition}`;
const agenda = `/agenda/${listExhibition}`;
/** As far as a hand pushes a list in some seconds; a day has 500 sessions. */
const finger = { downPx: 30_000, pxPerSecond: 6_000 };
const toggle = 'main li button[aria-pressed="false"]';
const card = '[data-kind]';
/** So much as a visitor plans for a day. */
const planned = 12;
/** Of the sessions that begin within an hour. */
const hourPx = 3_000;
const restMs = 600;
/** What is read is written to the phone a second later. */
const keptMs = 2_000;
const longestWaitMs = 4_000;
const mostRuns = 5;

/** @type {readonly [key: keyof AgendaRun, label: string, aim?: number][]} */
const lines = [
  ['rowsOverLine', 'from the answer to the first sessions, ms', 100],
  ['shown', 'to them from the opening of the page, ms'],
  ['rows', 'as the first where answers come together, ms', 100],
  ['rowsWorst', 'longest task until then, ms'],
  ['scrollTasks', 'tasks over 50 ms while scrolling', 0],
  ['scrollWorst', 'longest of them, ms', 0],
  ['opened', 'from a tap on the tab to my schedule, ms', 200],
  ['openWorst', 'longest task of it, ms', 50],
];

/** @param {readonly AgendaRun[]} runs */
export const toAgendaTable = (runs) =>
  toTable(`programme of 1,500 sessions, and a schedule of ${planned}`, runs, lines);

/** @param {{ first: Seen, overLine: Seen, scrolled: Seen, opening: Seen, opened: number }} seen @returns {AgendaRun} */
export function toAgendaRun({ first, overLine, scrolled, opening, opened }) {
  const worst = (/** @type {Seen} */ { tasks }) => Math.max(0, ...tasks);
  return {
    rows: first.rows,
    rowsOverLine: overLine.rows,
    shown: overLine.shown,
    rowsWorst: worst(first),
    scrollTasks: scrolled.tasks.length,
    scrollWorst: worst(scrolled),
    opened,
    openWorst: worst(opening),
  };
}

/**
 * Opens the programme on a slow phone, scrolls its first day, and opens the schedule that the visitor has put together.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin of a sandbox that `fillProgramme` has filled
 * @param {number} n
 */
export async function measureAgenda(browser, origin, n) {
  const runs = [];
  for (let run = 0; run < Math.min(n, mostRuns); run += 1) runs.push(await measureOnce(browser, origin));
  console.log(`\n${toAgendaTable(runs)}`);
  return { runs, n: runs.length };
}

/** @param {import('@playwright/test').Browser} browser @param {string} origin */
async function measureOnce(browser, origin) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watchRows, { row: rowSelector, call: 'get/Conference', firstIsEnough: true });
  await page.addInitScript(watchTap);
  const session = await context.newCDPSession(page);
  const tapUntil = async (
    /** @type {import('@playwright/test').Locator} */ what,
    /** @type {string} */ shown,
  ) => {
    await page.evaluate((selector) => Reflect.get(window, 'awaitAfterTap')(selector), shown);
    await what.tap();
    await page.waitForFunction(() => Reflect.get(window, 'shownMs') > 0);
    return page.evaluate(() => Number(Reflect.get(window, 'shownMs')));
  };
  // With the files there already, and a schedule on the phone: what is measured is the screen and not the line.
  await page.goto(`${origin}${programme}`);
  for (let at = 0; at < planned; at += 1) {
    await page.locator(toggle).last().click();
    // To the next hour: sessions at the same time would all clash.
    await page.mouse.wheel(0, hourPx);
    await sleep(restMs);
  }
  await page.goto(`${origin}${agenda}`);
  await page.locator(card).first().waitFor();
  await sleep(keptMs);
  await waitForQuietMachine(longestWaitMs);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuRate });
  const open = async () => {
    // Nothing of the programme is kept: the rows wait for the answer.
    await page.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    });
    await page.goto(`${origin}${programme}`);
    await page.locator(rowSelector).first().waitFor();
    await sleep(keptMs);
    return takeSeen(page);
  };
  const overLine = await overSlowLine(session, () => openSeveral(open));
  const first = await openSeveral(open);

  const { movedPx } = await scrollPage(page, finger);
  if (movedPx === 0) throw new Error('the programme was not scrolled');
  await sleep(restMs);
  await scrollPage(page, { ...finger, downPx: -finger.downPx });
  await sleep(restMs);
  const scrolled = await takeSeen(page);

  await page.evaluate(() => window.scrollTo(0, 0));
  await takeSeen(page);
  const opened = await tapUntil(page.locator('nav a[href^="/agenda/"]').first(), card);
  await sleep(restMs);
  const opening = await takeSeen(page);
  await context.close();
  return toAgendaRun({ first, overLine, scrolled, opening, opened });
}

/** Runs inside the page: one frame and one task after the wanted element stands there, it has been painted. */
function watchTap() {
  Reflect.set(window, 'awaitAfterTap', (/** @type {string} */ selector) => {
    Reflect.set(window, 'shownMs', 0);
    const look = (/** @type {number} */ sinceMs) => {
      if (document.querySelector(selector) === null) requestAnimationFrame(() => look(sinceMs));
      else
        requestAnimationFrame(() =>
          setTimeout(() => Reflect.set(window, 'shownMs', performance.now() - sinceMs)),
        );
    };
    addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
  });
}
