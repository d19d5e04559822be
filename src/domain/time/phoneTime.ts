import { formatVenueTime, venueDate, venueOffsetMs } from './formatVenueTime.ts';

const minuteMs = 60_000;

/** The same moment by the clock of this phone, `MM-dd HH:mm`; undefined where that is the venue's. */
export function phoneTime(
  timeMs: number,
  offsetMinutes = -venueDate(timeMs - venueOffsetMs).getTimezoneOffset(),
): string | undefined {
  const differenceMs = offsetMinutes * minuteMs - venueOffsetMs;
  return differenceMs === 0 ? undefined : formatVenueTime(timeMs + differenceMs, 'MM-dd HH:mm');
}
