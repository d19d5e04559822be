import { formatVenueTime } from './formatVenueTime.ts';
import { readPeriod } from './period/readPeriod.ts';

/**
 * Start and end in one line, with common parts written once. Supports `YYYY-MM-DD` and `YYYY-MM-DD HH:mm`; any other
 * pattern is reported by `warn` and returns the start unchanged.
 */
export function formatDateRange(
  start: string,
  end: string,
  pattern: string,
  warn: (message: string) => void,
): string {
  const dayPattern = 'YYYY-MM-DD';
  if (pattern !== dayPattern && pattern !== `${dayPattern} HH:mm`) {
    warn(`date range: pattern "${pattern}" is not supported`);
    return start;
  }
  const { startMs, lastMs } = readPeriod(start, end);
  const [from, until] = [formatVenueTime(startMs, pattern), formatVenueTime(lastMs, pattern)];
  if (from === until || lastMs === undefined) return from;
  const day = formatVenueTime(startMs, dayPattern);
  return `${from} – ${day === formatVenueTime(lastMs, dayPattern) ? until.slice(day.length + 1) : until}`;
}
