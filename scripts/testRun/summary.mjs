// @ts-check

/** @typedef {import('./readReports.mjs').TestResult} TestResult */

const slowest = 10;

/** @param {string} kind @param {TestResult[]} tests @returns {string[]} lines */
export function slowestLines(kind, tests) {
  const sorted = [...tests].sort((one, other) => other.ms - one.ms).slice(0, slowest);
  if (sorted.length === 0) return [];
  return [
    `The slowest of ${kind}:`,
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
