import { describe, expect, it } from 'vitest';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { type ChangedEntry, changeOf } from '#entities/programme/rules/entryChange.ts';
import { changedOfLive, type Session, formerOf } from '#entities/programme/rules/session.ts';

const room = { zh: 'A 厅', en: 'Room A' };
const other = { zh: 'B 厅', en: 'Room B' };
const entry: ChangedEntry = { kind: 'conference', id: 'a', startMs: 2_000, placeName: room };
const known = {
  ...entry,
  kind: 'conference',
  title: { zh: '论坛', en: '' },
  path: '/conference/x/a',
  startMs: 2_000,
  knownStartMs: 2_000,
  knownPlace: room,
} as const;

describe('what has become of a session', () => {
  it('is nothing while neither the organiser nor the schedule knows it otherwise', () => {
    expect(changeOf(entry)).toBeUndefined();
    expect(changeOf(entry, known)).toBeUndefined();
    expect(changeOf({ ...entry, former: { startMs: 2_000, place: room } })).toBeUndefined();
  });

  it('is that it was cancelled, also where it was moved before, and where it is gone from the programme', () => {
    const cancelled = { kind: 'cancelled' };
    expect(changeOf({ ...entry, isCancelled: true, former: { startMs: 1_000 } })).toEqual(cancelled);
    expect(changeOf(entry, { ...known, isGone: true })).toEqual(cancelled);
    expect(changeOf(entry, { ...known, isUndated: true })).toEqual({ kind: 'undated' });
  });

  it('is told by the last change, and to those who plan to come by what they know', () => {
    const moved = { ...entry, former: { startMs: 1_000, place: other } };
    expect(changeOf(moved)).toEqual({ kind: 'moved', fromMs: 1_000, from: other });
    // They have seen it already.
    expect(changeOf(moved, known)).toBeUndefined();
    // It was moved twice since.
    expect(changeOf(moved, { ...known, knownStartMs: 500 })).toEqual({ kind: 'moved', fromMs: 500 });
  });

  it('is no other time while it has none', () => {
    expect(changeOf({ ...entry, startMs: undefined, former: { startMs: 1_000 } })).toBeUndefined();
  });
});

describe('what the last change of a session has replaced', () => {
  const row = { Place: 'A 厅', PlaceEn: 'Room A' };

  it('is its start, and its room, in both languages where the name in one has changed', () => {
    const startMs = parseVenueTime('2026-11-24 10:00');
    expect(formerOf({ ...row, Former: { StartTime: '2026-11-24 10:00' } })).toEqual({ startMs });
    expect(formerOf({ ...row, Former: { Place: 'B 厅' } })).toEqual({ place: { zh: 'B 厅', en: 'Room A' } });
  });

  it('is nothing where it was something else', () => {
    for (const Former of [{}, { IsCancelled: false }, { EndTime: '2026-11-24 10:00' }, { StartTime: '待定' }])
      expect(formerOf({ ...row, Former })).toBeUndefined();
  });
});

describe('a live', () => {
  const session = (more: Partial<Session> = {}): Session => ({
    id: 'a',
    title: { zh: '论坛', en: '' },
    times: { startMs: 2_000, isDayOnly: false },
    place: room,
    hallId: '',
    topic: { zh: '', en: '' },
    language: '',
    seatsLeft: undefined,
    ...more,
  });
  const off = session({ isCancelled: true });

  it('is called off with all sessions that it shows, and not with one of several', () => {
    expect(changedOfLive([off], 2_000)).toMatchObject({ isCancelled: true });
    expect(changedOfLive([off, off], 2_000)).toMatchObject({ isCancelled: true });
    expect(changedOfLive([off, session()], 2_000)).toBeUndefined();
    expect(changedOfLive([], 2_000)).toBeUndefined();
  });

  it('that begins with its only session has been moved with it', () => {
    const moved = session({ former: { startMs: 1_000 } });
    expect(changedOfLive([moved], 2_000)).toBeUndefined();
    expect(changedOfLive([moved], 1_000)).toMatchObject({ former: { startMs: 1_000 } });
    expect(changedOfLive([moved, session()], 1_000)).toBeUndefined();
  });
});
