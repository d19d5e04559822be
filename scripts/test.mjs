// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { explainsFailure, filesToRunAgain, judgeStage } from './testRun/judgeStage.mjs';
import { readJourneyReport, readUnitReport } from './testRun/readReports.mjs';
import { slowestLines, unstableLines } from './testRun/summary.mjs';

const root = resolve(import.meta.dirname, '..');

/**
 * @typedef {import('./testRun/readReports.mjs').Report} Report
 * @typedef {import('./testRun/readReports.mjs').TestResult} TestResult
 * One stage of the whole test: commands in order, and for a stage that runs tests how it runs them.
 * @typedef {{ name: string, title: string, commands: string[][], tests?: Tests }} Step
 * @typedef {{ command: (report: string, files: string[]) => string[], read: (text: string) => Report }} Tests
 * @typedef {{ passed: number, failed: number, unstable: TestResult[], slowest: string[] }} Total
 */

/** @param {string} name @param {string[]} more */
const script = (name, ...more) => ['npm', 'run', '--silent', name, ...more];

/** @type {Tests} */
const unitTests = {
  command: (report, files) =>
    script(
      'test:unit',
      '--',
      '--reporter=default',
      '--reporter=./scripts/testRun/unitReporter.mjs',
      `--outputFile.json=${report}`,
      ...files,
    ),
  read: readUnitReport,
};

/** @type {Tests} */
const journeys = {
  // What failed is run once more with less beside it.
  command: (_, files) =>
    script('test:journeys', '--', ...(files.length > 0 ? ['--workers=2'] : []), ...files),
  read: readJourneyReport,
};

/** @param {string} reports folder for the reports @returns {Step[]} */
function stepsOf(reports) {
  return [
    { name: 'format', title: 'Format', commands: [script('check:format')] },
    { name: 'types', title: 'Types', commands: [script('check:types')] },
    { name: 'lint', title: 'Lint', commands: [script('check:lint')] },
    {
      name: 'unused',
      title: 'Dead code',
      // The second time without the tests, which use what the app does not.
      commands: [script('check:unused'), script('check:unused', '--', '--production')],
    },
    { name: 'unit', title: 'Unit tests, with the architecture', commands: [], tests: unitTests },
    { name: 'build', title: 'Production build', commands: [script('build')] },
    { name: 'size', title: 'Byte budget', commands: [script('check:size')] },
    {
      name: 'nginx',
      title: 'nginx, where there is one',
      commands: [script('check:nginx', '--', '--if-there')],
    },
    {
      name: 'journeys',
      title: 'Journeys in a real browser',
      commands: [['node', 'scripts/findBrowser.mjs']],
      tests: journeys,
    },
    {
      name: 'holds',
      title: 'Rules and faults',
      commands: [['node', 'scripts/whatHolds.mjs', '--reports', reports]],
    },
  ];
}

/**
 * Runs the steps until one fails.
 * @param {Step[]} steps
 * @param {string} reports
 * @returns {Total} tests; a failed step that runs no tests counts as one
 */
function runSteps(steps, reports) {
  /** @type {Total} */
  const total = { passed: 0, failed: 0, unstable: [], slowest: [] };
  for (const { name, title, commands, tests } of steps) {
    console.log(`\n--- ${title} ---`);
    const startedMs = Date.now();
    const begun = commands.every((command) => run(command));
    const counts = begun && tests ? runTests(title, tests, join(reports, name)) : undefined;
    const failed = counts?.failed ?? (begun ? 0 : 1);
    total.passed += counts?.passed ?? 0;
    total.failed += failed;
    total.unstable.push(...(counts?.unstable ?? []));
    total.slowest.push(...(counts?.slowest ?? []));
    console.log(
      `--- ${title}: ${failed === 0 ? 'fine' : 'FAILED'}, ${((Date.now() - startedMs) / 1000).toFixed(1)} s`,
    );
    if (failed > 0) break;
  }
  return total;
}

/**
 * @param {string} title
 * @param {Tests} tests
 * @param {string} file where the report goes
 * @returns {Total}
 */
function runTests(title, { command, read }, file) {
  const first = runOnce(file, []);
  if (!first.report) return { passed: 0, failed: 1, unstable: [], slowest: [] };
  const files = first.fine ? [] : filesToRunAgain(first.report);
  if (files.length > 0) console.log(`\n--- ${title}: what failed is run once more ---`);
  const second = files.length > 0 ? runOnce(`${file}-again`, files) : undefined;
  const verdict = judgeStage(first.report, second?.report);
  // A run that broke is a failure, whatever its report says.
  const fine = second ? second.report && (second.fine || explainsFailure(second.report)) : first.fine;
  const failed = Math.max(verdict.failed, fine ? 0 : 1);
  return { ...verdict, failed, slowest: slowestLines(title, first.report.tests) };

  /** @param {string} report @param {string[]} only */
  function runOnce(report, only) {
    const done = run(command(report, only), { JOURNEYS_REPORT: report });
    return { fine: done, report: readReport(report, read) };
  }
}

/** @param {string} file @param {Tests['read']} read */
function readReport(file, read) {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {string[]} command
 * @param {Record<string, string>} [env]
 */
function run([command = '', ...args], env = {}) {
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  return spawnSync(command, args, { ...options, env: { ...process.env, ...env } }).status === 0;
}

function main() {
  const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } });
  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
  const steps = stepsOf(reports);
  const names = steps.map(({ name }) => name);
  const wanted = values.only?.split(',') ?? names;
  const unknown = wanted.filter((name) => !names.includes(name));
  if (values.help || unknown.length > 0) {
    console.log(`usage: npm test -- [--only ${names.join(',')}]`);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const { passed, failed, unstable, slowest } = runSteps(
    steps.filter(({ name }) => wanted.includes(name)),
    reports,
  );
  rmSync(reports, { recursive: true, force: true });
  for (const line of ['', ...slowest, ...unstableLines(unstable)]) console.log(line);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
