import type { FairMs } from '#domain/time/clocks.ts';
import { formatVenueTime, venueDate } from '#domain/time/formatVenueTime.ts';
import { readPeriod } from '#domain/time/period/readPeriod.ts';

const dayMs = 86_400_000;

/**
 * The first Monday to Friday after an exhibition, or after today where that is later: `YYYY-MM-DD` at the venue. Public holidays are
 * not known here.
 * @param exhibition its times as the server writes them
 */
export function firstWorkingDayAfter(
  exhibition: { readonly StartTime: string; readonly EndTime: string },
  nowMs: FairMs,
): string {
  const { startMs = 0, lastMs = startMs } = readPeriod(exhibition.StartTime, exhibition.EndTime);
  let dayAtMs = Math.max(lastMs, nowMs);
  do dayAtMs += dayMs;
  while (isWeekend(dayAtMs));
  return formatVenueTime(dayAtMs, 'yyyy-MM-dd');
}

const isWeekend = (atMs: number) => venueDate(atMs).getUTCDay() % 6 === 0;
