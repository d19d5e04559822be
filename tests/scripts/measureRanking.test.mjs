// @ts-check
import { expect, it } from 'vitest';
import { toRankingTable } from '#scripts/measureRanking.mjs';

it('the ranking is told by the middle of several runs, beside its aims', () => {
  const run = (/** @type {number} */ rows) => ({
    rows,
    longTask: 60,
    scrollTasks: 0,
    scrollWorst: 0,
    keyWorst: 30,
    drawn: 24,
  });
  const table = toRankingTable([run(140), run(80), run(120)]);
  expect(table).toMatch(/^ranking of 2,000 teams, middle of 3/);
  expect(table).toMatch(/first rows, ms +120 +\(80 to 140\) +aim 100, missed/);
  expect(table).toMatch(/sum in ms +0 +\(0 to 0\) +aim 0$/m);
});
