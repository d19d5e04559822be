import { describe, expect, it } from 'vitest';
import { programmeDays } from '#entities/programme/rules/programmeDays.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { matches, programmeRows } from '#features/conferences/rules/programmeRows.ts';
import { sessionOf } from '#entities/programme/rules/session.ts';

const row = {
  Title: '协作机器人：圆桌对话',
  TitleEn: 'Collaborative robots',
  StartTime: '2026-11-24 10:00:00',
  EndTime: '2026-11-24 11:00:00',
  Place: '会议室 A',
  PlaceEn: 'Room A',
  ExhibitionHallId: 'hall1',
  Topic: '智能装备',
  TopicEn: 'Smart machines',
  Language: 'zh',
  Seats: undefined,
  SeatsTaken: undefined,
  IsCancelled: false,
  Revision: undefined,
  Former: {},
};
const session = (RecordId: string, change: Partial<typeof row> = {}) =>
  sessionOf({ ...row, RecordId, ...change });
const all = [
  session('morning', { StartTime: '2026-11-24 09:00', EndTime: '2026-11-24 09:45' }),
  session('noon', { StartTime: '2026-11-24 11:30', EndTime: '2026-11-24 12:30' }),
  session('evening', { StartTime: '2026-11-24 18:00', EndTime: '2026-11-24 19:00' }),
  session('next day', { StartTime: '2026-11-25 09:00', EndTime: '' }),
  session('some day', { StartTime: '待定', EndTime: '' }),
];
const shown = (day: string | undefined, now: string, { isUnfolded = false, isWhole = true } = {}) =>
  programmeRows({
    days: programmeDays(all),
    day,
    isUnfolded,
    isWhole,
    nowMs: parseVenueTime(now) ?? NaN,
  }).map((one) =>
    one.kind === 'earlier'
      ? `${one.count} earlier`
      : one.kind === 'day'
        ? one.day
        : `${one.session.id} ${one.phase}`,
  );

describe('the rows of a programme', () => {
  it('of a day are its sessions, with what runs and what starts soon', () => {
    expect(shown('2026-11-24', '2026-11-24 08:40')).toEqual([
      'morning next',
      'noon upcoming',
      'evening upcoming',
    ]);
    expect(shown('2026-11-25', '2026-11-24 08:40')).toEqual(['next day upcoming']);
    expect(shown('later', '2026-11-24 08:40')).toEqual(['some day upcoming']);
  });

  it('have what is over folded in front, and whole once it is unfolded', () => {
    expect(shown('2026-11-24', '2026-11-24 12:00')).toEqual(['1 earlier', 'noon now', 'evening upcoming']);
    expect(shown('2026-11-24', '2026-11-24 12:00', { isUnfolded: true })).toEqual([
      'morning over',
      'noon now',
      'evening upcoming',
    ]);
  });

  it('of a day that is over are not folded', () => {
    expect(shown('2026-11-24', '2026-11-25 12:00')).toEqual(['morning over', 'noon over', 'evening over']);
  });

  it('are none of a day of which only sessions that are over have been read', () => {
    expect(shown('2026-11-24', '2026-11-24 20:00', { isWhole: false })).toEqual([]);
    expect(shown('2026-11-24', '2026-11-24 12:00', { isWhole: false })).toEqual([
      '1 earlier',
      'noon now',
      'evening upcoming',
    ]);
  });

  it('of all days have their days above them', () => {
    expect(shown(undefined, '2026-11-24 19:30')).toEqual([
      '2026-11-24',
      'morning over',
      'noon over',
      'evening over',
      '2026-11-25',
      'next day upcoming',
      'later',
      'some day upcoming',
    ]);
  });
});

describe('what a session is found by', () => {
  const nothing = { search: '', topic: '', hall: '', language: '' };
  it.each([
    ['nothing', {}, true],
    ['its title', { search: '圆桌' }, true],
    ['its title in the other language, in small letters', { search: 'collaborative' }, true],
    ['its room', { search: 'room a' }, true],
    ['its topic as a text', { search: 'smart' }, true],
    ['the end of a word of its title', { search: 'laborative' }, false],
    ['another text', { search: '物流' }, false],
    ['its topic', { topic: '智能装备' }, true],
    ['another topic', { topic: '绿色制造' }, false],
    ['its hall', { hall: 'hall1' }, true],
    ['another hall', { hall: 'hall2' }, false],
    ['its language', { language: 'zh' }, true],
    ['another language', { language: 'en' }, false],
  ])('%s', (_, change, expected) => {
    expect(matches(session('a'), { ...nothing, ...change })).toBe(expected);
  });

  it('either language where both are spoken', () => {
    const both = session('a', { Language: 'both' });
    expect(
      matches(both, { ...nothing, language: 'en' }) && matches(both, { ...nothing, language: 'zh' }),
    ).toBe(true);
  });
});
