// @ts-check
import { readFileSync } from 'node:fs';
import { explainsFailure, filesToRunAgain, judgeStage } from './judgeStage.mjs';
import { slowestLines } from './summary.mjs';

/**
 * @typedef {import('./readReports.mjs').Report} Report
 * @typedef {import('./runStages.mjs').Run} Run
 * How a stage runs its tests: `files` are what to run, none means all; `again` is the second run of what failed.
 * @typedef {{ title: string, command: (files: string[], again: boolean) => string[], read: (text: string) => Report, env?: Record<string, string> }} Tests
 * @typedef {{ passed: number, failed: number, unstable: import('./readReports.mjs').TestResult[], lines: string[] }} Outcome
 */

/**
 * Runs the tests of a stage; what failed is run once more.
 * @param {Tests} tests
 * @param {{ run: Run, report: string, files?: string[] }} options `report` is the file that the runner writes
 * @returns {Promise<Outcome>}
 */
export async function runTests({ title, command, read, env }, { run, report: file, files = [] }) {
  const first = await runOnce(file, files, false);
  if (!first.report) return { passed: 0, failed: 1, unstable: [], lines: [] };
  const again = first.fine ? [] : filesToRunAgain(first.report);
  const second = again.length > 0 ? await runOnce(`${file}-again`, again, true) : undefined;
  const verdict = judgeStage(first.report, second?.report);
  // A run that broke is a failure, whatever its report says.
  const fine = second ? second.report && (second.fine || explainsFailure(second.report)) : first.fine;
  const failed = Math.max(verdict.failed, fine ? 0 : 1);
  return { ...verdict, failed, lines: slowestLines(title, first.report) };

  /** @param {string} report @param {string[]} only @param {boolean} isAgain */
  async function runOnce(report, only, isAgain) {
    const isFine = await run(command(only, isAgain), { ...env, TEST_REPORT: report });
    return { fine: isFine, report: readReport(report, read) };
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
