// @ts-check
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readJourneyReport, readUnitReport } from './readReports.mjs';
import { partsInTurn, withinTime } from './restParts.mjs';
import { runTests } from './runTests.mjs';

/**
 * @typedef {import('./runTests.mjs').Outcome} Outcome
 * @typedef {import('./runTests.mjs').Tests} Tests
 * @typedef {import('./tiers.mjs').TierName} TierName
 * `budgetS`: how long it may take on two processors. Printed beside the time, never held.
 * @typedef {import('./runStages.mjs').Stage<Outcome> & { budgetS: number, tiers: readonly TierName[] }} TestStage
 */

/** @param {string} name @param {string[]} more */
const script = (name, ...more) => ['npm', 'run', '--silent', name, ...more];

/** @type {Tests} */
const units = {
  title: 'Unit tests',
  command: (files) =>
    script('test:unit', '--', '--reporter=dot', '--reporter=./scripts/testRun/unitReporter.mjs', ...files),
  read: readUnitReport,
};

/** @param {'main' | 'rest'} part @param {string[]} shard @returns {Tests} */
const journeys = (part, shard) => ({
  title: part === 'main' ? 'Journeys' : 'The other journeys',
  // What failed is run once more with less beside it.
  command: (files, again) =>
    script('test:journeys', '--', ...(again ? [`--workers=${availableParallelism()}`] : shard), ...files),
  env: { JOURNEYS: part },
  read: readJourneyReport,
});

const withoutBrowser = /** @type {const} */ (['sure', 'main', 'all']);
const withBrowser = /** @type {const} */ (['main', 'rest', 'all']);

/**
 * All stages, in the order in which they are told.
 * @param {string} reports folder for the reports of the tests
 * @param {string[]} unitFiles which unit tests; none means all
 * @returns {TestStage[]}
 */
export function stagesOf(reports, unitFiles = []) {
  const main = /** @type {const} */ (['main', 'all']);
  return [
    check('types', 'Types', 15, ['now', ...withoutBrowser], script('check:types')),
    check('lint', 'Lint', 20, ['now', ...withoutBrowser], script('check:lint')),
    check('format', 'Format', 5, withoutBrowser, script('check:format')),
    // The second time without the tests, which use what the app does not.
    check(
      'unused',
      'Dead code',
      30,
      withoutBrowser,
      script('check:unused'),
      script('check:unused', '--', '--production'),
    ),
    check('lockfile', 'Lock file', 5, withoutBrowser, script('check:lockfile')),
    check('build', 'Production build', 20, withBrowser, script('build')),
    check('size', 'Byte budget', 5, main, script('check:size')),
    check('nginx', 'nginx, where there is one', 5, main, script('check:nginx', '--', '--if-there')),
    {
      name: 'unit',
      title: 'Unit tests, with the architecture',
      lane: 'units',
      budgetS: 210,
      tiers: ['now', ...withoutBrowser],
      work: (run) => runTests(units, { run, report: join(reports, 'unit'), files: unitFiles }),
    },
    {
      name: 'journeys',
      title: 'Journeys in a browser',
      lane: 'browser',
      budgetS: 300,
      // Both take all processors; a server that waits for them is no fact of the product.
      needs: ['build', 'unit'],
      tiers: main,
      work: worksInBrowser('main', reports),
    },
    {
      name: 'holds',
      title: 'Rules and faults',
      lane: 'browser',
      budgetS: 2,
      needs: ['unit'],
      tiers: main,
      work: worksBy([['node', 'scripts/whatHolds.mjs', '--reports', reports]]),
    },
    ...restStages(reports),
  ];
}

/** @param {string} reports @returns {TestStage[]} */
function restStages(reports) {
  const runWithinTime = withinTime({ untilS: process.env['TESTS_UNTIL_S'], leaveOut: leftOut });
  return partsInTurn().map((part) => ({
    name: `rest-${part.replace('/', '-')}`,
    title: `The other journeys, part ${part}`,
    lane: 'browser',
    budgetS: 240,
    needs: ['build', 'unit'],
    tiers: ['rest', 'all'],
    work: (run) => runWithinTime(part, () => worksInBrowser('rest', reports, part)(run)),
  }));
}

/** @param {string} part @returns {Outcome} */
const leftOut = (part) => ({
  passed: 0,
  failed: 0,
  unstable: [],
  lines: [`Left out, as the time is over: part ${part} of the other journeys`],
});

/**
 * @param {string} name
 * @param {string} title
 * @param {number} budgetS
 * @param {readonly TierName[]} tiers
 * @param {string[][]} commands
 * @returns {TestStage}
 */
function check(name, title, budgetS, tiers, ...commands) {
  return { name, title, lane: 'checks', budgetS, tiers, work: worksBy(commands) };
}

/** @param {string[][]} list commands, one after another @returns {TestStage['work']} */
function worksBy(list) {
  return async (run) => {
    for (const command of list)
      if (!(await run(command))) return { passed: 0, failed: 1, unstable: [], lines: [] };
    return { passed: 0, failed: 0, unstable: [], lines: [] };
  };
}

/**
 * @param {'main' | 'rest'} part
 * @param {string} reports
 * @param {string} [shard] as `1/6`
 * @returns {TestStage['work']}
 */
function worksInBrowser(part, reports, shard) {
  return async (run) => {
    const found = await run(['node', 'scripts/findBrowser.mjs']);
    if (!found) return { passed: 0, failed: 1, unstable: [], lines: [] };
    const report = join(reports, `journeys-${part}${shard?.replace('/', '-') ?? ''}`);
    return runTests(journeys(part, shard === undefined ? [] : [`--shard=${shard}`]), { run, report });
  };
}
