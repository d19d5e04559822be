import { describe, expect, it } from 'vitest';
import { countDays, exhibitionPhase } from '#domain/exhibition/exhibitionPhase.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const at = (time: string) => parseVenueTime(time) ?? Number.NaN;
const phaseAt = (time: string, start = '2026-12-14 09:00', end = '2026-12-16 17:00') =>
  exhibitionPhase(start, end, at(time));

describe('where an exhibition stands', () => {
  it.each([
    ['2026-11-24 23:59', 20],
    ['2026-12-13 00:00', 1],
    ['2026-12-13 23:59', 1],
  ])('at %s it is %i days away, by the days of the venue', (time, daysLeft) => {
    expect(phaseAt(time)).toEqual({ at: 'before', daysLeft });
  });

  it.each([
    ['2026-12-14 08:00', 1, 'opens', '2026-12-14 09:00'],
    ['2026-12-15 09:00', 2, 'closes', '2026-12-15 17:00'],
    ['2026-12-15 17:00', 2, 'opensTomorrow', '2026-12-16 09:00'],
    ['2026-12-16 16:59', 3, 'closes', '2026-12-16 17:00'],
  ])('at %s it is day %i, and next it %s', (time, day, kind, next) => {
    expect(phaseAt(time)).toEqual({ at: 'during', day, days: 3, next: { kind, atMs: at(next) } });
  });

  it.each(['2026-12-16 17:00', '2026-12-17 00:00'])('at %s it is over', (time) => {
    expect(phaseAt(time)).toEqual({ at: 'after' });
  });

  it('without hours is known by its days alone, the last one included', () => {
    expect(phaseAt('2026/12/16 22:00', '2026/12/14', '2026/12/16')).toEqual({
      at: 'during',
      day: 3,
      days: 3,
    });
    expect(phaseAt('2026/12/17 00:00', '2026/12/14', '2026/12/16')).toEqual({ at: 'after' });
  });

  it('with hours that make no day closes earlier on its last day, which is not said of the others', () => {
    expect(phaseAt('2026-12-15 10:00', '2026-12-14 09:00', '2026-12-16 12:00')).toEqual({
      at: 'during',
      day: 2,
      days: 3,
    });
  });

  it('of one evening opens and closes that day', () => {
    const evening = ['2026-12-14 18:00', '2026-12-14 21:00'] as const;
    expect(phaseAt('2026-12-14 17:00', ...evening)).toMatchObject({ days: 1, next: { kind: 'opens' } });
    expect(phaseAt('2026-12-14 21:00', ...evening)).toEqual({ at: 'after' });
  });

  it.each([
    ['2026-12-13 23:00', { at: 'before', daysLeft: 1 }],
    ['2026-12-14 01:00', { day: 1, days: 1, next: { kind: 'opens', atMs: at('2026-12-14 18:00') } }],
    ['2026-12-14 18:00', { day: 1, days: 1, next: { kind: 'closesTomorrow', atMs: at('2026-12-15 02:00') } }],
    ['2026-12-15 01:59', { day: 1, days: 1, next: { kind: 'closes', atMs: at('2026-12-15 02:00') } }],
    ['2026-12-15 02:00', { at: 'after' }],
  ])('of one night is one day that closes after midnight: at %s', (time, phase) => {
    expect(phaseAt(time, '2026-12-14 18:00', '2026-12-15 02:00')).toMatchObject(phase);
    expect(countDays('2026-12-14 18:00', '2026-12-15 02:00')).toBe(1);
  });

  it.each([
    ['2026-12-15 01:00', { day: 1, days: 3, next: { kind: 'closes', atMs: at('2026-12-15 02:00') } }],
    ['2026-12-15 02:00', { day: 2, days: 3, next: { kind: 'opens', atMs: at('2026-12-15 18:00') } }],
    ['2026-12-16 23:00', { day: 3, days: 3, next: { kind: 'closesTomorrow', atMs: at('2026-12-17 02:00') } }],
    ['2026-12-17 02:00', { at: 'after' }],
  ])('of three nights opens and closes each night: at %s', (time, phase) => {
    expect(phaseAt(time, '2026-12-14 18:00', '2026-12-17 02:00')).toMatchObject(phase);
  });

  it('that closes earlier on its last day is over from then on', () => {
    expect(phaseAt('2026-12-16 12:00', '2026-12-14 09:00', '2026-12-16 12:00')).toEqual({ at: 'after' });
  });

  it('is open on no day without a start, and on each day of the calendar where it closes before midnight', () => {
    expect(countDays('', '2026-12-16')).toBe(0);
    expect(countDays('2026-12-14 09:00', '2026-12-16 17:00')).toBe(3);
  });

  it.each([
    ['', ''],
    ['soon', '2026-12-16'],
    ['2026-02-30', ''],
  ])('is not known with the start %o', (start, end) => {
    expect(phaseAt('2026-12-15 10:00', start, end)).toBeUndefined();
  });

  it('with an end before its start lasts one day', () => {
    expect(phaseAt('2026-12-14 10:00', '2026-12-14', '2026-12-01')).toEqual({
      at: 'during',
      day: 1,
      days: 1,
    });
  });
});
