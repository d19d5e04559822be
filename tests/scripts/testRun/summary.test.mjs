// @ts-check
import { describe, expect, it } from 'vitest';
import { slowestLines, stageLines, unstableLines } from '#scripts/testRun/summary.mjs';

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
    const lines = slowestLines('Journeys', { tests, outside: 0 });
    expect(lines).toHaveLength(11);
    expect(lines.slice(0, 2)).toEqual([
      'The slowest of Journeys:',
      '    29.0 s  tests/tea.test.ts › takes 29000',
    ]);
  });

  it('says nothing about a kind that was not run', () => {
    expect(slowestLines('Journeys', { tests: [], outside: 0 })).toEqual([]);
  });

  it('says how much of the time was set-up, where the runner tells it', () => {
    const report = { tests: [took(3)], outside: 0, setUpShare: 0.184 };
    expect(slowestLines('Unit tests', report)[1]).toBe('  18 % of the time was set-up and imports');
  });

  it('sets the time of each stage beside its budget, and marks what is over it', () => {
    const stages = [
      { title: 'Types', ms: 9_640, budgetS: 15 },
      { title: 'Lint', ms: 21_000, budgetS: 20 },
    ];
    expect(stageLines(stages).slice(1)).toEqual([
      '  Types     9.6 s of   15 s',
      '  Lint     21.0 s of   20 s  over',
    ]);
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
