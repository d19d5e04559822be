// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { readJourneyReport, readUnitReport } from './testRun/readReports.mjs';

const root = resolve(import.meta.dirname, '..');
const usage = `usage: npm run test:unstable -- [--times 10] [--load 2] [--title <pattern>] <test files>
Runs these files again and again, beside loops that keep processors busy, and lists what fails.`;

/** @typedef {import('./testRun/readReports.mjs').TestResult} TestResult */

/** @param {number} count @returns {Worker[]} */
function keepBusy(count) {
  return Array.from({ length: count }, () => new Worker('for (;;);', { eval: true }));
}

/**
 * @param {string[]} command
 * @param {(text: string) => import('./testRun/readReports.mjs').Report} read
 * @returns {TestResult[]}
 */
function runOnce([command = '', ...args], read) {
  const folder = mkdtempSync(join(tmpdir(), 'unstable-'));
  const file = join(folder, 'report.json');
  const env = { ...process.env, TEST_REPORT: file };
  const shell = process.platform === 'win32';
  spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'], shell });
  const { tests, outside } = read(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  if (outside > 0) console.error(`${outside} errors outside every test: see above`);
  return tests;
}

/** @param {TestResult[]} results of all runs @returns {string[]} lines */
export function failureLines(results) {
  /** @type {Map<string, { runs: number, errors: string[] }>} */
  const byName = new Map();
  for (const { file, title, state, error } of results) {
    if (state === 'skipped') continue;
    const name = `${file} › ${title}`;
    const one = byName.get(name) ?? { runs: 0, errors: [] };
    byName.set(name, one);
    one.runs += 1;
    if (state === 'failed') one.errors.push(error);
  }
  const failed = [...byName].filter(([, { errors }]) => errors.length > 0);
  return [
    ...failed.flatMap(([name, { runs, errors }]) => [
      `${errors.length} of ${runs} failed: ${name}`,
      ...[...new Set(errors)].map((error) => `    ${error}`),
    ]),
    `${byName.size} tests, ${failed.length} of them unstable`,
  ];
}

async function main() {
  const { values, positionals: files } = parseArgs({
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '10' },
      load: { type: 'string', default: '2' },
      title: { type: 'string' },
    },
  });
  if (files.length === 0) throw new Error(usage);
  const times = Number(values.times);
  const units = files.filter((file) => !file.endsWith('.spec.ts'));
  const journeys = files.filter((file) => file.endsWith('.spec.ts'));
  const title = (/** @type {string} */ flag) => (values.title === undefined ? [] : [flag, values.title]);
  const reporters = ['--reporter=dot', '--reporter=./scripts/testRun/unitReporter.mjs'];
  const busy = keepBusy(Number(values.load));
  const results = [
    ...(units.length === 0 ? [] : Array.from({ length: times })).flatMap(() =>
      runOnce(['npx', 'vitest', 'run', ...reporters, ...title('-t'), ...units], readUnitReport),
    ),
    ...(journeys.length === 0
      ? []
      : runOnce(
          ['npx', 'playwright', 'test', `--repeat-each=${times}`, ...title('-g'), ...journeys],
          readJourneyReport,
        )),
  ];
  await Promise.all(busy.map((worker) => worker.terminate()));
  for (const line of ['', ...failureLines(results)]) console.log(line);
  process.exitCode = results.some(({ state }) => state === 'failed') ? 1 : 0;
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) await main();
