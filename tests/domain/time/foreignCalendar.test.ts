import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile, exhibitionDays } from '#domain/time/calendarFile.ts';

/** 2027-03-10 12:00:00 at the venue. */
const noonMs = Date.UTC(2027, 2, 10, 4);
const minuteMs = 60_000;
const session: CalendarEntry = {
  uid: 'schedule0000000000000001',
  title: '开幕论坛：智能制造，走向何方；“江海”之夜',
  place: '一号馆, 三层; 会议室 A\\B',
  startMs: noonMs,
  endMs: noonMs + 90 * minuteMs,
};
const inVenue = new Date('2027-03-10T12:00:00+08:00').getTime();

/** What a reader that is not ours finds. */
function readBack(entries: readonly CalendarEntry[]) {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile(entries, noonMs)));
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)),
  };
}
const eventOf = (entry: Partial<CalendarEntry> = {}) => {
  const [event] = readBack([{ ...session, ...entry }]).events;
  if (event === undefined) throw new Error('no event');
  return event;
};
const atMs = (time: ICAL.Time) => time.toUnixTime() * 1000;

describe('a calendar file, read by a reader that is not ours', () => {
  it('is a calendar of version 2.0 that is published', () => {
    const { calendar } = readBack([session]);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
  });

  it('has a session at its moment, by the zone that the file itself describes', () => {
    const { startDate, endDate } = eventOf();
    expect(startDate.zone?.tzid).toBe('Asia/Shanghai');
    expect(startDate.hour).toBe(12);
    expect(atMs(startDate)).toBe(inVenue);
    expect(atMs(endDate) - atMs(startDate)).toBe(90 * minuteMs);
  });

  it('has the words as they are, with commas, semicolons, backslashes and long Chinese lines', () => {
    const { summary, location, uid } = eventOf();
    expect(summary).toBe(session.title);
    expect(location).toBe(session.place);
    expect(uid).toBe(`${session.uid}@exhibition-visitor-web`);
    const title = '江海国际智能制造展览会，'.repeat(20);
    expect(eventOf({ title }).summary).toBe(title);
    expect(eventOf({ title: 'One\r\nTwo' }).summary).toBe('One\nTwo');
  });

  it('says when it was made, in UTC', () => {
    const stamp = eventOf().component.getFirstPropertyValue('dtstamp') as ICAL.Time;
    expect(stamp.zone?.tzid).toBe('UTC');
    expect(atMs(stamp)).toBe(inVenue);
  });

  it('has an exhibition as whole days, and the day of its end is the one after its last', () => {
    const days = exhibitionDays('2027-03-30', '2027-04-01');
    if (days === undefined) throw new Error('no days');
    const { startDate, endDate } = eventOf(days);
    expect([startDate.isDate, endDate.isDate]).toEqual([true, true]);
    expect([startDate.toString(), endDate.toString()]).toEqual(['2027-03-30', '2027-04-02']);
    expect(readBack([{ ...session, ...days }]).calendar.getFirstSubcomponent('vtimezone')).toBeNull();
  });

  it('reminds so long before the start, with words', () => {
    const alarm = eventOf({ remindMinutes: 15 }).component.getFirstSubcomponent('valarm');
    const trigger = alarm?.getFirstPropertyValue('trigger') as ICAL.Duration | undefined;
    expect(trigger?.toSeconds()).toBe(-15 * 60);
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(alarm?.getFirstPropertyValue('description')).toBe(session.title);
    expect(eventOf().component.getFirstSubcomponent('valarm')).toBeNull();
  });

  it('has several entries beside each other, each under an identifier that stays', () => {
    const entries = ['a', 'b', 'c'].map((uid) => ({ ...session, uid }));
    const uids = () => readBack(entries).events.map(({ uid }) => uid);
    expect(new Set(uids()).size).toBe(3);
    expect(uids()).toEqual(uids());
  });

  it('has any words as they are, and never another property', () => {
    // Control characters and halves of pairs are no words.
    const anyWords = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
    fc.assert(
      fc.property(anyWords, anyWords, (title, place) => {
        const event = eventOf({ title, place });
        expect(event.summary).toBe(title);
        expect(event.location).toBe(place);
      }),
      { numRuns: 60 },
    );
  });
});
