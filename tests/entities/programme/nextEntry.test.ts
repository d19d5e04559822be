import { describe, expect, it } from 'vitest';
import type { TimedEntry } from '#entities/programme/rules/timedEntry.ts';
import { happeningAt } from '#entities/programme/rules/agenda/happeningAt.ts';
import { entryAhead, nextEntry } from '#entities/programme/rules/agenda/nextEntry.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const at = (text: string) => parseVenueTime(text) ?? 0;
const entry = (
  id: string,
  start: string,
  end: string,
  more: Partial<TimedEntry> & { hall?: string } = {},
) => ({
  kind: 'conference' as const,
  id,
  title: { zh: id, en: id },
  placeName: { zh: '', en: '' },
  hall: '',
  startMs: at(start),
  endMs: at(end),
  path: `/conference/e/${id}`,
  ...more,
});

const morning = entry('morning', '2026-12-17 09:00', '2026-12-17 10:00', { hall: '1号馆' });
const noon = entry('noon', '2026-12-17 12:38', '2026-12-17 13:30', { hall: '3号馆' });
const night = entry('night', '2026-12-18 00:30', '2026-12-18 02:00');
const tomorrow = entry('tomorrow', '2026-12-18 09:00', '2026-12-18 10:00');
const allDay = entry('allDay', '2026-12-17 08:00', '2026-12-17 20:00');

describe('what comes next in a schedule', () => {
  it.each([
    ['in the morning', '2026-12-17 08:00', 'morning', 60],
    ['while another is on', '2026-12-17 09:30', 'noon', 188],
    ['a minute before', '2026-12-17 12:37', 'noon', 1],
    ['in the evening, what begins in the night', '2026-12-17 23:00', 'night', 90],
    ['while the last one is on, that one', '2026-12-18 09:10', 'tomorrow', 0],
    ['on the day before, nothing', '2026-12-16 12:00', undefined, undefined],
    ['after the last, nothing', '2026-12-18 12:00', undefined, undefined],
  ])('%s', (_when, now, id, minutes) => {
    const next = nextEntry([tomorrow, allDay, noon, night, morning], at(now));
    expect([next?.entry.id, next?.minutes]).toEqual([id, minutes]);
  });

  it('is as far on foot as between two rows of the day, and not known without one before it', () => {
    expect(nextEntry([morning, noon], at('2026-12-17 10:30'))?.walk).toBe(5);
    expect(nextEntry([noon], at('2026-12-17 10:30'))?.walk).toBeUndefined();
  });

  it('is nothing that was called off', () => {
    const off = { ...noon, isCancelled: true as const };
    expect(nextEntry([off, tomorrow], at('2026-12-17 10:30'))).toBeUndefined();
  });
});

describe('what is ahead in a schedule, on whichever day', () => {
  it.each([
    ['on the day before, the first', '2026-12-16 12:00', 'morning'],
    ['on the day, what comes next', '2026-12-17 10:30', 'noon'],
    ['in the last hour, what is on', '2026-12-18 09:10', 'tomorrow'],
    ['after the last, nothing', '2026-12-18 12:00', undefined],
  ])('%s', (_when, now, id) => {
    expect(entryAhead([tomorrow, allDay, noon, night, morning], at(now))?.id).toBe(id);
  });
});

describe('what is on at a fair', () => {
  const all = [tomorrow, allDay, noon, morning];
  it.each([
    ['2026-12-16 12:00', 'coming', ['morning', 'noon']],
    ['2026-12-17 08:30', 'later', ['morning', 'noon']],
    ['2026-12-17 09:00', 'now', ['morning']],
    ['2026-12-17 10:00', 'later', ['noon']],
    ['2026-12-17 20:00', 'coming', ['tomorrow']],
    ['2026-12-19 20:00', 'coming', []],
  ])('at %s is "%s", and what goes on all day is left out', (now, when, ids) => {
    const found = happeningAt(all, at(now), 2);
    expect([found.when, found.entries.map(({ id }) => id)]).toEqual([when, ids]);
  });
});
