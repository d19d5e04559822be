// @ts-check
import { describe, expect, it } from 'vitest';
import { resolve } from 'node:path';
import { readJourneyReport, readUnitReport, wholeFile } from '#scripts/testRun/readReports.mjs';

const root = resolve(import.meta.dirname, '../../..');

describe('the report of the unit tests', () => {
  const test = (/** @type {string} */ status, /** @type {string[]} */ ...failureMessages) => ({
    status,
    ancestorTitles: ['tea', ''],
    title: `is ${status}`,
    tags: ['tea'],
    duration: 12,
    failureMessages,
  });
  const moduleOf = (/** @type {any[]} */ assertionResults, more = {}) => ({
    name: `${root}/tests/tea.test.ts`,
    status: 'passed',
    message: '',
    assertionResults,
    ...more,
  });
  const read = (/** @type {any} */ module, more = {}) =>
    readUnitReport(JSON.stringify({ testResults: [module], ...more }));

  it('is read with the file, titles, tags, time and state of each test', () => {
    expect(read(moduleOf([test('passed'), test('pending')]))).toEqual({
      outside: 0,
      tests: [
        {
          file: 'tests/tea.test.ts',
          title: 'tea › is passed',
          tags: ['tea'],
          state: 'passed',
          ms: 12,
          error: '',
        },
        {
          file: 'tests/tea.test.ts',
          title: 'tea › is pending',
          tags: ['tea'],
          state: 'skipped',
          ms: 12,
          error: '',
        },
      ],
    });
  });

  it('gives the first line of the first error, without colours', () => {
    const failed = test('failed', 'Error: \u001B[31mcold\u001B[39m\n    at tea.ts:3', 'Error: other');
    expect(read(moduleOf([failed], { status: 'failed' })).tests).toMatchObject([
      { title: 'tea › is failed', state: 'failed', error: 'Error: cold' },
    ]);
  });

  it('counts a file that failed without a failed test as one', () => {
    const broken = moduleOf([test('passed')], { status: 'failed', message: 'Cannot find module\nat x' });
    expect(read(broken).tests).toMatchObject([
      { state: 'passed' },
      { file: 'tests/tea.test.ts', title: wholeFile, state: 'failed', error: 'Cannot find module' },
    ]);
  });

  it('counts errors outside every test', () => {
    expect(read(moduleOf([]), { unhandledErrors: 2 }).outside).toBe(2);
  });
});

describe('the report of the journeys', () => {
  const spec = (/** @type {string} */ title, /** @type {boolean} */ ok, /** @type {any} */ ...results) => ({
    ok,
    title,
    file: 'tea.spec.ts',
    tags: ['@tea'],
    tests: [{ status: results.length === 0 ? 'skipped' : 'expected', results }],
  });
  const read = (/** @type {any[]} */ specs, /** @type {any[]} */ errors = []) =>
    readJourneyReport(
      JSON.stringify({
        config: { rootDir: `${root}/tests/journeys` },
        errors,
        suites: [
          {
            title: 'tea.spec.ts',
            file: 'tea.spec.ts',
            suites: [{ title: 'in zh', file: 'tea.spec.ts', specs }],
          },
        ],
      }),
    );

  it('is read without the title of the file, and a tag without its sign', () => {
    expect(read([spec('is hot', true, { duration: 5 })])).toEqual({
      outside: 0,
      tests: [
        {
          file: 'tests/journeys/tea.spec.ts',
          title: 'in zh › is hot',
          tags: ['tea'],
          state: 'passed',
          ms: 5,
          error: '',
        },
      ],
    });
  });

  it('names the file that Playwright runs where a function of another file declares the test', () => {
    const declared = { ...spec('is hot', false, { duration: 5 }), file: 'support/walkTea.ts' };
    expect(read([declared]).tests).toMatchObject([{ file: 'tests/journeys/tea.spec.ts' }]);
  });

  it('gives what failed with its error, and what was never run as skipped', () => {
    const failed = spec('is hot', false, {
      duration: 5,
      error: { message: '\u001B[2mcold\u001B[22m\nat x' },
    });
    expect(read([failed, spec('is sweet', true)]).tests).toMatchObject([
      { state: 'failed', error: 'cold' },
      { state: 'skipped' },
    ]);
  });

  it('counts errors outside every journey', () => {
    expect(read([], [{ message: 'no server' }]).outside).toBe(1);
  });
});
