// @ts-check
import { expect, it } from 'vitest';
import { failureLines } from '#scripts/testUnstable.mjs';

const result = (
  /** @type {'passed' | 'failed' | 'skipped'} */ state,
  /** @type {string} */ title,
  error = '',
) => ({
  file: 'tea.test.ts',
  title,
  state,
  tags: [],
  ms: 1,
  error,
});

it('of several runs each test that failed once is listed, with how often and each of its errors', () => {
  const runs = [
    result('passed', 'hot'),
    result('failed', 'hot', 'cold'),
    result('failed', 'hot', 'cold'),
    result('passed', 'sweet'),
    result('skipped', 'old'),
  ];
  expect(failureLines(runs)).toEqual([
    '2 of 3 failed: tea.test.ts › hot',
    '    cold',
    '2 tests, 1 of them unstable',
  ]);
});
