// @ts-check
import { describe, expect, it } from 'vitest';
import { countJourneys, countUnitTests } from '../../scripts/test.mjs';

describe('the tests of a report', () => {
  const unit = { numPassedTests: 40, numFailedTests: 0, numFailedTestSuites: 0, success: true };

  it.each([
    ['all passed', {}, 0],
    ['some failed', { numFailedTests: 2, numFailedTestSuites: 1, success: false }, 2],
    ['a file could not be loaded', { numFailedTestSuites: 1, success: false }, 1],
    ['an error came outside every test', { success: false }, 1],
  ])('are counted when %s', (_case, changes, failed) => {
    expect(countUnitTests(JSON.stringify({ ...unit, ...changes }))).toEqual({ passed: 40, failed });
  });

  it('are counted for journeys, where a second try is no success', () => {
    const stats = { expected: 12, skipped: 1, unexpected: 2, flaky: 1 };
    expect(countJourneys(JSON.stringify({ stats, errors: [] }))).toEqual({ passed: 12, failed: 3 });
    expect(countJourneys(JSON.stringify({ stats, errors: [{}] }))).toEqual({ passed: 12, failed: 4 });
  });
});
