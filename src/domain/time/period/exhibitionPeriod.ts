import type { FairMs } from '../clocks.ts';
import { venueDate } from '../formatVenueTime.ts';
import { readPeriod } from './readPeriod.ts';

export interface ExhibitionPeriod {
  /** Of the first day: `12月` or `Dec`, and `12`. */
  readonly month: string;
  readonly day: string;
  /** The first day, and the last one if it is another. */
  readonly days: readonly string[];
  /** `每天 09:00–17:00`; '' where no time is known, or where the times stand with the days. */
  readonly hours: string;
}

/** A start and an end give the hours of every day only if these make a day; with fewer the last day ends earlier. */
const leastHours = 7;

/** How a language writes days: `Y`, `M`, `D` and `W` stand for year, month, day and weekday, `H` for hours. */
export interface PeriodWords {
  /** Three parts. Where the year comes first, the month is a number and the later day is shortened, else the earlier one. */
  readonly date: string;
  /** From Sunday, all of one length. */
  readonly weekdays: string;
  readonly daily: string;
}

function readDay(timeMs: number, { date: form, weekdays }: PeriodWords) {
  const date = venueDate(timeMs);
  const isYearFirst = form.charAt(0) === 'Y';
  // `Sat, 12 Dec 2026 09:00:00 GMT`, in every language.
  const [, , month = '', year = '', hour = '', minute = ''] = date.toUTCString().split(/\W+/);
  const size = weekdays.length / 7;
  const weekday = date.getUTCDay() * size;
  const time = `${hour}:${minute}`;
  const values: Readonly<Record<string, string>> = {
    Y: year,
    M: isYearFirst ? `${date.getUTCMonth() + 1}` : month,
    D: `${date.getUTCDate()}`,
    W: weekdays.slice(weekday, weekday + size),
  };
  return {
    year,
    month,
    hour: Number(hour),
    parts: form.split('|').map((part) => part.replace(/[YMDW]/g, (sign) => String(values[sign]))),
    day: `${date.getUTCDate()}`,
    // At midnight and in the minute before it only the day is meant.
    clock: /00:00|23:59/.test(time) ? '' : time,
  };
}

type Day = ReturnType<typeof readDay>;

/** Year and month are not said again where `beside` says them. */
function dayText({ parts, year, month }: Day, isYearFirst: boolean, beside?: Day): string {
  const isSameYear = beside?.year === year;
  const isSameMonth = isSameYear && beside.month === month;
  const yearAt = isYearFirst ? 0 : 2;
  return parts.filter((_, at) => !(at === 1 && isSameMonth) && !(at === yearAt && isSameYear)).join('');
}

/** Two of the server's times as a visitor reads them; undefined without a start. This year is not said. */
export function exhibitionPeriod(
  start: string,
  end: string,
  words: PeriodWords,
  nowMs: FairMs,
): ExhibitionPeriod | undefined {
  const { startMs, lastMs } = readPeriod(start, end);
  if (startMs === undefined) return undefined;
  const isYearFirst = words.date.charAt(0) === 'Y';
  const from = readDay(startMs, words);
  const until = readDay(lastMs ?? startMs, words);
  const clocks = [from.clock, until.clock].filter((clock, at, all) => clock !== '' && clock !== all[at - 1]);
  const hours = clocks.join('–');
  const isOneDay = from.parts.join() === until.parts.join();
  const isDaily = !isOneDay && clocks.length > 1 && until.hour - from.hour >= leastHours;
  const withClock = (text: string, { clock }: Day) =>
    isOneDay || isDaily || clock === '' ? text : `${text}${isYearFirst ? ' ' : ', '}${clock}`;
  // Only its year counts: the present one is not said, and another one once.
  const now = { ...readDay(nowMs, words), month: '' };
  const near = from.year === until.year ? now : undefined;
  const besideFirst = isYearFirst || isOneDay ? near : until;
  const first = withClock(dayText(from, isYearFirst, besideFirst), from);
  const last = withClock(dayText(until, isYearFirst, isYearFirst ? from : near), until);
  return {
    month: (from.parts[1] ?? '').trim(),
    day: from.day,
    days: isOneDay ? [first] : [first, last],
    hours: isDaily ? words.daily.replace('H', hours) : isOneDay ? hours : '',
  };
}
