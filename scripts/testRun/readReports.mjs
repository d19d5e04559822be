// @ts-check
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = resolve(import.meta.dirname, '../..');
/** The title under which a file fails that could not be loaded, or whose hooks failed. */
export const wholeFile = '(the file itself)';

/**
 * `file` is relative to the project, `title` contains the titles of its groups.
 * @typedef {{ file: string, title: string, tags: string[], state: 'passed' | 'failed' | 'skipped', ms: number, error: string }} TestResult
 * `outside` counts errors that belong to no test and no file.
 * `setUpShare` is what environments, imports and set-up took of the whole, 0 to 1, where the runner tells it.
 * @typedef {{ tests: TestResult[], outside: number, setUpShare?: number }} Report
 */

/**
 * @param {string} text the JSON report of vitest, with the field of `unitReporter.mjs`
 * @returns {Report}
 */
export function readUnitReport(text) {
  const { testResults, unhandledErrors = 0, setUpMs = 0, testsMs = 0 } = JSON.parse(text);
  return {
    outside: unhandledErrors,
    ...(testsMs > 0 && { setUpShare: setUpMs / (setUpMs + testsMs) }),
    tests: testResults.flatMap((/** @type {any} */ module) => {
      const file = fromRoot(module.name);
      /** @type {TestResult[]} */
      const tests = module.assertionResults.map((/** @type {any} */ test) => ({
        file,
        title: [...test.ancestorTitles, test.title].filter(Boolean).join(' › '),
        tags: test.tags,
        state: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
        ms: test.duration ?? 0,
        error: firstLine(test.failureMessages?.[0]),
      }));
      if (module.status !== 'failed' || tests.some(({ state }) => state === 'failed')) return tests;
      const error = firstLine(module.message);
      return [...tests, { file, title: wholeFile, tags: [], state: 'failed', ms: 0, error }];
    }),
  };
}

/** @param {string} text the JSON report of Playwright @returns {Report} */
export function readJourneyReport(text) {
  const { config, suites, errors = [] } = JSON.parse(text);
  return {
    outside: errors.length,
    tests: suites.flatMap((/** @type {any} */ suite) =>
      testsOf(suite, [], fromRoot(resolve(config.rootDir, suite.file))),
    ),
  };

  /**
   * @param {any} suite
   * @param {string[]} above
   * @param {string} file that Playwright was given; a test may be declared by a function of another file
   * @returns {TestResult[]}
   */
  function testsOf(suite, above, file) {
    // The outermost suite is the file itself.
    const titles = suite.title === suite.file ? above : [...above, suite.title];
    return [
      ...(suite.specs ?? []).map((/** @type {any} */ spec) => {
        const runs = spec.tests.flatMap((/** @type {any} */ test) => test.results);
        return {
          file,
          title: [...titles, spec.title].join(' › '),
          tags: spec.tags.map((/** @type {string} */ tag) => tag.replace(/^@/, '')),
          state: stateOf(spec),
          ms: runs.reduce((/** @type {number} */ sum, /** @type {any} */ run) => sum + run.duration, 0),
          error: firstLine(runs.find((/** @type {any} */ run) => run.error)?.error.message),
        };
      }),
      ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => testsOf(inner, titles, file)),
    ];
  }
}

/** @param {any} spec @returns {TestResult['state']} */
function stateOf({ ok, tests }) {
  if (tests.every((/** @type {any} */ test) => test.status === 'skipped')) return 'skipped';
  return ok ? 'passed' : 'failed';
}

/** @param {string} file */
function fromRoot(file) {
  return relative(root, file).replaceAll('\\', '/');
}

/** @param {string | undefined} message */
function firstLine(message) {
  return (
    stripVTControlCharacters(message ?? '')
      .trim()
      .split('\n')[0] ?? ''
  );
}
