import type { FairMs } from '#domain/time/clocks.ts';
import { formatVenueTime, parseVenueTime, venueDate } from '#domain/time/formatVenueTime.ts';

const dayMs = 86_400_000;

/**
 * The first Monday to Friday after an exhibition, or after today where that is later: `YYYY-MM-DD` at the venue. Public holidays are
 * not known here.
 * @param end of the exhibition, as the server writes it
 */
export function firstWorkingDayAfter(end: string, nowMs: FairMs): string {
  let dayAtMs = Math.max(parseVenueTime(end) ?? 0, nowMs);
  do dayAtMs += dayMs;
  while (isWeekend(dayAtMs));
  return formatVenueTime(dayAtMs, 'yyyy-MM-dd');
}

const isWeekend = (atMs: number) => venueDate(atMs).getUTCDay() % 6 === 0;
