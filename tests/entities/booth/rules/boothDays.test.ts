import { describe, expect, it } from 'vitest';
import { boothDays } from '#entities/booth/rules/boothDays.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const nowMs = parseVenueTime('2026-11-25 23:30') ?? NaN;
const row = (Date: string, PVNumber: number | undefined, more = {}) => ({
  Date,
  PVNumber,
  ThumpUpNumber: undefined,
  CollectionNumber: undefined,
  AppointmentNumber: undefined,
  ...more,
});

describe('the days of a booth', () => {
  it('end with the day at the venue, the oldest first, and a day without a row counts nothing', () => {
    const days = boothDays([row('2026-11-25', 7), row('2026-11-23', 4, { ThumpUpNumber: 2 })], nowMs, 3);
    expect(days).toEqual([
      { day: '2026-11-23', views: 4, likes: 2, favourites: 0, appointments: 0 },
      { day: '2026-11-24', views: 0, likes: 0, favourites: 0, appointments: 0 },
      { day: '2026-11-25', views: 7, likes: 0, favourites: 0, appointments: 0 },
    ]);
  });

  it.each([
    ['in ascending order', [row('2026-11-25', 3), row('2026-11-25', 9)]],
    ['in descending order', [row('2026-11-25', 9), row('2026-11-25', 3)]],
  ])('of two rows of one day, %s, count the one with more views', (_, rows) => {
    expect(boothDays(rows, nowMs, 1)[0]?.views).toBe(9);
  });

  it.each([
    ['a date with slashes', row('2026/11/25', 5), 5],
    ['a date with a time', row('2026-11-25 08:00:00', 5), 5],
    ['a negative number', row('2026-11-25', -5), 0],
    ['a broken number', row('2026-11-25', NaN), 0],
    ['half a view', row('2026-11-25', 2.5), 2],
  ])('read %s', (_, given, views) => {
    expect(boothDays([given], nowMs, 1)[0]?.views).toBe(views);
  });

  it.each([
    ['there are no rows', []],
    ['all rows are older', [row('2026-10-01', 5)]],
    ['no row has a date', [row('soon', 5)]],
  ])('are none where %s', (_, rows) => {
    expect(boothDays(rows, nowMs, 14)).toEqual([]);
  });
});
