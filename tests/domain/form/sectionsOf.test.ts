import { describe, expect, it } from 'vitest';
import type { FieldDefinition, TextPair } from '#domain/form/formDefinition.ts';
import { sectionsOf } from '#domain/form/sectionsOf.ts';

const field = (key: string, section?: TextPair): FieldDefinition => ({
  key,
  type: 'text',
  label: { zh: key, en: key },
  required: false,
  ...(section && { section }),
});
const travel = { zh: '行程', en: 'Travel' };
const keysOf = (all: readonly FieldDefinition[], shown = all) =>
  sectionsOf(all, shown).map(({ key, title, fields }) => [
    key,
    title?.en,
    fields.map((one) => one.key).join(),
  ]);

describe('the questions of a form', () => {
  it('without sections are together', () => {
    expect(keysOf([field('a'), field('b')])).toEqual([['a', undefined, 'a,b']]);
  });

  it('of one section are together, apart from those before and after', () => {
    const all = [field('a'), field('b', travel), field('c', { ...travel }), field('d')];
    expect(keysOf(all)).toEqual([
      ['a', undefined, 'a'],
      ['b', 'Travel', 'b,c'],
      ['d', undefined, 'd'],
    ]);
  });

  it('keep their section if its first question is hidden, and an empty section is omitted', () => {
    const all = [field('a'), field('b', travel), field('c', travel)];
    expect(keysOf(all, [all[2]!])).toEqual([['b', 'Travel', 'c']]);
    expect(keysOf(all, [])).toEqual([]);
  });
});
