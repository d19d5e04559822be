import { describe, expect, it } from 'vitest';
import { createCatalogue } from '#entities/search/rules/catalogue.ts';
import type { CatalogueEntry } from '#domain/matching/catalogueEntry.ts';
import { chinese as table } from '#tests/domain/matching/chinese.ts';

const none = { zh: '', en: '' };
const entry = (id: string, change: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  kind: 'exhibitor',
  id,
  name: { zh: '江海智能装备', en: 'Jianghai Machines' },
  note: none,
  hall: none,
  booth: '',
  picture: '',
  rank: 0,
  ...change,
});
const inChinese = { language: 'zh', limit: 5 } as const;

function search(entries: readonly CatalogueEntry[], query: string, language: 'zh' | 'en' = 'zh') {
  const catalogue = createCatalogue(table);
  catalogue.add(entries);
  return catalogue.search(query, { ...inChinese, language });
}

const textOf = (parts: readonly { readonly text: string; readonly isHit: boolean }[] = []) =>
  parts.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');

describe('a catalogue', () => {
  it('answers exhibitors, products and sessions first, and the other kinds by their best match', () => {
    const whole = { name: { zh: '智能', en: '' } };
    const others = (['news', 'hall', 'conference', 'product'] as const).map((kind) =>
      entry(kind, { kind, ...(kind === 'news' ? {} : whole) }),
    );
    const { kinds } = search([...others, entry('a'), entry('b')], '智能');
    expect(kinds.map(({ kind, count }) => [kind, count])).toEqual([
      ['exhibitor', 2],
      ['product', 1],
      ['conference', 1],
      ['hall', 1],
      ['news', 1],
    ]);
  });

  it('counts all that match, and lists as many of each kind as are asked for', () => {
    const { kinds } = search(
      Array.from({ length: 9 }, (_, at) => entry(`e${at}`)),
      '江海',
    );
    expect(kinds[0]?.count).toBe(9);
    expect(kinds[0]?.entries).toHaveLength(5);
  });

  it('marks what was found in the shown name', () => {
    const [found] = search([entry('a')], 'zhineng').kinds[0]?.entries ?? [];
    expect(textOf(found?.name)).toBe('江海[智能]装备');
    expect(found?.otherName).toEqual([]);
  });

  it('shows the name in the other language where only that one was found', () => {
    const [found] = search([entry('a')], 'machines').kinds[0]?.entries ?? [];
    expect(textOf(found?.name)).toBe('江海智能装备');
    expect(textOf(found?.otherName)).toBe('Jianghai [Machines]');
  });

  it('shows the name that there is where the language has none', () => {
    const [found] =
      search([entry('a', { name: { zh: '江海', en: '' } })], '江海', 'en').kinds[0]?.entries ?? [];
    expect(textOf(found?.name)).toBe('[江海]');
  });

  it('finds a booth with its hall and without it', () => {
    const hall = { zh: '1 号馆', en: 'Hall 1' };
    const stand = entry('a', { hall, booth: 'A12' });
    for (const query of ['A12', '1-A12', '1号馆A12']) expect(search([stand], query).kinds[0]?.count).toBe(1);
  });

  it('replaces an entry of the same kind and id', () => {
    const { kinds } = search([entry('a'), entry('a', { name: { zh: '云津', en: '' } })], '江海');
    expect(kinds).toEqual([]);
  });
});
