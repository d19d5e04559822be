import { formatVenueTime } from '../formatVenueTime.ts';
import { dayMs, readPeriod } from './readPeriod.ts';

const most = 60;

/** The days of an exhibition at the venue, `YYYY-MM-DD`, at most 60; none without a start. Takes the server's texts. */
export function fairDays(start: string, end: string): readonly string[] {
  const { startMs, lastMs = startMs } = readPeriod(start, end);
  if (startMs === undefined) return [];
  const last = formatVenueTime(lastMs, 'yyyy-MM-dd');
  const days: string[] = [];
  for (let at = 0; at < most; at += 1) {
    const day = formatVenueTime(startMs + at * dayMs, 'yyyy-MM-dd');
    days.push(day);
    if (day >= last) break;
  }
  return days;
}
