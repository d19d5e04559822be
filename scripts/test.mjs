// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const root = resolve(import.meta.dirname, '..');

/**
 * One stage of the whole test: commands in order, and for a stage that runs tests the report it leaves.
 * @typedef {{ name: string, title: string, commands: string[][], report?: (text: string) => Counts }} Step
 * @typedef {{ passed: number, failed: number }} Counts
 */

/** @param {string} reports folder for the reports @returns {Step[]} */
function stepsOf(reports) {
  const script = (/** @type {string} */ name, /** @type {string[]} */ ...more) => [
    'npm',
    'run',
    '--silent',
    name,
    ...more,
  ];
  const unitReport = `--outputFile.json=${join(reports, 'unit')}`;
  return [
    { name: 'format', title: 'Format', commands: [script('check:format')] },
    {
      name: 'types',
      title: 'Types',
      commands: [script('check:types')],
    },
    { name: 'lint', title: 'Lint', commands: [script('check:lint')] },
    { name: 'unused', title: 'Dead code', commands: [script('check:unused')] },
    {
      name: 'unit',
      title: 'Unit tests, with the architecture',
      commands: [script('test:unit', '--', '--reporter=default', '--reporter=json', unitReport)],
      report: countUnitTests,
    },
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
      commands: [['node', 'scripts/findBrowser.mjs'], script('test:journeys')],
      report: countJourneys,
    },
    {
      name: 'holds',
      title: 'Rules and faults',
      commands: [
        [
          'node',
          'scripts/whatHolds.mjs',
          '--unit',
          join(reports, 'unit'),
          '--journeys',
          join(reports, 'journeys'),
        ],
      ],
    },
  ];
}

/** @param {string} text the JSON report of vitest @returns {Counts} */
export function countUnitTests(text) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = JSON.parse(text);
  // A file that cannot be loaded, or an error outside every test, fails the run without failing a test.
  const failed = numFailedTests > 0 || success ? numFailedTests : Math.max(1, numFailedTestSuites);
  return { passed: numPassedTests, failed };
}

/** @param {string} text the JSON report of Playwright @returns {Counts} */
export function countJourneys(text) {
  const { stats, errors } = JSON.parse(text);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * Runs the steps until one fails.
 * @param {Step[]} steps
 * @param {string} reports
 * @returns {Counts} tests; a failed step that runs no tests counts as one
 */
function runSteps(steps, reports) {
  const total = { passed: 0, failed: 0 };
  for (const { name, title, commands, report } of steps) {
    console.log(`\n--- ${title} ---`);
    const startedMs = Date.now();
    const fine = commands.every((command) => run(command, { JOURNEYS_REPORT: join(reports, 'journeys') }));
    const counts = report && readCounts(join(reports, name), report);
    total.passed += counts?.passed ?? 0;
    // A run that broke before it could report is a failure, whatever the report says.
    const failed = Math.max(counts?.failed ?? 0, fine && (!report || counts) ? 0 : 1);
    total.failed += failed;
    console.log(
      `--- ${title}: ${failed === 0 ? 'fine' : 'FAILED'}, ${((Date.now() - startedMs) / 1000).toFixed(1)} s`,
    );
    if (failed > 0) break;
  }
  return total;
}

/**
 * @param {string[]} command
 * @param {Record<string, string>} env
 */
function run([command = '', ...args], env) {
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  return spawnSync(command, args, { ...options, env: { ...process.env, ...env } }).status === 0;
}

/**
 * @param {string} file
 * @param {(text: string) => Counts} count
 */
function readCounts(file, count) {
  try {
    return count(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
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
  const { passed, failed } = runSteps(
    steps.filter(({ name }) => wanted.includes(name)),
    reports,
  );
  rmSync(reports, { recursive: true, force: true });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
