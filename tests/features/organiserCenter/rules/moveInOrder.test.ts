import { describe, expect, it } from 'vitest';
import { moveInOrder, placeInOrder } from '#features/organiserCenter/rules/moveInOrder.ts';

describe('a row that moves one place', () => {
  it.each([
    { sorts: [1, 2, 3], at: 2, step: -1, to: 1.5 },
    { sorts: [1, 2, 3], at: 1, step: -1, to: 0 },
    { sorts: [1, 2, 3], at: 0, step: 1, to: 2.5 },
    { sorts: [1, 2, 3], at: 1, step: 1, to: 4 },
    { sorts: [0, 0, 0], at: 2, step: -1, to: -1 },
    { sorts: [1, 2, 2, 4], at: 3, step: -1, to: 1.5 },
    { sorts: [1, 2], at: 0, step: -1, to: undefined },
    { sorts: [1, 2], at: 1, step: 1, to: undefined },
  ] as const)('gets $to among $sorts from $at by $step', ({ sorts, at, step, to }) => {
    expect(moveInOrder(sorts, at, step)).toBe(to);
  });
});

describe('the place of a row in its order', () => {
  const all = [1, 2, 2, 4].map((Sort, at) => ({ RecordId: String(at), Sort }));
  it.each([
    { at: 2, Sort: 2, place: 2 },
    { at: 2, Sort: 0, place: 0 },
    { at: 0, Sort: 3, place: 2 },
    { at: 0, Sort: undefined, place: 0 },
  ])('of row $at that says $Sort is $place', ({ at, Sort, place }) => {
    const row = all[at] ?? all[0];
    expect(row && placeInOrder(all, row, { RecordId: row.RecordId, Sort })).toBe(place);
  });
});
