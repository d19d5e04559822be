import { describe, expect, it } from 'vitest';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { entryOf, sessionOf } from '#entities/programme/rules/session.ts';

const row = {
  RecordId: 'session00000000000000001',
  Title: '圆桌',
  TitleEn: '',
  StartTime: '2026/11/24 10:00',
  EndTime: '',
  Place: '',
  PlaceEn: '',
  ExhibitionHallId: '',
  Topic: '',
  TopicEn: '',
  Language: 'ZH',
  Seats: undefined,
  SeatsTaken: undefined,
  IsCancelled: false,
  Revision: undefined,
  Former: {},
};

describe('a session', () => {
  it.each([
    ['are not counted', undefined, undefined, undefined],
    ['are not counted', 0, 3, undefined],
    ['are all left', 40, undefined, 40],
    ['are left', 40, 38, 2],
    ['are taken', 40, 40, 0],
    ['are taken, and more', 40, 44, 0],
  ])('whose seats %s: %s, %s', (_, Seats, SeatsTaken, expected) => {
    expect(sessionOf({ ...row, Seats, SeatsTaken }).seatsLeft).toBe(expected);
  });

  it('has a language only where it is one that is known', () => {
    expect(sessionOf(row).language).toBe('zh');
    expect(sessionOf({ ...row, Language: 'fr' }).language).toBe('');
  });

  it('goes into a schedule by the address of its page, without what is not known', () => {
    expect(entryOf('x', sessionOf(row))).toEqual({
      kind: 'conference',
      id: row.RecordId,
      title: { zh: '圆桌', en: '' },
      startMs: parseVenueTime('2026-11-24 10:00'),
      placeName: { zh: '', en: '' },
      path: `/conference/x/${row.RecordId}`,
    });
  });

  it('goes into no schedule while its hour is not told', () => {
    for (const StartTime of ['', '待定', '2026-11-24'])
      expect(entryOf('x', sessionOf({ ...row, StartTime }))).toBeUndefined();
  });
});
