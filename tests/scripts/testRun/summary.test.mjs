// @ts-check
import { describe, expect, it } from 'vitest';
import { slowestLines, unstableLines } from '../../../scripts/testRun/summary.mjs';

const took = (/** @type {number} */ ms) => ({
  file: 'tests/tea.test.ts',
  title: `takes ${ms}`,
  tags: [],
  state: /** @type {const} */ ('passed'),
  ms,
  error: '',
});

describe('the summary', () => {
  it('lists the ten slowest tests of a kind, the slowest first', () => {
    const tests = Array.from({ length: 30 }, (_, index) => took(index * 1000));
    const lines = slowestLines('Journeys', tests);
    expect(lines).toHaveLength(11);
    expect(lines.slice(0, 2)).toEqual([
      'The slowest of Journeys:',
      '    29.0 s  tests/tea.test.ts › takes 29000',
    ]);
  });

  it('says nothing about a kind that was not run', () => {
    expect(slowestLines('Journeys', [])).toEqual([]);
  });

  it('names each unstable test with its first error', () => {
    expect(unstableLines([{ ...took(3), error: 'Error: cold' }])).toEqual([
      'Unstable: failed in one of two runs, passed in the other:',
      '  tests/tea.test.ts › takes 3',
      '    Error: cold',
    ]);
    expect(unstableLines([])).toEqual([]);
  });
});
