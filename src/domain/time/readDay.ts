import { isRealDate } from './formatVenueTime.ts';

const typedDay = /^(\d{4})([-/.年]?)(\d{1,2})([-/.月]?)(\d{1,2})日?$/;
const typedMoment = /^(\d{4}\D\d{1,2}\D\d{1,2})(?:日\s*|\s+|T)(\d{1,2}):(\d{2})(?::\d{2})?$/;

/** `YYYY-MM-DD` from 2026/1/5, 20260105 or 2026年1月5日; undefined for anything else. */
export function readDay(answer: string): string | undefined {
  const parts = typedDay.exec(answer.slice(0, 24).normalize('NFKC').trim());
  if (!parts) return undefined;
  const [, year = '', firstSign, month = '', secondSign, day = ''] = parts;
  // Without separators only eight digits are unambiguous: 2026111 has two readings.
  const isClear = (firstSign !== '' && secondSign !== '') || (month.length === 2 && day.length === 2);
  if (!isClear || !isRealDate(Number(year), Number(month), Number(day))) return undefined;
  return `${year}-${`0${month}`.slice(-2)}-${`0${day}`.slice(-2)}`;
}

/** `YYYY-MM-DD HH:mm` from 2026/1/5 9:30 or 2026年1月5日9:30. */
export function readDayAndTime(answer: string): string | undefined {
  const parts = typedMoment.exec(answer.slice(0, 40).normalize('NFKC').trim());
  if (!parts) return undefined;
  const [, dayText = '', hour = '', minute = ''] = parts;
  const day = readDay(dayText);
  if (day === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${day} ${`0${hour}`.slice(-2)}:${minute}`;
}
