import { expect, it } from 'vitest';
import type { Mark } from '#entities/favourite/rules/mark.ts';
import { byHall } from '#entities/favourite/rules/byHall.ts';

const at = (id: string, hallId?: string): Mark => ({
  kind: 'exhibitor',
  id,
  exhibitorId: id,
  ...(hallId !== undefined && {
    summary: { name: { zh: id, en: '' }, boothNo: '1A01', hallId, picture: '' },
  }),
});
const idsIn = (marks: readonly Mark[]) =>
  byHall(marks, ['one', 'two']).map((part) => [part.hallId, part.marks.map(({ id }) => id)]);

it('parts a route by its halls in their order, and those without a known hall come last', () => {
  expect(idsIn([at('a', 'two'), at('b', 'gone'), at('c', 'one'), at('d'), at('e', 'two')])).toEqual([
    ['one', ['c']],
    ['two', ['a', 'e']],
    ['', ['b', 'd']],
  ]);
});
