// @ts-check
import { describe, expect, it } from 'vitest';
import { explainsFailure, filesToRunAgain, judgeStage } from '#scripts/testRun/judgeStage.mjs';
import { wholeFile } from '#scripts/testRun/readReports.mjs';

/** @typedef {import('#scripts/testRun/readReports.mjs').TestResult} TestResult */

/**
 * @param {TestResult['state']} state
 * @param {string} title
 * @param {string} file
 * @returns {TestResult}
 */
const result = (state, title, file = 'tea.test.ts') => ({
  file,
  title,
  state,
  tags: [],
  ms: 1,
  error: 'cold',
});
const passed = (/** @type {string} */ title, file = 'tea.test.ts') => result('passed', title, file);
const failed = (/** @type {string} */ title, file = 'tea.test.ts') => result('failed', title, file);
const skipped = (/** @type {string} */ title, file = 'tea.test.ts') => result('skipped', title, file);
const report = (/** @type {TestResult[]} */ tests, outside = 0) => ({ tests, outside });

describe('what is run once more', () => {
  it('are the files of up to eight failed tests, each once', () => {
    const tests = [
      ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((title) => failed(title)),
      failed('soft', 'cake.test.ts'),
      passed('old', 'jam.test.ts'),
    ];
    expect(filesToRunAgain(report(tests))).toEqual(['tea.test.ts', 'cake.test.ts']);
  });

  it('is nothing when more than eight tests failed', () => {
    expect(filesToRunAgain(report(Array.from('abcdefghi').map((title) => failed(title))))).toEqual([]);
  });

  it('is nothing when an error came outside every test', () => {
    expect(filesToRunAgain(report([failed('hot')], 1))).toEqual([]);
  });
});

describe('a stage that ran once', () => {
  it('counts what passed, what failed and what went wrong outside the tests', () => {
    expect(judgeStage(report([passed('a'), passed('b'), failed('c'), skipped('d')], 1))).toEqual({
      passed: 2,
      failed: 2,
      unstable: [],
    });
  });
});

describe('a stage whose failed files ran again', () => {
  const first = report([passed('old', 'jam.test.ts'), passed('sweet'), failed('hot')]);

  it('is fine when all of them passed, and names what had failed with its first error', () => {
    const verdict = judgeStage(first, report([passed('sweet'), passed('hot')]));
    expect(verdict).toEqual({ passed: 3, failed: 0, unstable: [failed('hot')] });
  });

  it('fails when the test fails again', () => {
    const verdict = judgeStage(first, report([passed('sweet'), failed('hot')]));
    expect(verdict).toEqual({ passed: 2, failed: 1, unstable: [] });
  });

  it('names a test that passed first and fails beside the one that is run again', () => {
    const verdict = judgeStage(first, report([failed('sweet'), passed('hot')]));
    expect(verdict).toEqual({ passed: 3, failed: 0, unstable: [failed('hot'), failed('sweet')] });
  });

  it('fails when the file of a test that passed cannot be loaded the second time', () => {
    expect(judgeStage(first, report([failed(wholeFile)]))).toMatchObject({ failed: 1 });
  });

  it.each([
    ['is missing', [passed('sweet')]],
    ['is skipped', [passed('sweet'), skipped('hot')]],
  ])('fails when the test %s the second time', (_case, tests) => {
    expect(judgeStage(first, report(tests))).toMatchObject({ failed: 1, unstable: [] });
  });

  it('fails on an error outside the tests', () => {
    expect(judgeStage(first, report([passed('sweet'), passed('hot')], 1))).toMatchObject({ failed: 1 });
  });

  it('runs what an earlier failure in its file had kept from running', () => {
    const serial = report([failed('hot'), skipped('sweet')]);
    expect(judgeStage(serial, report([passed('hot'), failed('sweet')]))).toMatchObject({ failed: 1 });
    expect(judgeStage(serial, report([passed('hot'), passed('sweet')]))).toMatchObject({
      passed: 2,
      failed: 0,
    });
  });

  it('is fine when a file that could not be loaded is loaded and passes', () => {
    const broken = report([failed(wholeFile)]);
    expect(judgeStage(broken, report([passed('hot')]))).toEqual({
      passed: 1,
      failed: 0,
      unstable: [failed(wholeFile)],
    });
    expect(judgeStage(broken, report([failed(wholeFile)]))).toMatchObject({ failed: 1, unstable: [] });
    expect(judgeStage(broken, report([]))).toMatchObject({ failed: 1, unstable: [] });
  });
});

describe('a second run that ended with an error', () => {
  it('is explained by a failed test or an error outside the tests, and by nothing else', () => {
    expect(explainsFailure(report([passed('hot'), failed('sweet')]))).toBe(true);
    expect(explainsFailure(report([passed('hot')], 1))).toBe(true);
    expect(explainsFailure(report([passed('hot'), skipped('sweet')]))).toBe(false);
  });
});
