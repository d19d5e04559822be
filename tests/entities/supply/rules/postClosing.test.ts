import { describe, expect, it } from 'vitest';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { daysToClosing, isClosed } from '#entities/supply/rules/postClosing.ts';

const atVenue = (time: string) => parseVenueTime(time) ?? Number.NaN;

describe('a post', { tags: ['supply-closed'] }, () => {
  it.each([
    ['2027-03-10', '2027-03-10 00:00:00', false],
    ['2027-03-10', '2027-03-10 23:59:59', false],
    ['2027-03-10', '2027-03-11 00:00:00', true],
    ['', '2027-03-11 00:00:00', false],
    ['soon', '2027-03-11 00:00:00', false],
  ])('that closes on %s is closed at %s: %s', (closingDate, time, expected) => {
    expect(isClosed({ closingDate }, atVenue(time))).toBe(expected);
  });

  it.each([
    ['2027-03-10', 0],
    ['2027-03-11', 1],
    ['2027-03-31', 21],
    ['2027-03-09', undefined],
    ['', undefined],
  ])('that closes on %s does so in %s days', (closingDate, days) => {
    expect(daysToClosing({ closingDate }, atVenue('2027-03-10 12:00'))).toBe(days);
  });
});
