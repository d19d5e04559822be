import { formatVenueTime, venueOffsetMs } from './formatVenueTime.ts';

export interface PhoneTime {
  /** `HH:mm` */
  readonly time: string;
  /** By how many days the phone's date is ahead of the venue's. */
  readonly days: -1 | 0 | 1;
}

const minuteMs = 60_000;

/**
 * A moment by the phone's clock; undefined where it reads the same as the venue's. `offsetMinutes` is what
 * `Date.getTimezoneOffset()` gives for that moment, so that daylight saving counts.
 */
export function phoneTime(timeMs: number, offsetMinutes: number): PhoneTime | undefined {
  const shiftMs = -offsetMinutes * minuteMs - venueOffsetMs;
  if (shiftMs === 0 || !Number.isFinite(shiftMs)) return undefined;
  const day = 'yyyy-MM-dd';
  const [there, here] = [formatVenueTime(timeMs, day), formatVenueTime(timeMs + shiftMs, day)];
  return {
    time: formatVenueTime(timeMs + shiftMs, 'HH:mm'),
    days: here === there ? 0 : here > there ? 1 : -1,
  };
}
