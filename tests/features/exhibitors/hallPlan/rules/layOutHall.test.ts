import { expect, it } from 'vitest';
import { boothSize, layOutHall, planMargin } from '#features/exhibitors/hallPlan/rules/layOutHall.ts';

const standsOf = (...numbers: string[]) => numbers.map((BoothNo, at) => ({ RecordId: `r${at}`, BoothNo }));
const numbersIn = (stands: ReturnType<typeof standsOf>) =>
  layOutHall(stands).rows.map(({ row, booths }) => [row, booths.map(({ stand }) => stand.BoothNo)]);

it('booths stand row by row by their numbers, and those that cannot be read come last', () => {
  expect(numbersIn(standsOf('3B10', '3A2', '待定', '3B9', '203', '3A10', '3B09-2', '10A1', '3A1'))).toEqual([
    ['3A', ['3A1', '3A2', '3A10']],
    ['3B', ['3B9', '3B09-2', '3B10']],
    ['10A', ['10A1']],
    ['', ['203', '待定']],
  ]);
});

it('the same booths give the same plan in whatever order they come', () => {
  const stands = standsOf('A1', 'A1', 'A01', 'B2', 'B3-4', 'x', '', '7', 'C12');
  expect(layOutHall(stands.slice().reverse())).toEqual(layOutHall(stands));
});

it('no booth lies on another one or outside the plan, also where 320 stand in one hall', () => {
  const stands = standsOf(...Array.from({ length: 320 }, (_, at) => `${'ABCDEFG'[at % 7]}${at}`));
  const { rows, width, height } = layOutHall(stands);
  const booths = rows.flatMap((row) => row.booths);
  expect(booths).toHaveLength(320);
  expect(new Set(booths.map(({ x, y }) => `${x}/${y}`)).size).toBe(320);
  for (const { x, y } of booths) {
    expect(x + boothSize.width).toBeLessThanOrEqual(width);
    expect(y + boothSize.height).toBeLessThanOrEqual(height);
  }
});

it.each([
  ['of one booth', 1, 4],
  ['of six booths', 6, 6],
  ['of twenty booths', 20, 8],
])('a plan is as wide as its longest row %s, within four and eight booths', (_, count, wide) => {
  const stands = standsOf(...Array.from({ length: count }, (_one, at) => `A${at + 1}`));
  expect(layOutHall(stands).width).toBe(wide * boothSize.width + 2 * planMargin);
});

it('a hall without booths is an empty plan', () => {
  expect(layOutHall([]).rows).toEqual([]);
});
