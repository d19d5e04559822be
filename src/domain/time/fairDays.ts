import { exhibitionDays } from './calendarFile.ts';
import { formatVenueTime } from './formatVenueTime.ts';

const dayMs = 86_400_000;
const most = 60;

/** The days of an exhibition at the venue, `YYYY-MM-DD`, at most 60; none without a start. Takes the server's texts. */
export function fairDays(start: string, end: string): readonly string[] {
  const times = exhibitionDays(start, end);
  if (times === undefined) return [];
  const dayOf = (timeMs: number) => formatVenueTime(timeMs, 'yyyy-MM-dd');
  // The moment in which it closes is no part of it.
  const last = dayOf(Math.max(times.endMs - 1, times.startMs));
  const days: string[] = [];
  for (let at = 0; at < most; at += 1) {
    const day = dayOf(times.startMs + at * dayMs);
    days.push(day);
    if (day >= last) break;
  }
  return days;
}
