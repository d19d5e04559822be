/** The server's times have no zone; they are venue time, UTC+8 all year. */
const venueOffsetMs = 8 * 3_600_000;
const missing = '--';

const timeText = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?: +(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/** By arithmetic, because `Date` turns 30 February into March. */
export function isRealDate(year: number, month: number, day: number): boolean {
  if (!(year >= 1000 && year <= 9999 && month >= 1 && month <= 12 && day >= 1)) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].indexOf(month) < 0 ? 31 : 30;
  return day <= days;
}

/** `YYYY-MM-DD`, `YYYY-MM-DD HH:mm` or `…:ss`, with `-` or `/`; anything else is undefined. */
export function parseVenueTime(text: string | undefined): number | undefined {
  const parts = timeText.exec((text ?? '').trim());
  if (!parts) return undefined;
  const [year, month, day] = [Number(parts[1]), Number(parts[3]), Number(parts[4])];
  const [hour, minute, second] = [Number(parts[5] ?? 0), Number(parts[6] ?? 0), Number(parts[7] ?? 0)];
  if (!isRealDate(year, month, day) || hour > 23 || minute > 59 || second > 59) return undefined;
  return Date.UTC(year, month - 1, day, hour, minute, second) - venueOffsetMs;
}

/** Supports yyyy (or YYYY), MM, dd (or DD), HH, mm, ss; `--` without a year of four digits. */
export function formatVenueTime(timeMs: number | undefined, pattern = 'yyyy-MM-dd HH:mm'): string {
  const date = new Date((timeMs ?? NaN) + venueOffsetMs);
  const year = date.getUTCFullYear();
  if (!(year >= 1000 && year <= 9999)) return missing;
  return pattern.replace(/yyyy|MM|dd|HH|mm|ss/gi, (token) => {
    if (token === 'mm') return twoDigits(date.getUTCMinutes());
    if (token === 'MM') return twoDigits(date.getUTCMonth() + 1);
    const letter = token.charAt(0).toLowerCase();
    if (letter === 'y') return `${year}`;
    if (letter === 'd') return twoDigits(date.getUTCDate());
    return twoDigits(letter === 'h' ? date.getUTCHours() : date.getUTCSeconds());
  });
}

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
  const [startMs, endMs] = [parseVenueTime(start), parseVenueTime(end)];
  const [from, until] = [formatVenueTime(startMs, pattern), formatVenueTime(endMs, pattern)];
  if (from === until || endMs === undefined) return from;
  const day = formatVenueTime(startMs, dayPattern);
  return `${from} – ${day === formatVenueTime(endMs, dayPattern) ? until.slice(day.length + 1) : until}`;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : `${value}`;
}
