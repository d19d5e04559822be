import type { TextPair } from '../form/formDefinition.ts';
import type { FairMs } from './clocks.ts';
import { formatVenueTime, venueDate } from './formatVenueTime.ts';

/**
 * The one table of days and times on screens. Venue time; the year stands only where it is not the present one.
 *
 * | form     | Chinese            | English         |
 * |----------|--------------------|-----------------|
 * | day      | 12月17日 周四      | Thu 17 Dec      |
 * | date     | 12月17日           | 17 Dec          |
 * | dayTime  | 12月17日 12:49     | 17 Dec, 12:49   |
 * | nearTime | 今天 12:49         | Today 12:49     |
 * | time     | 09:00              | 09:00           |
 *
 * `nearTime` is for what stands alone in a row; on other days it is `dayTime`.
 */
export type MomentForm = 'day' | 'date' | 'dayTime' | 'nearTime' | 'time';

export interface MomentReader {
  readonly language: keyof TextPair;
  /** The time at the fair, epoch milliseconds. */
  readonly nowMs: FairMs;
}

const dayKey = 'yyyy-MM-dd';
const weekdays = '日一二三四五六';

/** @param timeMs epoch milliseconds; `--` where it is missing or no time */
export function writeMoment(timeMs: number | undefined, form: MomentForm, reader: MomentReader): string {
  const time = formatVenueTime(timeMs, 'HH:mm');
  if (timeMs === undefined || time === '--' || form === 'time') return time;
  const isEnglish = reader.language === 'en';
  if (form === 'nearTime' && formatVenueTime(timeMs, dayKey) === formatVenueTime(reader.nowMs, dayKey))
    return `${isEnglish ? 'Today' : '今天'} ${time}`;
  const at = venueDate(timeMs);
  // `Thu, 17 Dec 2026 09:00:00 GMT`, in every language.
  const [weekday = '', , month = '', year = ''] = at.toUTCString().split(/\W+/);
  const isThisYear = at.getUTCFullYear() === venueDate(reader.nowMs).getUTCFullYear();
  const day = at.getUTCDate();
  const date = isEnglish
    ? `${day} ${month}${isThisYear ? '' : ` ${year}`}`
    : `${isThisYear ? '' : `${year}年`}${at.getUTCMonth() + 1}月${day}日`;
  if (form === 'date') return date;
  if (form === 'day')
    return isEnglish ? `${weekday} ${date}` : `${date} 周${weekdays.charAt(at.getUTCDay())}`;
  return isEnglish ? `${date}, ${time}` : `${date} ${time}`;
}

/**
 * Start and end, the day once where it is the same: `12月12日 周六 09:00–10:30`, `Sat 12 Dec, 09:00–10:30`. An end that is not
 * after the start is not told; one of another day is told with its date.
 * @param form with the weekday, or without: `12 Dec, 09:00–10:30`; `time` under a heading with the day: `09:00–10:30`
 */
export function writeSpan(
  startMs: number | undefined,
  endMs: number | undefined,
  reader: MomentReader,
  form: Exclude<MomentForm, 'dayTime'> = 'day',
): string {
  const clock = (timeMs: number) => writeMoment(timeMs, 'time', reader);
  const whole = (timeMs: number) =>
    form === 'day'
      ? `${writeMoment(timeMs, form, reader)}${reader.language === 'en' ? ',' : ''} ${clock(timeMs)}`
      : writeMoment(timeMs, 'dayTime', reader);
  if (startMs === undefined || clock(startMs) === '--') return '--';
  const from = form === 'time' || form === 'nearTime' ? writeMoment(startMs, form, reader) : whole(startMs);
  if (endMs === undefined || !(endMs > startMs)) return from;
  const isOneDay = formatVenueTime(startMs, dayKey) === formatVenueTime(endMs, dayKey);
  return isOneDay ? `${from}–${clock(endMs)}` : `${from} – ${whole(endMs)}`;
}
