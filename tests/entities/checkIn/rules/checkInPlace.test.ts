import { describe, expect, it } from 'vitest';
import { storedPlaceRow, readCheckInPlace, sortPlaces } from '#entities/checkIn/rules/checkInPlace.ts';
import { checkInWindow, windowText } from '#entities/checkIn/rules/checkInWindow.ts';

const row = {
  RecordId: 'gate00000000000000000001',
  ExhibitionId: 'onsite000000000000000001',
  Name: '南门',
  NameEn: 'South gate',
  StartTime: '2027-03-10 09:00:00',
  EndTime: '2027/03/10 18:00',
  NeedApproved: 'true',
  Sort: '2',
};
const at = (hour: number, minute = 0, second = 0) => Date.UTC(2027, 2, 10, hour - 8, minute, second);

describe('a place for check-ins', { tags: ['check-in-place'] }, () => {
  it('is read from text, numbers and expanded references', () => {
    const place = readCheckInPlace({ ...row, ExhibitionId: { RecordId: row.ExhibitionId } });
    expect(place).toMatchObject({
      exhibitionId: row.ExhibitionId,
      name: { zh: '南门', en: 'South gate' },
      startMs: at(9),
      endMs: at(18),
      needsApproval: true,
      sort: 2,
    });
  });

  it.each([undefined, null, 'gate', [], {}, { ...row, RecordId: 'short' }])(
    'is undefined without a valid id',
    (value) => {
      expect(readCheckInPlace(value)).toBeUndefined();
    },
  );

  it('whose end is a date without a time accepts people until that day is over', () => {
    const place = readCheckInPlace({ ...row, EndTime: '2027-03-10' });
    expect(place && checkInWindow(place, at(23, 59))).toBe('open');
    expect(place && checkInWindow(place, at(24, 0, 1))).toBe('over');
  });

  it('is stored without fields that are not shown', () => {
    const kept = storedPlaceRow({ ...row, CreatedBy: 'organiser1', Secret: 1 });
    expect(kept).toEqual(row);
    expect(readCheckInPlace(kept)).toEqual(readCheckInPlace(row));
  });

  it('is sorted in the organiser’s order', () => {
    const places = [3, 1, 2].map((sort) => readCheckInPlace({ ...row, Sort: sort })!);
    expect(sortPlaces(places).map(({ sort }) => sort)).toEqual([1, 2, 3]);
  });
});

describe('the time of a place', { tags: ['check-in-clock'] }, () => {
  const place = readCheckInPlace(row)!;
  const unlimited = { startMs: undefined, endMs: undefined };

  it.each([
    ['a second before it begins', at(8, 59, 59), 'notYet'],
    ['as it begins', at(9), 'open'],
    ['as it ends', at(18), 'open'],
    ['a second after it ended', at(18, 0, 1), 'over'],
    ['where the server has told no time', undefined, 'unknown'],
  ] as const)('%s', (_, serverMs, expected) => {
    expect(checkInWindow(place, serverMs)).toBe(expected);
  });

  const reader = { language: 'en', nowMs: at(12) } as const;

  it('is always open where the organiser set none, also without a clock', () => {
    expect(checkInWindow(unlimited, undefined)).toBe('open');
    expect(windowText(unlimited, reader)).toBe('');
  });

  it('is written with common parts once', () => {
    expect(windowText(place, reader)).toBe('10 Mar, 09:00–18:00');
    expect(windowText({ startMs: at(9), endMs: at(33) }, reader)).toBe('10 Mar, 09:00 – 11 Mar, 09:00');
    expect(windowText({ startMs: at(9), endMs: undefined }, reader)).toBe('10 Mar, 09:00 –');
    expect(windowText({ startMs: undefined, endMs: at(9) }, reader)).toBe('– 10 Mar, 09:00');
  });
});
