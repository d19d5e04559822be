import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn.js';
import utc from 'dayjs/plugin/utc.js';
import { describe, expect, it } from 'vitest';
import { type MomentForm, writeMoment, writeSpan } from '#domain/time/writeMoment.ts';

dayjs.extend(utc);

const at = (text: string) => new Date(`${text}+08:00`).getTime();
/** Thursday. */
const nowMs = at('2026-12-17T18:00:00');
const both = (timeMs: number | undefined, form: MomentForm) =>
  (['zh', 'en'] as const).map((language) => writeMoment(timeMs, form, { language, nowMs }));

describe('the table of days and times', () => {
  it.each([
    ['a day', 'day', '2026-12-24T12:49', '12月24日 周四', 'Thu 24 Dec'],
    ['a day of another year', 'day', '2027-01-03T12:49', '2027年1月3日 周日', 'Sun 3 Jan 2027'],
    ['a day without its weekday', 'date', '2026-12-24T12:49', '12月24日', '24 Dec'],
    ['a date of another year', 'date', '1990-01-02T00:00', '1990年1月2日', '2 Jan 1990'],
    ['a moment', 'dayTime', '2026-12-24T12:49', '12月24日 12:49', '24 Dec, 12:49'],
    ['a moment of another year', 'dayTime', '2025-12-31T23:59', '2025年12月31日 23:59', '31 Dec 2025, 23:59'],
    ['a moment of today that stands alone', 'nearTime', '2026-12-17T00:00', '今天 00:00', 'Today 00:00'],
    ['a moment of tomorrow', 'nearTime', '2026-12-18T00:00', '12月18日 00:00', '18 Dec, 00:00'],
    ['a time in two digits', 'time', '2026-12-17T09:00', '09:00', '09:00'],
  ] as const)('writes %s', (_, form, text, zh, en) => {
    expect(both(at(`${text}:00`), form)).toEqual([zh, en]);
  });

  it('writes each day of five years as dayjs does', () => {
    const noon = at('2024-01-01T12:00:00');
    for (let day = 0; day < 5 * 366; day += 1) {
      const timeMs = noon + day * 86_400_000;
      const judge = dayjs(timeMs).utcOffset(8);
      const isThisYear = judge.year() === 2026;
      expect(both(timeMs, 'day')).toEqual([
        judge.locale('zh-cn').format(isThisYear ? 'M月D日 ddd' : 'YYYY年M月D日 ddd'),
        judge.locale('en').format(isThisYear ? 'ddd D MMM' : 'ddd D MMM YYYY'),
      ]);
    }
  });

  it.each([undefined, NaN, Infinity])('writes %s as --', (missing) => {
    for (const form of ['day', 'date', 'dayTime', 'nearTime', 'time'] as const)
      expect(both(missing, form)).toEqual(['--', '--']);
  });

  it.each([
    ['within one day', '2026-11-26T12:28', '2026-11-26T13:28', '11月26日 12:28–13:28', '26 Nov, 12:28–13:28'],
    [
      'over midnight',
      '2026-11-26T22:00',
      '2026-11-27T02:00',
      '11月26日 22:00 – 11月27日 02:00',
      '26 Nov, 22:00 – 27 Nov, 02:00',
    ],
    [
      'with an end before its start',
      '2026-11-26T12:28',
      '2026-11-26T10:00',
      '11月26日 12:28',
      '26 Nov, 12:28',
    ],
  ])('writes a span %s', (_, start, end, zh, en) => {
    const spanIn = (language: 'zh' | 'en') =>
      writeSpan(at(`${start}:00`), at(`${end}:00`), { language, nowMs }, 'date');
    expect([spanIn('zh'), spanIn('en')]).toEqual([zh, en]);
  });

  it.each([
    ['within one day', '2026-11-26T13:28', '12:28–13:28', 'Today 12:28–13:28'],
    ['over midnight', '2026-11-27T02:00', '12:28 – 27 Nov, 02:00', 'Today 12:28 – 27 Nov, 02:00'],
    ['without an end after its start', '2026-11-26T12:28', '12:28', 'Today 12:28'],
  ])('writes the hours of a span %s, with the date of an end on another day', (_, end, time, nearTime) => {
    const reader = { language: 'en', nowMs: at('2026-11-26T08:00:00') } as const;
    const spanIn = (form: 'time' | 'nearTime') =>
      writeSpan(at('2026-11-26T12:28:00'), at(`${end}:00`), reader, form);
    expect([spanIn('time'), spanIn('nearTime')]).toEqual([time, nearTime]);
  });

  it('writes a span with its weekday unless it is told not to', () => {
    const start = at('2026-11-26T09:00:00');
    expect(writeSpan(start, start + 3_600_000, { language: 'en', nowMs })).toBe('Thu 26 Nov, 09:00–10:00');
  });
});
