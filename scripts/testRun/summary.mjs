// @ts-check

/** @typedef {import('./readReports.mjs').Report} Report @typedef {import('./readReports.mjs').TestResult} TestResult */

const slowest = 10;

/** @param {string} kind @param {Report} report @returns {string[]} lines */
export function slowestLines(kind, { tests, setUpShare }) {
  const sorted = [...tests].sort((one, other) => other.ms - one.ms).slice(0, slowest);
  if (sorted.length === 0) return [];
  return [
    `The slowest of ${kind}:`,
    ...(setUpShare === undefined
      ? []
      : [`  ${Math.round(setUpShare * 100)} % of the time was set-up and imports`]),
    ...sorted.map((test) => `  ${(test.ms / 1000).toFixed(1).padStart(6)} s  ${nameOf(test)}`),
  ];
}

/** @param {TestResult[]} unstable @returns {string[]} lines */
export function unstableLines(unstable) {
  if (unstable.length === 0) return [];
  return [
    'Unstable: failed in one of two runs, passed in the other:',
    ...unstable.flatMap((test) => [`  ${nameOf(test)}`, `    ${test.error}`]),
  ];
}

/** @param {TestResult} test */
function nameOf({ file, title }) {
  return `${file} › ${title}`;
}

/**
 * @param {{ title: string, ms: number, budgetS?: number }[]} stages
 * @returns {string[]} lines
 */
export function stageLines(stages) {
  const width = Math.max(...stages.map(({ title }) => title.length));
  return [
    'Stages, and their budgets on two processors:',
    ...stages.map(({ title, ms, budgetS }) => {
      const budget = budgetS === undefined ? '' : ` of ${String(budgetS).padStart(4)} s`;
      const over = budgetS !== undefined && ms > budgetS * 1000 ? '  over' : '';
      return `  ${title.padEnd(width)}  ${(ms / 1000).toFixed(1).padStart(6)} s${budget}${over}`;
    }),
  ];
}
