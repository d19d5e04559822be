// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { phone, slowPhone } from '../measurePage.mjs';
import { summarise, toTable } from '../summarise.mjs';

/**
 * How long each asking for suggestions took, and tasks over 50 ms since, in milliseconds.
 * @typedef {{ asked: number[], tasks: number[] }} Seen
 * @typedef {{ median: number, worst: number, task: number }} SuggestRun
 */

/** The story with 5,000 exhibitors, 10,000 products and 1,500 sessions. */
const exhibition = 'large0000000000000000001';
const longestFillMs = 180_000;
const settleMs = 3_000;
const times = 5;
const mostRuns = 3;
const lines = /** @type {readonly [keyof SuggestRun, string, number?][]} */ ([
  ['median', 'middle asking to its answer, ms', 100],
  ['worst', 'worst asking to its answer, ms'],
  ['task', 'longest task of the page meanwhile, ms', 50],
]);

/** In the page it is worked out in slices, which no clock at a worker sees. @param {string} where @param {readonly SuggestRun[]} runs @param {boolean} hasWorker */
const toSuggestTable = (where, runs, hasWorker) =>
  toTable(
    `suggestions among 5,000 exhibitors and 10,000 products, ${where}`,
    runs,
    lines.filter(([name]) => hasWorker || name === 'task'),
  );

/** @param {Seen} seen @returns {SuggestRun} */
const toSuggestRun = ({ asked, tasks }) => ({
  median: summarise(asked).median,
  worst: Math.max(0, ...asked),
  task: Math.max(0, ...tasks),
});

/** Runs inside the page, before anything of it: what a visitor has looked at, and a clock at the worker. @param {string} id */
function watchSuggestions(id) {
  if (!location.protocol.startsWith('http')) return;
  const keys = Array.from(
    { length: 60 },
    (_, at) => `exhibitor/exhibitorlarge${String(at + 1).padStart(10, '0')}`,
  );
  if (localStorage.getItem(`seen.${id}`) === null) localStorage.setItem(`seen.${id}`, JSON.stringify(keys));
  const seen = { asked: /** @type {number[]} */ ([]), tasks: /** @type {number[]} */ ([]) };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
  Reflect.set(window, 'seenSuggestions', seen);
  const Plain = window.Worker;
  if (Plain === undefined) return;
  /** @type {Map<number, number>} */
  const sent = new Map();
  window.Worker = class extends Plain {
    /** @param {string | URL} address @param {WorkerOptions} [options] */
    constructor(address, options) {
      super(address, options);
      this.addEventListener('message', ({ data }) => {
        const sentMs = sent.get(data?.id);
        if (sentMs !== undefined) seen.asked.push(performance.now() - sentMs);
        sent.delete(data?.id);
      });
    }
    /** @override @param {any} message @param {any} [given] */
    postMessage(message, given) {
      if (message?.method === 'suggest') sent.set(message.id, performance.now());
      super.postMessage(message, given);
    }
  };
}

/**
 * Opens the suggestions on a slow phone with the whole directory, and has them worked out again. The browser does not slow down a
 * worker, so its times are those of this machine; the second run deletes `Worker`, so that the page works in
 * slices and is slowed down: there the longest task counts.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} n
 */
export async function measureSuggest(browser, origin, n) {
  const kinds = { 'in a worker': true, 'in the page': false };
  /** @type {Record<string, SuggestRun[]>} */
  const done = {};
  for (const [where, hasWorker] of Object.entries(kinds)) {
    /** @type {SuggestRun[]} */
    const runs = [];
    for (let run = 0; run < Math.min(n, mostRuns); run += 1)
      runs.push(await measureOnce(browser, origin, hasWorker));
    console.log(`\n${toSuggestTable(where, runs, hasWorker)}`);
    done[where] = runs;
  }
  return done;
}

/** @param {import('@playwright/test').Browser} browser @param {string} origin @param {boolean} hasWorker */
async function measureOnce(browser, origin, hasWorker) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  if (!hasWorker) await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await page.addInitScript(watchSuggestions, exhibition);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuRate });
  await page.goto(`${origin}/for-you/${exhibition}`);
  await page.locator('main li a[href^="/exhibitor/"]').first().waitFor({ timeout: longestFillMs });
  await sleep(settleMs);
  await page.evaluate(() => {
    const seen = /** @type {Seen} */ (Reflect.get(window, 'seenSuggestions'));
    seen.asked.length = 0;
    seen.tasks.length = 0;
  });
  for (let time = 0; time < times; time += 1) {
    await page.evaluate(lookAtOneMore, { id: exhibition, time });
    await sleep(settleMs);
  }
  const seen = await page.evaluate(() => /** @type {Seen} */ (Reflect.get(window, 'seenSuggestions')));
  await context.close();
  return toSuggestRun(seen);
}

/** As in another tab. @param {{ id: string, time: number }} what */
function lookAtOneMore({ id, time }) {
  const name = `seen.${id}`;
  const before = JSON.parse(localStorage.getItem(name) ?? '[]');
  const newValue = JSON.stringify([
    ...before,
    `exhibitor/exhibitorlarge${String(200 + time).padStart(10, '0')}`,
  ]);
  localStorage.setItem(name, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: name, newValue, storageArea: localStorage }));
}
