/** The server's times have no zone; they are venue time, UTC+8 all year. */
export const venueOffsetMs = 8 * 3_600_000;
/** The venue's clock in the fields that are named UTC. */
export const venueDate = (timeMs: number) => new Date(timeMs + venueOffsetMs);
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
  const parts = timeText.exec(String(text).trim());
  if (!parts) return undefined;
  const part = (at: number) => Number(parts[at] || 0);
  const [year, month, day, hour, minute, second] = [part(1), part(3), part(4), part(5), part(6), part(7)];
  if (!isRealDate(year, month, day) || hour > 23 || minute > 59 || second > 59) return undefined;
  return Date.UTC(year, month - 1, day, hour, minute, second) - venueOffsetMs;
}

/** Supports yyyy (or YYYY), MM, dd (or DD), HH, mm, ss; `--` without a year of four digits. */
export function formatVenueTime(timeMs: number | undefined, pattern = 'yyyy-MM-dd HH:mm'): string {
  const date = venueDate(timeMs ?? NaN);
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

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : `${value}`;
}
