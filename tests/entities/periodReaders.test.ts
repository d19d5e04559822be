import { describe, expect, it } from 'vitest';
import { exhibitionPhase } from '#domain/exhibition/exhibitionPhase.ts';
import { mayApply, readExhibitorSetup } from '#domain/exhibition/exhibitorSetup.ts';
import { periodState } from '#domain/exhibition/periodState.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import { registrationState } from '#domain/exhibition/registrationState.ts';
import { mayDownload } from '#domain/file/mayDownload.ts';
import { exhibitionDays } from '#domain/time/calendarFile.ts';
import { exhibitionPeriod } from '#domain/time/period/exhibitionPeriod.ts';
import { fairDays } from '#domain/time/period/fairDays.ts';
import { formatDateRange } from '#domain/time/formatDateRange.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { checkInWindow } from '#entities/checkIn/rules/checkInWindow.ts';
import { readCheckInPlace } from '#entities/checkIn/rules/checkInPlace.ts';
import { readFileRule } from '#entities/download/rules/downloadFile.ts';
import { liveState } from '#entities/live/rules/liveState.ts';
import { exhibitionPhase as phaseOfOrganiser } from '#entities/organiser/rules/filterExhibitions.ts';
import { sortSeries } from '#entities/series/rules/sortSeries.ts';
import { promotionPeriod } from '#entities/promotion/rules/promotionState.ts';
import { hasEnded } from '#entities/voucher/rules/hasEnded.ts';

const at = (text: string) => parseVenueTime(text) ?? Number.NaN;
const words = { date: 'Y年|M月|D日', weekdays: '日一二三四五六', daily: '每天 H' };

interface Written {
  readonly StartTime: string;
  readonly EndTime: string;
}
const voucherOf = (exhibition: Written) =>
  ({ exhibition: { ExName: '', ExNameEn: '', Place: '', PlaceEn: '', Logo: '', ...exhibition } }) as never;

/** Whether each reader of a period takes it as over. */
const readers: Readonly<Record<string, (period: Written, nowMs: number) => boolean>> = {
  'the pass': (period, nowMs) => hasEnded(voucherOf(period), nowMs),
  'the home': ({ StartTime, EndTime }, nowMs) => exhibitionPhase(StartTime, EndTime, nowMs)?.at === 'after',
  registration: (period, nowMs) =>
    registrationState(readExhibition({ RecordId: 'open00000000000000000001', ...period })!, undefined, nowMs)
      .state === 'ended',
  'a sign-up with a separate period': ({ StartTime, EndTime }, nowMs) =>
    registrationState(
      readExhibition({
        RecordId: 'open00000000000000000001',
        SignUpStartTime: StartTime,
        SignUpEndTime: EndTime,
        EndTime: '2027-01-01',
      })!,
      undefined,
      nowMs,
    ).state === 'ended',
  'questionnaires, votes and adverts': ({ StartTime, EndTime }, nowMs) =>
    periodState(StartTime, EndTime, nowMs).state === 'ended',
  'applications of companies': (period, nowMs) => !mayApply(readExhibitorSetup({ ...period }), nowMs),
  'applications with an end of their own': ({ EndTime }, nowMs) =>
    !mayApply(readExhibitorSetup({ EndTime: '2027-01-01', ExhibitorSignSetup: { EndTime } }), nowMs),
  'the list of the organiser': (period, nowMs) => phaseOfOrganiser(period, nowMs) === 'over',
  'a place to check in': (period, nowMs) =>
    checkInWindow(readCheckInPlace({ RecordId: 'place0000000000000000001', ...period })!, nowMs) === 'over',
  'a download': (period, nowMs) =>
    mayDownload({
      ...readFileRule({ Rule: 'window', ...period }),
      isDeleted: false,
      isRegistered: true,
      isCheckedIn: true,
      nowMs,
    }) === 'notNow',
  'a series': (period, nowMs) => {
    const next = { StartTime: '2026-12-01 09:00', EndTime: '2026-12-02 17:00' };
    return sortSeries([period, next], nowMs)[0] === next;
  },
  'the calendar file': ({ StartTime, EndTime }, nowMs) =>
    nowMs >= (exhibitionDays(StartTime, EndTime)?.endMs ?? Number.NaN),
};

describe.each(Object.entries(readers))('of a period of days, %s', (_, isOver) => {
  it.each([
    ['2026-11-25 00:00:00', '2026-11-27 00:00:00'],
    ['2026-11-25 00:00', '2026-11-27 24:00'],
    ['2026-11-25', '2026-11-27 24:00:00'],
    ['2026-11-25', '2026-11-27 23:59'],
    ['2026-11-25', '2026-11-27 23:59:59'],
    ['2026/11/25', '2026/11/27'],
    ['2026-11-25 09:00', '2026-11-27 00:00'],
    ['2026-11-27 00:00:00', '2026-11-27 00:00:00'],
  ])('from %s to %s has the whole of its last day', (StartTime, EndTime) => {
    const period = { StartTime, EndTime };
    expect(isOver(period, at('2026-11-27 00:00:01'))).toBe(false);
    expect(isOver(period, at('2026-11-27 23:59:59'))).toBe(false);
    expect(isOver(period, at('2026-11-28 00:00:00'))).toBe(true);
  });

  it.each([
    ['2026-11-25 18:00', '2026-11-26 02:00', '2026-11-26 01:59', '2026-11-26 02:01'],
    ['2026-11-25 18:00', '2026-11-28 02:00', '2026-11-28 01:59', '2026-11-28 02:01'],
    ['2026-11-25 09:00', '2026-11-27 12:00', '2026-11-27 11:59', '2026-11-27 12:01'],
  ])('from %s to %s is over with the hour of its end', (StartTime, EndTime, before, after) => {
    const period = { StartTime, EndTime };
    expect(isOver(period, at(before))).toBe(false);
    expect(isOver(period, at(after))).toBe(true);
  });
});

describe('the days of an exhibition from the 25th to the 27th', () => {
  it.each(['2026-11-27 00:00:00', '2026-11-27 24:00', '2026-11-27 23:59:59', '2026-11-27'])(
    'written until %s are three, wherever they are said',
    (end) => {
      const start = '2026-11-25 00:00:00';
      expect(fairDays(start, end)).toEqual(['2026-11-25', '2026-11-26', '2026-11-27']);
      expect(exhibitionPhase(start, end, at('2026-11-27 12:30'))).toEqual({ at: 'during', day: 3, days: 3 });
      expect(exhibitionPeriod(start, end, words, at('2026-11-20'))).toMatchObject({
        days: ['11月25日', '27日'],
        hours: '',
      });
      expect(formatDateRange(start, end, 'YYYY-MM-DD', () => {})).toBe('2026-11-25 – 2026-11-27');
    },
  );
});

describe('a period of hours from 22:00', () => {
  it.each(['2026-11-28 00:00', '2026-11-27 24:00', '2026-11-27 00:00'])(
    'written until %s ends at midnight, not with the next day',
    (EndTime) => {
      const StartTime = '2026-11-27 22:00';
      const live = { start: StartTime, end: EndTime, code: '', hasReplay: false };
      expect(promotionPeriod({ StartTime, EndTime }, at('2026-11-27 23:59:59'))).toBe('open');
      expect(promotionPeriod({ StartTime, EndTime }, at('2026-11-28 00:00'))).toBe('ended');
      expect(liveState(live, at('2026-11-27 23:59:59'))).toBe('live');
      expect(liveState(live, at('2026-11-28 00:00'))).toBe('over');
    },
  );
});
