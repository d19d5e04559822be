import { describe, expect, it } from 'vitest';
import { parseVenueTime } from '../../../src/domain/time/formatVenueTime.ts';
import { phoneTime } from '../../../src/domain/time/phoneTime.ts';

describe('the phone’s own time', () => {
  it.each([
    ['is not told where it is the venue’s', '2026-12-11 10:00', -480, undefined],
    ['in London is eight hours behind', '2026-12-11 10:00', 0, { time: '02:00', days: 0 }],
    ['in London is the day before, early in the morning', '2026-12-11 07:30', 0, { time: '23:30', days: -1 }],
    ['in Tokyo is the next day, late in the evening', '2026-12-31 23:30', -540, { time: '00:30', days: 1 }],
    ['in New York before daylight saving ends', '2026-11-01 13:00', 240, { time: '01:00', days: 0 }],
    ['in New York after daylight saving ended', '2026-11-01 14:00', 300, { time: '01:00', days: 0 }],
    ['in India, with half an hour', '2026-12-11 10:00', -330, { time: '07:30', days: 0 }],
    ['is not told without an offset', '2026-12-11 10:00', NaN, undefined],
  ])('%s', (_case, venue, offsetMinutes, expected) => {
    expect(phoneTime(parseVenueTime(venue)!, offsetMinutes)).toEqual(expected);
  });
});
