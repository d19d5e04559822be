// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { getBrowser, quietBrowser } from './findBrowser.mjs';
import { fillList } from './fillList.mjs';
import { measureList } from './measureList.mjs';
import { measureVisit, phone, slowPhone } from './measurePage.mjs';
import { findVisibleText, registerVisitor, screens } from './measuredScreens.mjs';
import { measureRanking } from './measureRanking.mjs';
import { measureTyping } from './measureTyping.mjs';
import { summarise } from './summarise.mjs';

/**
 * @typedef {import('./measurePage.mjs').Visit} Visit
 * @typedef {import('./measurePage.mjs').Kind} Kind
 * @typedef {import('./measuredScreens.mjs').Screen} Screen
 * @typedef {{ screen: string, visit: Kind, n: number, figures: Record<string, Summary> }} Measured
 * @typedef {import('./summarise.mjs').Summary & { aim?: number }} Summary
 */

const kinds = /** @type {const} */ (['cold', 'repeat', 'offline']);
const parts = /** @type {const} */ (['visits', 'typing', 'ranking', 'list']);
/** What is measured in a sandbox that no one else uses. */
const sandboxParts = { typing: measureTyping, ranking: measureRanking, list: measureList };
const kindTitles = { cold: 'first visit', repeat: 'repeated visit', offline: 'without a network' };

const usage = `usage: npm run measure -- [options]
  --n 7             visits of each kind, the median counts
  --parts a,b       of ${parts.join(', ')}; all unless told
  --screens a,b     of ${screens.map(({ name }) => name).join(', ')}; all unless told
  --visits a,b      of ${kinds.join(', ')}; all unless told
  --path /select/…  another page instead, with the marks of a landing page
  --ready CSS       what works when its buttons work, [data-ready="true"] unless told
  --url https://…   another server instead of the production build (no codes, so no /code; nothing is typed or scrolled)
  --json FILE       the figures, for a machine`;

/**
 * Name, unit, decimals and aims of everything that is reported, in the order of the table. Aims are printed, never held.
 * @type {readonly [key: keyof Visit, label: string, decimals: number, aims?: Partial<Record<Kind, number>>][]}
 */
const columns = [
  ['firstPaint', 'first contentful paint, ms', 0],
  ['name', 'name visible, ms', 0, { cold: 600, repeat: 350, offline: 350 }],
  ['largestPaint', 'largest contentful paint, ms', 0],
  ['ready', 'buttons work, ms', 0],
  ['longTasks', 'long tasks, sum in ms', 0],
  ['blocking', 'of which over 50 ms each, ms', 0, { cold: 150, repeat: 150, offline: 150 }],
  ['shift', 'layout shift', 3, { cold: 0.01, repeat: 0.01, offline: 0.01 }],
  ['bytes', 'bytes over the network', 0],
  ['requests', 'requests', 0],
];

/**
 * @param {Screen} screen
 * @param {Kind} kind
 * @param {readonly Visit[]} visits
 * @returns {Measured}
 */
export function evaluate(screen, kind, visits) {
  const figures = Object.fromEntries(
    columns.map(([key, , , aims]) => {
      const aim = aims?.[kind];
      return [key, { ...summarise(visits.map((visit) => visit[key])), ...(aim !== undefined && { aim }) }];
    }),
  );
  return { screen: screen.name, visit: kind, n: visits.length, figures };
}

/** @param {Measured} measured */
export function toTable({ screen, visit, n, figures }) {
  const rows = columns.map(([key, label, decimals]) => {
    const { median = 0, min = 0, max = 0, aim } = figures[key] ?? {};
    const [middle = '', low, high] = [median, min, max].map((value) => value.toFixed(decimals));
    const beside = aim === undefined ? '' : `aim ${aim}${median > aim ? ', missed' : ''}`;
    return `  ${label.padEnd(32)} ${middle.padStart(8)}   ${`(${low} to ${high})`.padEnd(20)} ${beside}`.trimEnd();
  });
  return [`/${screen}, ${kindTitles[visit]}, median of ${n} (lowest to highest)`, ...rows].join('\n');
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {Screen} screen
 * @param {{ n: number, wanted: readonly Kind[], state: StorageState }} options
 * @typedef {Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>> | undefined} StorageState
 * @returns {Promise<Measured[]>}
 */
async function measureScreen(browser, origin, screen, { n, wanted, state }) {
  const url = new URL(screen.path, origin).href;
  const open = () =>
    browser.newContext(screen.needsVoucher && state ? { ...phone, storageState: state } : phone);
  const first = await open();
  const name = await findVisibleText(first, url, screen);
  await first.close();
  if (name === undefined) {
    console.log(`\n/${screen.name}: not offered in this version, so not measured`);
    return [];
  }
  console.log(`\n${url}, "${name}"`);
  const measured = [];
  for (const kind of wanted) {
    const visits = [];
    for (let visit = 0; visit < n; visit += 1) {
      const context = await open();
      const seen = await measureVisit(context, url, { name, readySelector: screen.ready, kind });
      await context.close();
      if (seen === undefined) break;
      visits.push(seen);
    }
    // Only what needs no server opens without one.
    if (visits.length === 0) console.log(`\n/${screen.name}, ${kindTitles[kind]}: does not open`);
    else measured.push(evaluate(screen, kind, visits));
    const last = measured.at(-1);
    if (visits.length > 0 && last) console.log(`\n${toTable(last)}`);
  }
  return measured;
}

/** The phone of a visitor who has registered, to be opened again and again. */
async function rememberVisitor(
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {string} */ origin,
) {
  const context = await browser.newContext(phone);
  await registerVisitor(context, origin);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/**
 * @param {string | undefined} list
 * @param {readonly string[]} known
 */
function choose(list, known) {
  const wanted = list?.split(',') ?? [...known];
  const unknown = wanted.filter((one) => !known.includes(one));
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: unknown\n${usage}`);
  return wanted;
}

async function main() {
  const { values } = parseArgs({
    options: {
      n: { type: 'string', default: '7' },
      parts: { type: 'string' },
      screens: { type: 'string' },
      visits: { type: 'string' },
      path: { type: 'string' },
      ready: { type: 'string', default: '[data-ready="true"]' },
      url: { type: 'string' },
      json: { type: 'string' },
      port: { type: 'string', default: '4199' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const names = choose(
    values.screens,
    screens.map(({ name }) => name),
  );
  const wanted = /** @type {Kind[]} */ (choose(values.visits, kinds));
  const wantedParts = choose(values.parts, parts);
  const visited = values.path
    ? [{ name: values.path.slice(1), path: values.path, ready: values.ready, text: 'h1' }]
    : screens.filter(({ name, needsVoucher }) => names.includes(name) && !(values.url && needsVoucher));
  const chosen = wantedParts.includes('visits') ? visited : [];

  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  process.env.SANDBOX_DIR = folder;
  const mayMeasure = (/** @type {string} */ part) =>
    wantedParts.includes(part) && values.url === undefined && values.path === undefined;
  if (mayMeasure('list')) await fillList(folder);
  const { startPreview } = await import('./startPreview.mjs');
  const server = values.url === undefined ? await startPreview({ port: Number(values.port) }) : undefined;
  const origin = values.url ?? server?.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch({ executablePath: getBrowser(), args: quietBrowser });
  const { cpuRate, downKbps, upKbps, latencyMs } = slowPhone;
  console.log(
    `CPU ${cpuRate} times slower, ${downKbps}/${upKbps} kbps, ${latencyMs} ms. Aims are printed, never held.`,
  );
  try {
    const needsVoucher = chosen.some((screen) => screen.needsVoucher);
    const state = needsVoucher ? await rememberVisitor(browser, new URL(origin).origin) : undefined;
    const measured = [];
    for (const screen of chosen)
      measured.push(
        ...(await measureScreen(browser, origin, screen, { n: Number(values.n), wanted, state })),
      );
    const done = {};
    for (const [part, measure] of Object.entries(sandboxParts))
      if (mayMeasure(part))
        Object.assign(done, { [part]: await measure(browser, new URL(origin).origin, Number(values.n)) });
    if (values.json)
      writeFileSync(values.json, `${JSON.stringify({ slowPhone, measured, ...done }, undefined, 2)}\n`);
  } finally {
    await browser.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
