import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideByHall, divideInOrder } from '#features/sharedList/rules/divide.ts';

const booths = (halls: Readonly<Record<string, number>>) =>
  Object.entries(halls).flatMap(([hallId, count]) =>
    Array.from({ length: count }, (_, at) => ({ id: `${hallId}-${at}`, hallId })),
  );
const sizes = (assignment: Readonly<Record<string, string>>, people: readonly string[]) =>
  people.map((person) => Object.values(assignment).filter((who) => who === person).length);

describe('a list that is divided by hall', () => {
  it('leaves each hall to one person where no one gets more than their part', () => {
    const assignment = divideByHall(booths({ N1: 6, N2: 4, N3: 2 }), ['a', 'b']);
    expect(sizes(assignment, ['a', 'b'])).toEqual([6, 6]);
    for (const hall of ['N1', 'N2', 'N3'])
      expect(
        new Set(
          Object.keys(assignment)
            .filter((id) => id.startsWith(hall))
            .map((id) => assignment[id]),
        ).size,
      ).toBe(1);
  });

  it('cuts the only hall along its way', () => {
    const assignment = divideByHall(booths({ N1: 9 }), ['a', 'b', 'c']);
    expect(Object.values(assignment).join('')).toBe('aaabbbccc');
  });

  it('gives everyone a part and leaves no exhibitor out, and no one has twice their part', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 6 }), fc.integer({ min: 1, max: 5 }), (counts, many) => {
        const people = Array.from({ length: many }, (_, at) => `p${at}`);
        const walked = booths(Object.assign({}, ...counts.map((count, at) => ({ [`h${at}`]: count }))));
        const assignment = divideByHall(walked, people);
        expect(Object.keys(assignment)).toHaveLength(walked.length);
        const most = Math.max(0, ...sizes(assignment, people));
        expect(most).toBeLessThanOrEqual(2 * Math.ceil(walked.length / many));
      }),
    );
  });
});

describe('a list that is divided by name', () => {
  it('has parts that differ by one at most, each in one piece', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 1, max: 6 }), (count, many) => {
        const people = Array.from({ length: many }, (_, at) => `p${at}`);
        const assignment = divideInOrder(booths({ n: count }), people);
        const parts = sizes(assignment, people);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
        expect(Object.values(assignment)).toEqual(Object.values(assignment).slice().sort());
      }),
    );
  });
});
