// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { getBrowser } from './findBrowser.mjs';
import { measureVisit, phone, slowPhone } from './measurePage.mjs';

const usage = `usage: npm run measure -- [options]
  --n 7            visits, the median counts
  --path /select/… another page of the production build, with the same marks
  --url https://…  another server instead of the production build
  --warm           only repeated visits;  --cold  only first visits
  --ready CSS      what works when the buttons work, [data-ready="true"] unless told
  --name TEXT      the text that tells which exhibition it is; the page's h1 unless told`;

/** Name, unit and decimals of everything that is reported, in the order of the table. */
const columns = /** @type {const} */ ([
  ['firstPaint', 'first contentful paint, ms', 0],
  ['name', "exhibition's name visible, ms", 0],
  ['largestPaint', 'largest contentful paint, ms', 0],
  ['ready', 'buttons work, ms', 0],
  ['longTasks', 'long tasks, sum in ms', 0],
  ['blocking', 'of which over 50 ms each, ms', 0],
  ['shift', 'layout shift', 3],
  ['bytes', 'bytes over the network', 0],
  ['requests', 'requests', 0],
]);

/** @param {number[]} values */
function summarise(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (/** @type {number} */ index) => sorted[index] ?? Number.NaN;
  const median = (at((sorted.length - 1) >> 1) + at(sorted.length >> 1)) / 2;
  return { median, min: at(0), max: at(sorted.length - 1) };
}

/**
 * @param {string} title
 * @param {import('./measurePage.mjs').Visit[]} visits
 */
function report(title, visits) {
  console.log(`\n${title}, median of ${visits.length} (lowest to highest)`);
  for (const [key, label, decimals] of columns) {
    const { median, min, max } = summarise(visits.map((visit) => visit[key]));
    const [middle, low, high] = [median, min, max].map((value) => value.toFixed(decimals));
    console.log(`  ${label.padEnd(32)} ${String(middle).padStart(8)}   (${low} to ${high})`);
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ n: number, name: string | undefined, readySelector: string, kinds: ('cold' | 'warm')[] }} options
 */
async function measure(browser, url, { n, name, readySelector, kinds }) {
  // The first visit is not measured: it fills the server's caches and tells the name.
  const first = await browser.newPage(phone);
  await first.goto(url);
  await first.waitForSelector(readySelector);
  const visibleName = name ?? (await first.locator('h1').first().innerText());
  await first.close();
  const { cpuRate, downKbps, upKbps, latencyMs } = slowPhone;
  console.log(
    `${url}\n"${visibleName}", CPU ${cpuRate} times slower, ${downKbps}/${upKbps} kbps, ${latencyMs} ms`,
  );
  for (const kind of kinds) {
    const visits = [];
    for (let visit = 0; visit < n; visit += 1) {
      const context = await browser.newContext(phone);
      const options = { name: visibleName, readySelector, afterVisit: kind === 'warm' };
      visits.push(await measureVisit(context, url, options));
      await context.close();
    }
    report(kind === 'cold' ? 'First visit' : 'Repeated visit', visits);
  }
}

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '7' },
    path: { type: 'string', default: '/select/open00000000000000000001' },
    url: { type: 'string' },
    ready: { type: 'string', default: '[data-ready="true"]' },
    name: { type: 'string' },
    warm: { type: 'boolean', default: false },
    cold: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(usage);
else await main();

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  process.env.SANDBOX_DIR = folder;
  const { startPreview } = await import('./startPreview.mjs');
  const server = values.url === undefined ? await startPreview({ port: 4199 }) : undefined;
  const browser = await chromium.launch({
    executablePath: getBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
  const both = values.warm === values.cold;
  try {
    await measure(browser, values.url ?? new URL(values.path, server?.resolvedUrls?.local[0]).href, {
      n: Number(values.n),
      name: values.name,
      readySelector: values.ready,
      kinds: both ? ['cold', 'warm'] : [values.warm ? 'warm' : 'cold'],
    });
  } finally {
    await browser.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
