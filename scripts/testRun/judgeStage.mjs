// @ts-check
import { wholeFile } from './readReports.mjs';

/**
 * @typedef {import('./readReports.mjs').Report} Report
 * @typedef {import('./readReports.mjs').TestResult} TestResult
 * @typedef {{ passed: number, failed: number, unstable: TestResult[] }} Verdict
 */

/** More failures than that, one in a hundred journeys, are no accident. */
const mostUnstable = 8;

/** @param {Report} report @returns {string[]} the files to run once more; none where another run would prove nothing */
export function filesToRunAgain({ tests, outside }) {
  const failed = failedOf(tests);
  if (outside > 0 || failed.length > mostUnstable) return [];
  return [...new Set(failed.map(({ file }) => file))];
}

/**
 * @param {Report} first
 * @param {Report} [second] the files of what failed, run once more: its results replace theirs
 * @returns {Verdict} `unstable` passed in one of the two runs, and has the error of the other
 */
export function judgeStage(first, second) {
  const failed = failedOf(first.tests);
  if (!second)
    return { passed: passedOf(first.tests).length, failed: failed.length + first.outside, unstable: [] };

  const ranAgain = new Set(failed.map(({ file }) => file));
  const others = first.tests.filter(({ file }) => !ranAgain.has(file));
  const again = failed.map((test) => ({ test, now: second.tests.filter((other) => concerns(other, test)) }));
  const missing = again.filter(({ now }) => now.every(({ state }) => state === 'skipped'));
  const failedNow = failedOf(second.tests);
  const failedOnlyNow = failedNow.filter((test) =>
    passedOf(first.tests).some((other) => concerns(other, test)),
  );
  return {
    passed: passedOf(others).length + passedOf(second.tests).length + failedOnlyNow.length,
    failed: failedNow.length - failedOnlyNow.length + second.outside + missing.length,
    unstable: [
      ...again
        .filter(({ now }) => passedOf(now).length > 0 && failedOf(now).length === 0)
        .map(({ test }) => test),
      ...failedOnlyNow,
    ],
  };
}

/** @param {Report} report whether its failed tests explain that the run ended with an error */
export function explainsFailure({ tests, outside }) {
  return outside > 0 || failedOf(tests).length > 0;
}

/** @param {TestResult} other @param {TestResult} test */
function concerns(other, test) {
  return other.file === test.file && (test.title === wholeFile || other.title === test.title);
}

/** @param {TestResult[]} tests */
function passedOf(tests) {
  return tests.filter(({ state }) => state === 'passed');
}

/** @param {TestResult[]} tests */
function failedOf(tests) {
  return tests.filter(({ state }) => state === 'failed');
}
