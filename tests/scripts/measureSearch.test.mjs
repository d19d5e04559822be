// @ts-check
import { expect, it } from 'vitest';
import { toSearchRun, toSearchTable } from '#scripts/measure/measureSearch.mjs';

const run = toSearchRun({
  filled: { tasks: [52, 120], keys: [], results: [] },
  typed: { tasks: [], keys: [10, 30, 20], results: [40, 90, 60] },
});

it('tells the middle and the worst key, and the longest task while the directory is read', () => {
  expect(run).toEqual({
    fillWorst: 120,
    keyMedian: 20,
    keyWorst: 30,
    resultMedian: 60,
    resultWorst: 90,
    typeWorst: 0,
  });
});

it('prints them with their aims', () => {
  const table = toSearchTable('in a worker', [run]);
  expect(table).toContain('in a worker');
  expect(table).toMatch(/middle key to its results, ms\s+60 .*aim 50, missed/);
});
