// @ts-check
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readJourneyReport, readUnitReport } from './readReports.mjs';
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

/** @param {'main' | 'rest'} part @returns {Tests} */
const journeys = (part) => ({
  title: part === 'main' ? 'Journeys' : 'The other journeys',
  // What failed is run once more with less beside it.
  command: (files, again) =>
    script('test:journeys', '--', ...(again ? [`--workers=${availableParallelism()}`] : []), ...files),
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
  const commands = (/** @type {string[][]} */ ...list) => ({ work: worksBy(list) });
  return [
    {
      ...{ name: 'types', title: 'Types', lane: 'checks', budgetS: 15, tiers: ['now', ...withoutBrowser] },
      ...commands(script('check:types')),
    },
    {
      ...{ name: 'lint', title: 'Lint', lane: 'checks', budgetS: 20, tiers: ['now', ...withoutBrowser] },
      ...commands(script('check:lint')),
    },
    {
      ...{ name: 'format', title: 'Format', lane: 'checks', budgetS: 5, tiers: withoutBrowser },
      ...commands(script('check:format')),
    },
    {
      ...{ name: 'unused', title: 'Dead code', lane: 'checks', budgetS: 30, tiers: withoutBrowser },
      // The second time without the tests, which use what the app does not.
      ...commands(script('check:unused'), script('check:unused', '--', '--production')),
    },
    {
      ...{ name: 'build', title: 'Production build', lane: 'checks', budgetS: 20, tiers: withBrowser },
      ...commands(script('build')),
    },
    {
      ...{ name: 'size', title: 'Byte budget', lane: 'checks', budgetS: 5, tiers: ['main', 'all'] },
      ...commands(script('check:size')),
    },
    {
      ...{ name: 'nginx', title: 'nginx, where there is one', lane: 'checks', budgetS: 5 },
      ...{ tiers: ['main', 'all'], ...commands(script('check:nginx', '--', '--if-there')) },
    },
    {
      ...{ name: 'unit', title: 'Unit tests, with the architecture', lane: 'units', budgetS: 210 },
      tiers: ['now', ...withoutBrowser],
      work: (run) => runTests(units, { run, report: join(reports, 'unit'), files: unitFiles }),
    },
    {
      ...{ name: 'journeys', title: 'Journeys in a browser', lane: 'browser', budgetS: 300 },
      ...{ needs: ['build', 'unit'], tiers: ['main', 'all'], work: worksInBrowser('main', reports) },
    },
    {
      ...{ name: 'holds', title: 'Rules and faults', lane: 'browser', budgetS: 2, needs: ['unit'] },
      tiers: ['main', 'all'],
      ...commands(['node', 'scripts/whatHolds.mjs', '--reports', reports]),
    },
    {
      ...{ name: 'rest', title: 'The other journeys', lane: 'browser', budgetS: 1200, needs: ['build'] },
      ...{ tiers: ['rest', 'all'], work: worksInBrowser('rest', reports) },
    },
  ];
}

/** @param {string[][]} list commands, one after another @returns {TestStage['work']} */
function worksBy(list) {
  return async (run) => {
    for (const command of list)
      if (!(await run(command))) return { passed: 0, failed: 1, unstable: [], lines: [] };
    return { passed: 0, failed: 0, unstable: [], lines: [] };
  };
}

/** @param {'main' | 'rest'} part @param {string} reports @returns {TestStage['work']} */
function worksInBrowser(part, reports) {
  return async (run) => {
    const found = await run(['node', 'scripts/findBrowser.mjs']);
    if (!found) return { passed: 0, failed: 1, unstable: [], lines: [] };
    return runTests(journeys(part), { run, report: join(reports, `journeys-${part}`) });
  };
}
