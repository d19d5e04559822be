import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '#domain/matching/catalogueEntry.ts';
import chineseData from '#domain/matching/chinese.json';
import { createCatalogueHost } from '#entities/search/catalogueHost.ts';

const none = { zh: '', en: '' };
const entry = (id: string, zh: string): CatalogueEntry => ({
  kind: 'exhibitor',
  id,
  name: { zh, en: '' },
  note: none,
  hall: none,
  booth: '',
  picture: '',
  rank: 0,
});
const chinese = async () => chineseData;
const open = () => createCatalogueHost(chinese);
const options = { language: 'zh', limit: 5 } as const;

async function idsOf(host: ReturnType<typeof open>, query: string) {
  const { kinds } = await host.search(query, options);
  return kinds.reduce<string[]>((ids, { entries }) => [...ids, ...entries.map((one) => one.entry.id)], []);
}

describe('the catalogue on a phone', () => {
  it('is empty on the first visit', async () => {
    expect(await open().open(undefined)).toEqual({ count: 0, readAtMs: 0 });
  });

  it('finds what has been added before all has been read', async () => {
    const host = open();
    await host.open(undefined);
    await host.add([entry('a', '江海')]);
    expect(await idsOf(host, 'jiang')).toEqual(['a']);
  });

  it('lists one kind by the letters of its names', async () => {
    const host = open();
    await host.open(undefined);
    await host.add([entry('a', '江海'), entry('b', '北湖'), { ...entry('c', '北方相机'), kind: 'product' }]);
    expect(await host.letters('exhibitor', 'zh')).toEqual([
      { letter: 'B', ids: ['b'] },
      { letter: 'J', ids: ['a'] },
    ]);
  });

  it('suggests what has a word that was searched, and nothing else', async () => {
    const host = open();
    await host.open(undefined);
    await host.add([entry('a', '江海相机'), entry('b', '北湖茶业')]);
    const word = { source: 'searched', text: { zh: '相机', en: '相机' } } as const;
    const interests = { favourites: [], seen: [], dismissed: [], words: [word] };
    const found = await host.suggest({ interests, kinds: ['exhibitor'], limit: 5 });
    expect(found.get('exhibitor')).toEqual([
      { entry: entry('a', '江海相机'), reasons: [{ code: 'searched', text: word.text }] },
    ]);
  });

  const person = (id: string, zh: string, more = ''): CatalogueEntry => ({
    ...entry(id, zh),
    kind: 'contact',
    more,
  });

  it('finds people by the sound of their name before articles, and by a remark after them, both behind exhibitors', async () => {
    const host = open();
    await host.open(undefined);
    await host.add([entry('a', '江海'), { ...entry('n', '江海'), kind: 'news' }]);
    await host.setPeople([person('p', '江一'), person('q', '王二', '江海')]);
    expect(await idsOf(host, 'jiang')).toEqual(['a', 'p', 'q', 'n']);
    expect(await idsOf(host, '江海')).toEqual(['a', 'n', 'q']);
  });

  it('finds the people that were set last, and none of those before', async () => {
    const host = open();
    await host.open(undefined);
    await Promise.all([host.setPeople([person('p', '江一')]), host.setPeople([person('q', '江二')])]);
    expect(await idsOf(host, '江')).toEqual(['q']);
    await host.setPeople([]);
    expect(await idsOf(host, '江')).toEqual([]);
  });

  it('keeps no people, and takes none out of what was kept', async () => {
    const host = open();
    await host.open(undefined);
    await host.add([entry('a', '江海')]);
    await host.setPeople([person('p', '江一')]);
    const { bytes } = await host.complete(5000);
    expect(new TextDecoder().decode(bytes)).not.toContain('江一');
    const line = JSON.stringify([person('p', '江一')]);
    const kept = new TextEncoder().encode(`{"readAtMs":1}\n${line}\n`).buffer;
    expect(await open().open(kept)).toEqual({ count: 0, readAtMs: 0 });
  });

  it('is kept as bytes, and found again by the next visit', async () => {
    const host = open();
    await host.open(undefined);
    await host.add([entry('a', '江海')]);
    const { bytes, ...facts } = await host.complete(5000);
    expect(facts).toEqual({ count: 1, readAtMs: 5000 });
    const next = open();
    expect(await next.open(bytes)).toEqual({ count: 1, readAtMs: 5000 });
    expect(await idsOf(next, '江')).toEqual(['a']);
  });

  it('is kept whole where it is written in several slices', async () => {
    const host = open();
    await host.open(undefined);
    await host.add(Array.from({ length: 600 }, (_, at) => entry(`id${at}`, `江海${at}`)));
    const next = open();
    expect(await next.open((await host.complete(5000)).bytes)).toEqual({ count: 600, readAtMs: 5000 });
    expect(await idsOf(next, '江海599')).toEqual(['id599']);
  });

  it('has lost what the server no longer has, once all has been read', async () => {
    const before = open();
    await before.open(undefined);
    await before.add([entry('a', '江海'), entry('b', '江北')]);
    const host = open();
    await host.open((await before.complete(5000)).bytes);
    await host.add([entry('b', '江北')]);
    expect(await idsOf(host, '江')).toEqual(['a', 'b']);
    await host.complete(6000);
    expect(await idsOf(host, '江')).toEqual(['b']);
  });

  it('has kept what the server did not answer for', async () => {
    const news: CatalogueEntry = { ...entry('n', '江南'), kind: 'news' };
    const before = open();
    await before.open(undefined);
    await before.add([entry('a', '江海'), news]);
    const host = open();
    await host.open((await before.complete(5000)).bytes);
    await host.add([entry('b', '江北')]);
    const { bytes, count } = await host.complete(6000, ['news']);
    expect(count).toBe(2);
    const next = open();
    await next.open(bytes);
    expect((await idsOf(next, '江')).sort()).toEqual(['b', 'n']);
  });

  it('begins empty where a later version has kept a kind that has no page here', async () => {
    const line = JSON.stringify([{ ...entry('a', '江海'), kind: 'film' }]);
    const kept = new TextEncoder().encode(`{"readAtMs":1}\n${line}\n`).buffer;
    expect(await open().open(kept)).toEqual({ count: 0, readAtMs: 0 });
  });

  it.each(['', '{', '{"readAtMs":1,"entries":[{}]}', '[]', '{"readAtMs":1}\n[{}]\n', '{"readAtMs":1}\n{}\n'])(
    'begins empty where %j is kept',
    async (kept) => {
      expect(await open().open(new TextEncoder().encode(kept).buffer)).toEqual({ count: 0, readAtMs: 0 });
    },
  );

  it('finds Chinese by its characters where the table of sounds cannot be loaded', async () => {
    const host = createCatalogueHost(() => Promise.reject(new Error('not there')));
    await host.open(undefined);
    await host.add([entry('a', '江海')]);
    expect(await idsOf(host, '江海')).toEqual(['a']);
  });
});
