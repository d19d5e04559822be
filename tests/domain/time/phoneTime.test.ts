import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { phoneTime } from '#domain/time/phoneTime.ts';

const at = (text: string) => parseVenueTime(text)!;
const shown = (timeMs: number | undefined) => formatVenueTime(timeMs, 'MM-dd HH:mm');

describe('the time of the venue by the clock of a phone', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['in Berlin in winter', '2026-12-11 09:00', 60, '12-11 02:00'],
    ['in Berlin in summer', '2026-07-11 09:00', 120, '07-11 03:00'],
    ['in New York, on the day before', '2027-01-01 09:00', -300, '12-31 20:00'],
    ['in India, by half an hour', '2026-12-11 09:00', 330, '12-11 06:30'],
    ['in Auckland, on the day after', '2026-12-31 22:00', 780, '01-01 03:00'],
  ])('%s', (_, venue, offset, phone) => {
    expect(shown(phoneTime(at(venue), offset))).toBe(phone);
  });

  it.each([
    ['before summer time begins', '2026-03-29 09:00', [60, 120], '2026-03-29 08:30', '03-29 01:30'],
    ['after it has begun', '2026-03-29 09:00', [60, 120], '2026-03-29 09:30', '03-29 03:30'],
    ['before it ends', '2026-10-25 09:00', [120, 60], '2026-10-25 08:30', '10-25 02:30'],
    ['after it has ended', '2026-10-25 09:00', [120, 60], '2026-10-25 09:30', '10-25 02:30'],
  ] as const)(
    'is told by the offset of that hour in Berlin %s',
    (_, change, [before, after], venue, phone) => {
      vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
        return this.getTime() < at(change) ? -before : -after;
      });
      expect(shown(phoneTime(at(venue)))).toBe(phone);
    },
  );

  it('is not said where both clocks read the same', () => {
    expect(phoneTime(at('2026-12-11 09:00'), 480)).toBeUndefined();
  });
});
