import { describe, expect, it } from 'vitest';
import { changeOf } from '#entities/programme/rules/entryChange.ts';
import { isRememberedEntry, refreshed } from '#entities/programme/rules/rememberedEntry.ts';

const entry = {
  kind: 'conference',
  id: 'a',
  title: { zh: '论坛', en: 'Forum' },
  startMs: 1_000,
  placeName: { zh: '', en: '' },
  path: '/conference/x/a',
} as const;
const remembered = { ...entry, knownStartMs: 1_000 };

describe('an entry of the schedule', () => {
  it('that was moved has another start than the visitor knows, and keeps the known one', () => {
    const [now] = refreshed([remembered], {
      entries: [{ ...entry, startMs: 2_000, endMs: 3_000 }],
      readAtMs: 9_000,
    });
    expect(now).toEqual({ ...entry, startMs: 2_000, endMs: 3_000, knownStartMs: 1_000, readAtMs: 9_000 });
    expect(now && changeOf(now, now)?.kind).toBe('moved');
    expect(changeOf(remembered, remembered)).toBeUndefined();
  });

  it('stays as it was while nothing was read of it, and of another kind nothing is taken', () => {
    const read = { entries: [{ ...entry, kind: 'live', startMs: 5 } as const], readAtMs: 9_000 };
    expect(refreshed([remembered], read)).toEqual([remembered]);
  });

  it('that the server knows no more is marked, until it is told again', () => {
    const gone = refreshed([remembered], { entries: [], gone: [entry], readAtMs: 9_000 });
    expect(gone).toEqual([{ ...remembered, readAtMs: 9_000, isGone: true }]);
    const back = refreshed(gone, { entries: [entry], readAtMs: 9_500 });
    expect(back).toEqual([{ ...remembered, readAtMs: 9_500 }]);
  });

  it.each([
    ['null', null],
    ['a text', 'a'],
    ['an unknown kind', { ...remembered, kind: 'party' }],
    ['no start', { ...remembered, startMs: null }],
    ['no known start', entry],
    ['a title of one language', { ...remembered, title: { zh: 'a' } }],
    ['an address of another host', { ...remembered, path: '//evil.example.com' }],
    ['an end that is text', { ...remembered, endMs: '12:00' }],
    ['a moment of reading that is text', { ...remembered, readAtMs: 'now' }],
  ])('of which %s was stored is left out', (_, value) => {
    expect(isRememberedEntry(value)).toBe(false);
  });

  it('that was stored whole is read', () => {
    expect(isRememberedEntry(JSON.parse(JSON.stringify({ ...remembered, hallId: 'h', endMs: 2 })))).toBe(
      true,
    );
  });
});
