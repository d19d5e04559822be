import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestEntries as suggestInSteps } from '#entities/search/rules/suggestEntries.ts';
import { entryKey, type Interests } from '#entities/search/rules/suggestion.ts';
import type { CatalogueEntry } from '#domain/matching/catalogueEntry.ts';

function suggestEntries(...asked: Parameters<typeof suggestInSteps>) {
  const steps = suggestInSteps(...asked);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

const none = { zh: '', en: '' };
const entry = (id: string, zh: string, change: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  kind: 'exhibitor',
  id,
  name: { zh, en: '' },
  note: none,
  hall: none,
  booth: '',
  picture: '',
  rank: 0,
  ...change,
});
const vision = { zh: '机器视觉', en: 'Machine vision' };
const robots = { zh: '机器人', en: 'Robots' };
const entries = [
  entry('a', '江海相机', { note: vision }),
  entry('b', '北湖镜头', { note: vision, rank: 5 }),
  entry('c', '西岭机械臂', { note: robots, rank: 9 }),
  entry('d', '东港茶业', { rank: 9 }),
  entry('p', '工业相机 X1', { kind: 'product', note: { zh: '江海相机', en: '' } }),
  entry('q', '龙井茶', { kind: 'product', note: { zh: '东港茶业', en: '' } }),
];
const nothing: Interests = { favourites: [], seen: [], dismissed: [], words: [] };
const kinds = ['exhibitor', 'product'] as const;

const suggest = (interests: Partial<Interests>, limit = 9) =>
  suggestEntries(entries, { interests: { ...nothing, ...interests }, kinds, limit });
const idsOf = (interests: Partial<Interests>, kind: (typeof kinds)[number] = 'exhibitor') =>
  suggest(interests)
    .get(kind)
    ?.map(({ entry: { id } }) => id);
const reasonsOf = (interests: Partial<Interests>, id: string) =>
  kinds
    .map(
      (kind) =>
        suggest(interests)
          .get(kind)
          ?.find((one) => one.entry.id === id)?.reasons ?? [],
    )
    .flat()
    .map(({ code, text }) => [code, text.zh]);

describe('what is suggested', () => {
  it('is nothing as long as nothing is known of the visitor', () => {
    expect(idsOf({})).toEqual([]);
    expect(idsOf({}, 'product')).toEqual([]);
  });

  it('is of the same kind as a favourite, which is not suggested again', () => {
    expect(idsOf({ favourites: ['exhibitor/a'] })).toEqual(['b']);
    expect(reasonsOf({ favourites: ['exhibitor/a'] }, 'b')).toEqual([['favouriteTopic', '机器视觉']]);
  });

  it('is the same in steps, of which none looks at more than a few hundred entries', () => {
    const many = Array.from({ length: 2_000 }, (_, at) => entry(`e${at}`, '江海相机', { note: vision }));
    const interests = { ...nothing, seen: ['exhibitor/e0'] };
    let looked = 0;
    const counted = new Proxy(many, {
      get(target, name, receiver) {
        if (typeof name === 'string' && /^\d+$/.test(name)) looked += 1;
        return Reflect.get(target, name, receiver);
      },
    });
    const steps = suggestInSteps(counted, { interests, kinds: ['exhibitor'], limit: 3 });
    const perStep: number[] = [];
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) {
      perStep.push(looked);
      looked = 0;
    }
    expect(Math.max(...perStep)).toBeLessThanOrEqual(250);
    expect(step.value.get('exhibitor')?.map((one) => one.entry.id)).toEqual(['e1', 'e2', 'e3']);
  });

  it('is a person who names the kind of a favourite, or what was searched', () => {
    const person = entry('m', '江海', { kind: 'person', more: '机器视觉 茶叶' });
    const of = (interests: Partial<Interests>) =>
      suggestEntries([...entries, person], {
        interests: { ...nothing, ...interests },
        kinds: ['person'],
        limit: 9,
      }).get('person');
    expect(of({ favourites: ['exhibitor/a'] })?.[0]?.reasons).toEqual([
      { code: 'sharedTopic', text: vision },
    ]);
    const tea = { zh: '茶叶', en: '茶叶' };
    expect(of({ words: [{ source: 'searched', text: tea }] })?.[0]?.reasons).toEqual([
      { code: 'searched', text: tea },
    ]);
    expect(of({ favourites: ['exhibitor/c'] })).toEqual([]);
    expect(of({ favourites: ['exhibitor/a'], dismissed: ['person/m'] })).toEqual([]);
  });

  it('is a product of a favourite exhibitor, before one of the same kind', () => {
    expect(reasonsOf({ favourites: ['exhibitor/a'] }, 'p')).toEqual([
      ['favouriteSupplier', '江海相机'],
      ['favouriteTopic', '机器视觉'],
    ]);
  });

  it('is of the kind of a favourite product’s supplier', () => {
    expect(idsOf({ favourites: ['product/p'] })).toEqual(['b', 'a']);
  });

  it('has what was searched or chosen in its name or kind, in either language', () => {
    expect(reasonsOf({ words: [{ source: 'searched', text: { zh: '茶', en: '茶' } }] }, 'q')).toEqual([]);
    const tea = { source: 'searched', text: { zh: '龙井', en: '龙井' } } as const;
    expect(reasonsOf({ words: [tea] }, 'q')).toEqual([['searched', '龙井']]);
    const chosen = { source: 'answered', text: { zh: '视觉检测', en: 'machine vision' } } as const;
    expect(idsOf({ words: [chosen] })).toEqual(['b', 'a']);
  });

  it('is no product for a word in its supplier’s name', () => {
    expect(idsOf({ words: [{ source: 'searched', text: { zh: '东港', en: '' } }] }, 'product')).toEqual([]);
  });

  it('counts a favourite for more than a page that was opened', () => {
    expect(idsOf({ seen: ['exhibitor/c'], favourites: ['exhibitor/a'] })).toEqual(['b']);
    expect(reasonsOf({ seen: ['exhibitor/a'] }, 'b')).toEqual([['seenTopic', '机器视觉']]);
  });

  it('is less of a kind of which something was dismissed', () => {
    const interests = { favourites: ['exhibitor/a'], dismissed: ['exhibitor/b'] };
    expect(idsOf(interests)).toEqual([]);
    expect(idsOf({ seen: ['exhibitor/a'], dismissed: ['exhibitor/c'] })).toEqual(['b']);
    const more = [...entries, entry('e', '南塘光学', { note: vision })];
    const scored = (dismissed: string[]) =>
      suggestEntries(more, {
        interests: { ...nothing, seen: ['exhibitor/a'], dismissed },
        kinds,
        limit: 9,
      }).get('exhibitor')?.length;
    expect([scored([]), scored(['exhibitor/b'])]).toEqual([2, 0]);
  });

  it('is mixed: not all of the first ones are of one kind', () => {
    const many = Array.from({ length: 8 }, (_, at) => entry(`v${at}`, `视觉 ${at}`, { note: vision }));
    const found = suggestEntries(
      [...entries, ...many, entry('r1', '机器一', { note: robots }), entry('r2', '机器二', { note: robots })],
      {
        interests: { ...nothing, favourites: ['exhibitor/a', 'exhibitor/r1'] },
        kinds,
        limit: 4,
      },
    ).get('exhibitor');
    expect(found?.some(({ entry: { note } }) => note === robots)).toBe(true);
  });

  it('never is something known, and always has a reason, whatever the phone has kept', () => {
    const keys = fc.subarray(entries.map(entryKey));
    fc.assert(
      fc.property(keys, keys, keys, fc.array(fc.string()), (favourites, seen, dismissed, texts) => {
        const words = texts.map((text) => ({ source: 'searched', text: { zh: text, en: text } }) as const);
        const known = new Set([...favourites, ...seen, ...dismissed]);
        for (const found of suggest({ favourites, seen, dismissed, words }).values())
          for (const { entry: one, reasons } of found) {
            expect(known.has(entryKey(one))).toBe(false);
            expect(reasons.length).toBeGreaterThan(0);
          }
      }),
    );
  });
});

it('the first few of thousands are those that come first when all are put in order', () => {
  const kindsOfGoods = Array.from({ length: 7 }, (_, at) => ({ zh: `种类${at}`, en: '' }));
  const many = Array.from({ length: 3_000 }, (_, at) =>
    entry(`e${at}`, `公司${at}`, { note: kindsOfGoods[(at * at) % 7] ?? none, rank: (at * 37) % 11 }),
  );
  const interests: Interests = {
    ...nothing,
    favourites: ['exhibitor/e1', 'exhibitor/e2', 'exhibitor/e8', 'exhibitor/e10'],
    seen: ['exhibitor/e3', 'exhibitor/e4'],
    words: [{ source: 'searched', text: { zh: '公司12', en: '公司12' } }],
  };
  const first = (limit: number) =>
    suggestEntries(many, { interests, kinds: ['exhibitor'], limit }).get('exhibitor') ?? [];
  const all = first(many.length);
  expect(all.length).toBeGreaterThan(1_000);
  for (const limit of [1, 6, 30, 200]) expect(first(limit)).toEqual(all.slice(0, limit));
});
