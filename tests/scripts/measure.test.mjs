// @ts-check
import { describe, expect, it } from 'vitest';
import { evaluate, toTable } from '../../scripts/measure.mjs';
import { summarise } from '../../scripts/summarise.mjs';

const visit = {
  firstPaint: 1,
  name: 500,
  largestPaint: 1,
  ready: 1,
  longTasks: 1,
  blocking: 1,
  shift: 0,
  bytes: 1,
  requests: 1,
};
const screen = { name: 'select', path: '/select/x', ready: 'nav', text: 'h1' };

describe('the median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[100, 20, 3], 20],
  ])('of %j is %f', (values, median) => {
    expect(summarise(values).median).toBe(median);
  });
});

describe('the report of some visits', () => {
  const names = [900, 700, 500];
  const report = (/** @type {import('../../scripts/measurePage.mjs').Kind} */ kind) =>
    evaluate(
      screen,
      kind,
      names.map((name) => ({ ...visit, name })),
    );

  it('says median, lowest and highest', () => {
    expect(report('cold').figures.name).toEqual({ median: 700, min: 500, max: 900, aim: 600 });
  });

  it('names an aim beside its figure, and that it was missed', () => {
    expect(toTable(report('cold'))).toMatch(/name visible, ms +700 +\(500 to 900\) +aim 600, missed/);
    expect(toTable(report('cold'))).toMatch(/of which over 50 ms each, ms +1 +\(1 to 1\) +aim 150$/m);
  });

  it('has another aim for who has been there before', () => {
    expect(report('repeat').figures.name?.aim).toBe(350);
  });
});
