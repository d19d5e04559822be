import type { FairMs } from '#domain/time/clocks.ts';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn.js';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import localizedFormat from 'dayjs/plugin/localizedFormat.js';
import utc from 'dayjs/plugin/utc.js';
import { type Language } from '#language/language.ts';

dayjs.extend(utc);
dayjs.extend(advancedFormat);
dayjs.extend(localizedFormat);

/** The venue's zone has one offset all year. */
const venueOffset = 8;

/** In the words of dayjs: in Chinese `ll` is `YYYY年M月D日`, `MMM` `12月` and `Do` `12日`. */
const patterns = {
  date: { zh: 'll', en: 'D MMM YYYY' },
  dateTime: { zh: 'lll', en: 'D MMM YYYY, HH:mm' },
  day: { zh: 'MMMDo ddd', en: 'ddd D MMM' },
  dayTime: { zh: 'MMMDo HH:mm', en: 'D MMM, HH:mm' },
  monthDay: { zh: 'M/D', en: 'D MMM' },
  time: { zh: 'HH:mm', en: 'HH:mm' },
} as const;

export type MomentForm = keyof typeof patterns;

const atVenue = (timeMs: number) => dayjs(timeMs).utcOffset(venueOffset);

/** Venue time as the language writes it, `12月12日 周六` or `Sat 12 Dec`; `--` if missing. */
export function formatVenueMoment(timeMs: number | undefined, form: MomentForm, language: Language): string {
  const moment = atVenue(timeMs ?? NaN);
  if (!moment.isValid()) return '--';
  return moment.locale(language === 'en' ? 'en' : 'zh-cn').format(patterns[form][language]);
}

/** For `dateTime` of a `<time>`; undefined if missing. */
export function venueIsoTime(timeMs: number | undefined): string | undefined {
  const moment = atVenue(timeMs ?? NaN);
  return moment.isValid() ? moment.format() : undefined;
}

/** Calendar days at the venue from now: 0 today, 1 tomorrow, negative in the past. */
export function daysFromNow(timeMs: number, nowMs: FairMs): number {
  return atVenue(timeMs).startOf('day').diff(atVenue(nowMs).startOf('day'), 'day');
}

/** Start and end, the day once where it is the same: `12月12日 周六 09:00–10:30`. */
export function formatVenueSpan(startMs: number | undefined, endMs: number | undefined, language: Language) {
  const start = formatVenueMoment(startMs, 'day', language);
  if (startMs === undefined || start === '--') return start;
  const from = `${start} ${formatVenueMoment(startMs, 'time', language)}`;
  if (endMs === undefined || !(endMs > startMs)) return from;
  const isOneDay = daysFromNow(endMs, startMs) === 0;
  const until = formatVenueMoment(endMs, 'time', language);
  return isOneDay ? `${from}–${until}` : `${from} – ${formatVenueMoment(endMs, 'day', language)} ${until}`;
}
