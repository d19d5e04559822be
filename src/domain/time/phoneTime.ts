import { venueDate, venueOffsetMs } from './formatVenueTime.ts';

const minuteMs = 60_000;

/** A moment whose venue time reads as this phone's clock does at `timeMs`; undefined where that is the venue's. */
export function phoneTime(
  timeMs: number,
  offsetMinutes = -venueDate(timeMs - venueOffsetMs).getTimezoneOffset(),
): number | undefined {
  const differenceMs = offsetMinutes * minuteMs - venueOffsetMs;
  return differenceMs === 0 ? undefined : timeMs + differenceMs;
}
