import { formatVenueTime, parseVenueTime } from './formatVenueTime.ts';
import { readDay } from './readDay.ts';

const dayMs = 86_400_000;

const startOf = (day: string | undefined) => parseVenueTime(`${readDay(day ?? '') ?? ''} 00:00`);

/** The days from the first to the last as `YYYY-MM-DD`; none where one is missing, or where there are more than `most`. */
export function daysBetween(first: string | undefined, last: string | undefined, most: number): string[] {
  const [fromMs, untilMs] = [startOf(first), startOf(last)];
  if (fromMs === undefined || untilMs === undefined) return [];
  const count = (untilMs - fromMs) / dayMs + 1;
  if (count < 1 || count > most) return [];
  return Array.from({ length: count }, (_, at) => formatVenueTime(fromMs + at * dayMs, 'yyyy-MM-dd'));
}
