// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { phone, slowPhone, waitForQuietMachine } from './measurePage.mjs';
import { failToSubmit, openQuestions, pasteRows, rowCount, steps } from './measure/formSteps.mjs';
import { lengthenForm, questionCount } from './measure/lengthenForm.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ median: number, p95: number, worst: number, longTasks: number }} Keys milliseconds
 * @typedef {{ typed: Record<string, Keys>, taps: Record<string, number>, heap: Record<string, number> }} Run
 * @typedef {{ place: string, target: string }} Place
 */

const keyCount = 40;
/** A quick hand: some ten letters a second. */
const betweenKeysMs = 60;
/** Long enough for what is saved after the last key. */
const restMs = 1200;
/** For a quiet machine, before each field. */
const longestWaitMs = 4000;
const aims = { median: 32, p95: 50, heap: 60 };

/**
 * @param {readonly number[]} durations
 * @param {number} [longTasks]
 * @returns {Keys}
 */
export function summariseKeys(durations, longTasks = 0) {
  const sorted = [...durations].sort((one, other) => one - other);
  const at = (/** @type {number} */ part) =>
    sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), worst: at(1), longTasks };
}

/**
 * The middle of several runs, figure by figure: what else the machine did in one of them does not count.
 * @param {readonly Run[]} runs
 * @returns {Run}
 */
export function middleOf(runs) {
  const middle = (/** @type {(run: Run) => number} */ read) => summariseKeys(runs.map(read)).median;
  const each = (/** @type {'taps' | 'heap'} */ part) =>
    Object.fromEntries(
      Object.keys(runs[0]?.[part] ?? {}).map((key) => [key, middle((run) => run[part][key] ?? NaN)]),
    );
  const typed = Object.keys(runs[0]?.typed ?? {}).map((key) => {
    const read = (/** @type {keyof Keys} */ figure) =>
      middle((run) => run.typed[key]?.[figure] ?? Number.NaN);
    return [
      key,
      { median: read('median'), p95: read('p95'), worst: read('worst'), longTasks: read('longTasks') },
    ];
  });
  return { typed: Object.fromEntries(typed), taps: each('taps'), heap: each('heap') };
}

/**
 * @param {Run} run
 * @param {number} n
 */
export function toTypingTable({ typed, taps, heap }, n) {
  const missed = (/** @type {boolean} */ isMissed) => (isMissed ? ', missed' : '');
  const cells = (/** @type {readonly (number | string)[]} */ values) =>
    values.map((value) => (typeof value === 'number' ? value.toFixed(0) : value).padStart(9)).join('');
  const line = (/** @type {string} */ label, /** @type {string} */ rest) => `  ${label.padEnd(46)}${rest}`;
  return [
    `typing, ${questionCount} questions, ${rowCount} rows pasted, ${keyCount} keys a field, middle of ${n}`,
    line('ms from a key to its frame', cells(['median', '95 %', 'worst', 'long'])),
    ...Object.entries(typed).map(([label, { median, p95, worst, longTasks }]) =>
      line(
        label,
        `${cells([median, p95, worst, longTasks])}   aims ${aims.median} and ${aims.p95}${missed(median > aims.median || p95 > aims.p95)}`,
      ),
    ),
    line('ms from a tap to its screen', ''),
    ...Object.entries(taps).map(([label, value]) => line(label, cells([value]))),
    line('JS heap after a collection, MB', ''),
    ...Object.entries(heap).map(([label, value]) =>
      line(label, `${value.toFixed(1).padStart(9)}   aim ${aims.heap}${missed(value > aims.heap)}`),
    ),
  ].join('\n');
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin of a sandbox that no other run uses: its long form is made longer
 * @param {number} n
 */
export async function measureTyping(browser, origin, n) {
  const places = await lengthenForm(browser, origin);
  const runs = [];
  for (let run = 0; run < n; run += 1) {
    const alone = await measureOn(browser, (typist) => fillAlone(typist, origin, places));
    const group = await measureOn(browser, (typist) => fillGroup(typist, origin, places));
    runs.push({
      typed: { ...alone.typed, ...group.typed },
      taps: { ...alone.taps, ...group.taps },
      heap: { ...alone.heap, ...group.heap },
    });
  }
  const measured = middleOf(runs);
  console.log(`\n${toTypingTable(measured, n)}`);
  return { ...measured, n };
}

/**
 * @typedef {Awaited<ReturnType<typeof createTypist>>} Typist
 * @param {import('@playwright/test').Browser} browser
 * @param {(typist: Typist) => Promise<void>} fill
 */
async function measureOn(browser, fill) {
  const context = await browser.newContext(phone);
  const typist = await createTypist(await context.newPage());
  await fill(typist);
  await context.close();
  return typist.run;
}

/** @param {Typist} typist @param {string} origin @param {readonly Place[]} places */
async function fillAlone(typist, origin, places) {
  const { page } = typist;
  await openQuestions(page, origin, places[0]?.target ?? '');
  await typist.slowDown();
  for (const { place, target } of places) await typist.type(`/information, ${place}`, target);
  await failToSubmit(page);
  for (const { place, target } of places)
    await typist.type(`/information, ${place}, after an attempt`, target);
  await typist.weigh('/information');
}

/** @param {Typist} typist @param {string} origin @param {readonly Place[]} places */
async function fillGroup(typist, origin, places) {
  const { page } = typist;
  const fields = [{ place: 'name', target: '#name' }, ...places.filter(({ place }) => place === 'middle')];
  await pasteRows(page, origin);
  await typist.slowDown();
  await typist.tap('/group, the rows become a list', steps.add);
  await typist.weigh('/group, the list');
  await typist.tap('/group, a person is opened', steps.open);
  for (const { place, target } of fields) await typist.type(`/group, ${place}`, target);
  await failToSubmit(page);
  for (const { place, target } of fields) await typist.type(`/group, ${place}, after an attempt`, target);
  await typist.weigh('/group, a person');
  await typist.tap('/group, back to the list', steps.back);
}

/** A visitor who types into a page, and what that costs. */
async function createTypist(/** @type {Page} */ page) {
  /** @type {Run} */
  const run = { typed: {}, taps: {}, heap: {} };
  await page.addInitScript(watchKeys);
  const session = await page.context().newCDPSession(page);
  return {
    page,
    run,
    slowDown: () => session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuRate }),
    /** @param {string} label @param {string} target */
    async type(label, target) {
      const field = page.locator(target);
      await field.fill('');
      await field.tap();
      await sleep(restMs);
      await waitForQuietMachine(longestWaitMs);
      await page.evaluate(() => Reflect.get(window, 'typing').forget());
      for (let key = 0; key < keyCount; key += 1) {
        await page.keyboard.press('abcdefg hijklmnopqrs'.charAt(key % 20));
        await sleep(betweenKeysMs);
      }
      await sleep(restMs);
      /** @type {{ durations: number[], longTasks: number }} */
      const { durations, longTasks } = await page.evaluate(() => Reflect.get(window, 'typing').report());
      if (durations.length !== keyCount)
        throw new Error(`${label}: ${durations.length} of ${keyCount} keys arrived`);
      run.typed[label] = summariseKeys(durations, longTasks);
    },
    /** @param {string} label @param {{ press: string, there: string }} step */
    async tap(label, { press, there }) {
      await page.locator(press).scrollIntoViewIfNeeded();
      await waitForQuietMachine(longestWaitMs);
      await page.evaluate((mark) => Reflect.get(window, 'typing').awaitMark(mark), there);
      await page.locator(press).tap();
      await page.waitForFunction(() => Reflect.get(window, 'typing').tookMs > 0);
      run.taps[label] = await page.evaluate(() => Reflect.get(window, 'typing').tookMs);
      await sleep(restMs);
    },
    /** @param {string} label */
    async weigh(label) {
      await session.send('HeapProfiler.collectGarbage');
      run.heap[label] = (await session.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
    },
  };
}

/** Runs inside the page, before anything of it. */
function watchKeys() {
  /** @type {number[]} */
  let durations = [];
  let longTasks = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks += duration;
  }).observe({ type: 'longtask' });
  // A key counts until its frame has been made, one frame and one task later: when that frame reaches a screen is
  // up to the machine, which draws without a graphics card here.
  const whenFramed = (/** @type {number} */ sinceMs) =>
    requestAnimationFrame(() => setTimeout(() => durations.push(performance.now() - sinceMs)));
  addEventListener('keydown', ({ timeStamp }) => whenFramed(timeStamp), true);
  const typing = {
    tookMs: 0,
    forget() {
      [durations, longTasks] = [[], 0];
    },
    report: () => ({ durations, longTasks }),
    /** From the next tap until the mark has been painted: one frame and one task later. */
    awaitMark(/** @type {string} */ mark) {
      typing.tookMs = 0;
      const look = (/** @type {number} */ sinceMs) => {
        if (document.querySelector(mark) === null) requestAnimationFrame(() => look(sinceMs));
        else requestAnimationFrame(() => setTimeout(() => (typing.tookMs = performance.now() - sinceMs)));
      };
      addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
    },
  };
  Reflect.set(window, 'typing', typing);
}
