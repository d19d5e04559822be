import { describe, expect, it } from 'vitest';
import { isMoved } from '../../../src/domain/programme/isMoved.ts';
import { isRememberedEntry, refreshed } from '../../../src/domain/programme/rememberedEntry.ts';

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
    const [now] = refreshed([remembered], [{ ...entry, startMs: 2_000, endMs: 3_000 }]);
    expect(now).toEqual({ ...entry, startMs: 2_000, endMs: 3_000, knownStartMs: 1_000 });
    expect(now && isMoved(now)).toBe(true);
    expect(isMoved(remembered)).toBe(false);
  });

  it('stays as it was while nothing was read of it, and of another kind nothing is taken', () => {
    expect(refreshed([remembered], [{ ...entry, kind: 'live', startMs: 5 }])).toEqual([remembered]);
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
  ])('of which %s was stored is left out', (_, value) => {
    expect(isRememberedEntry(value)).toBe(false);
  });

  it('that was stored whole is read', () => {
    expect(isRememberedEntry(JSON.parse(JSON.stringify({ ...remembered, hallId: 'h', endMs: 2 })))).toBe(
      true,
    );
  });
});
