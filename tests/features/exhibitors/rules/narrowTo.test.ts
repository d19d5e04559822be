import { expect, it } from 'vitest';
import { mostAskedFor, narrowTo } from '#features/exhibitors/rules/narrowTo.ts';

const many = (count: number) => Array.from({ length: count }, (_, at) => `exhibitor${at}`);

it('a list that is not narrowed is asked for as it is', () => {
  expect(narrowTo(undefined)).toEqual({});
});

it('up to 200 exhibitors are asked for by their ids, in an order of their ids', () => {
  expect(narrowTo(['two', 'one'])).toEqual({ among: { field: 'ExhibitorId', values: ['one', 'two'] } });
  expect(narrowTo([])).toEqual({ among: { field: 'ExhibitorId', values: [] } });
  expect(narrowTo(many(mostAskedFor)).among?.values).toHaveLength(mostAskedFor);
});

it('of more than 200 exhibitors the phone leaves the others out', () => {
  const { among, keeps } = narrowTo(many(mostAskedFor + 1));
  expect(among).toBeUndefined();
  expect(keeps?.({ ExhibitorId: 'exhibitor0' })).toBe(true);
  expect(keeps?.({ ExhibitorId: 'another' })).toBe(false);
});
