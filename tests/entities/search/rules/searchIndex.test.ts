import { describe, expect, test } from 'vitest';
import { createSearchIndex, type SearchEntry } from '#entities/search/rules/searchIndex.ts';
import { chinese } from '#tests/domain/matching/chinese.ts';

const entry = (id: string, names: readonly string[], change: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'exhibitor',
  id,
  names,
  more: '',
  booth: '',
  rank: 0,
  ...change,
});

function indexOf(entries: readonly SearchEntry[]) {
  const index = createSearchIndex(chinese);
  index.add(entries);
  return (query: string, limit = 10) => index.search(query, { limit });
}

const idsOf = ({ hits }: { readonly hits: readonly { readonly id: string }[] }) => hits.map(({ id }) => id);

describe('the order of what is found', () => {
  const search = indexOf([
    entry('inside', ['云津江海精工']),
    entry('mentioned', ['云津仪器'], { more: '江海的供应商' }),
    entry('start', ['江海精工']),
    entry('whole', ['江海']),
    entry('sound', ['将海']),
  ]);

  test('the whole name, its start, its inside, and what else is said of it', () => {
    expect(idsOf(search('江海'))).toEqual(['whole', 'start', 'inside', 'mentioned']);
  });

  test('by sound all of the same sound are found, those that begin with it first', () => {
    expect(idsOf(search('jianghai'))).toEqual(['start', 'whole', 'sound', 'inside', 'mentioned']);
  });

  test('among equals the higher rank comes first, then the one that was added first', () => {
    const ranked = indexOf([
      entry('first', ['江海一']),
      entry('second', ['江海二']),
      entry('high', ['江海三'], { rank: 5 }),
    ]);
    expect(idsOf(ranked('江海'))).toEqual(['high', 'first', 'second']);
  });
});

describe('a query', () => {
  const search = indexOf([
    entry('a', ['江海精工有限公司', 'Jianghai Precision Co., Ltd.'], { booth: '1 号馆 A12' }),
    entry('b', ['云津激光', 'Yunjin Laser'], { booth: '2 号馆 A12' }),
    entry('b', ['江海激光头'], { kind: 'product', more: '云津激光' }),
  ]);

  test('of several terms finds what has all of them, in any language and order', () => {
    expect(idsOf(search('precision 江海'))).toEqual(['a']);
    expect(search('江海 laser').hits).toEqual([]);
  });

  test('in traditional characters finds simplified names', () => {
    expect(idsOf(search('雲津'))).toEqual(['b', 'b']);
  });

  test('of a booth finds it with and without its hall', () => {
    expect(idsOf(search('1号馆A12'))).toEqual(['a']);
    expect(idsOf(search('A12'))).toEqual(['a', 'b']);
  });

  test('counts all of each kind, and brings as many of each as are asked for', () => {
    const { hits, counts } = search('激光', 1);
    expect(counts).toEqual({ exhibitor: 1, product: 1 });
    expect(hits.map(({ kind }) => kind).sort()).toEqual(['exhibitor', 'product']);
    expect(search('yunjin', 0)).toMatchObject({ hits: [], counts: { exhibitor: 1, product: 1 } });
  });

  test.each([
    ['bjorn', 'Björn Maskin'],
    ['lukasz', 'Łukasz Stal'],
    ['weiss', 'Weiß GmbH'],
    ['strasse', 'Straße der Maschinen'],
    ['bodo', 'Bodø Fisk'],
  ])('of %j finds %j, and takes no letter for a typing error', (query, name) => {
    const result = indexOf([entry('a', [name])])(query);
    expect(result).toMatchObject({ hits: [{ id: 'a' }], isCorrected: false });
  });

  test.each([
    ['13800001234', '热线 138 0000 1234'],
    ['138 0000 1234', '热线 13800001234'],
    ['+86 138-0000-1234', '热线 13800001234'],
    ['13800001234', '热线 +86-138-0000-1234'],
    ['DMG3000', 'DMG 3000 机床'],
    ['DMG-3000', 'DMG3000 机床'],
    ['60005', '轴承 6000-5'],
  ])('of the number %j finds %j', (query, name) => {
    const all = indexOf([entry('a', [name]), entry('b', ['热线 139 0000 1234', '轴承 6100-5'])]);
    expect(idsOf(all(query))).toEqual(['a']);
  });

  test('that nothing matches is answered by what matches with one typing error, which is said', () => {
    expect(search('lasre')).toMatchObject({ isCorrected: true, hits: [{ id: 'b' }] });
    expect(search('laser').isCorrected).toBe(false);
    expect(search('nothing')).toEqual({ hits: [], counts: {}, isCorrected: false });
  });

  test.each(['', '   ', '🎉', '.*', '[', '\\', '/', 'x'.repeat(500), '江'.repeat(500)])(
    'of %j finds nothing and does no harm',
    (query) => {
      expect(search(query).hits).toEqual([]);
    },
  );
});

describe('entries', () => {
  test('of the same kind and id are replaced', () => {
    const index = createSearchIndex(chinese);
    index.add([entry('a', ['江海'])]);
    index.add([entry('a', ['云津'])]);
    expect(index.size()).toBe(1);
    expect(index.search('江海', { limit: 5 }).hits).toEqual([]);
    expect(idsOf(index.search('云津', { limit: 5 }))).toEqual(['a']);
  });

  test('without a name are found by their booth', () => {
    expect(idsOf(indexOf([entry('a', ['', ''], { booth: '3B07' })])('3B7'))).toEqual(['a']);
  });

  test('are found without the table by their characters', () => {
    const index = createSearchIndex(undefined);
    index.add([entry('a', ['江海'])]);
    expect(idsOf(index.search('江', { limit: 5 }))).toEqual(['a']);
    expect(index.search('jh', { limit: 5 }).hits).toEqual([]);
  });
});

describe('a query that is typed key by key', () => {
  const entries = [
    entry('a', ['上海江海精工有限公司', 'Jianghai Precision'], { booth: '3A12' }),
    entry('b', ['拓岩智能物流', 'Tuoyan Smart Logistics'], { booth: '3A2' }),
    entry('c', ['智能激光'], { kind: 'product', more: '上海江海精工有限公司' }),
    entry('d', ['轴承 13 80-1', 'Straße 138']),
  ];

  test.each([
    'zhineng',
    'zhinemgw',
    '上海精',
    'jianghai precision',
    '3A12',
    'smrat',
    'zhi',
    'xx',
    '13801',
    'strasse',
  ])('%s finds at each key what it finds when it is typed in one go', (query) => {
    const typed = indexOf(entries);
    for (let length = 1; length <= query.length; length += 1)
      expect(typed(query.slice(0, length))).toEqual(indexOf(entries)(query.slice(0, length)));
  });

  test('finds what was added since the key before', () => {
    const index = createSearchIndex(chinese);
    index.add(entries);
    index.search('zhin', { limit: 5 });
    index.add([entry('d', ['智能机床'])]);
    expect(idsOf(index.search('zhineng', { limit: 5 }))).toContain('d');
  });
});
