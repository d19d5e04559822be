import type { LateSeeds } from '#sandbox/records.ts';
import type { Row } from '#sandbox/store/store.ts';
import { venueDay } from '#sandbox/venueClock.ts';
import { contentId, type ContentWorld, nthExhibitor } from '../contentWorld.ts';
import { exhibitorId } from '../seedIds.ts';
import { makeRows, type Maker } from '../seeded.ts';
import { storyMark } from '../storyMark.ts';

const intervals = ['30', '45', '20', '60'] as const;
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

interface Wanted {
  readonly number: number;
  /** Of one of its people; '' for the company. */
  readonly contactId: string;
}

/** Two of three exhibitors that show content can be met; of some also one of their people. */
export function calendarSeeds(world: ContentWorld, seed: number): LateSeeds {
  const wanted: Wanted[] = [];
  for (let nth = 1; nth <= world.exhibitors; nth += 1) {
    const number = nthExhibitor(world, nth);
    if (number % 3 === 2) continue;
    wanted.push({ number, contactId: '' });
    if (nth % 6 === 0 && nth <= world.counts.ExhibitorContact)
      wanted.push({ number, contactId: contentId('ExhibitorContact', world, nth) });
  }
  const { exhibitionId } = world;
  const idPrefix = `free${storyMark(exhibitionId)}`;
  return {
    Calendar: () =>
      makeRows({ ...world, count: wanted.length, seed, idPrefix }, (make, at) =>
        calendarRow(make, wanted[at] ?? { number: 1, contactId: '' }, world),
      ),
  };
}

function calendarRow(make: Maker, { number, contactId }: Wanted, world: ContentWorld): Row {
  const { nowMs, days, exhibitionId } = world;
  const dayAt = (day: number) => venueDay(nowMs, day, '00:00').slice(0, 10);
  const taken: Row[] = [];
  for (let day = days[0]; day <= days[1]; day += 1)
    for (let minutes = 570; minutes < 990; minutes += 60)
      if (make.chance(25))
        taken.push({
          StartTime: `${dayAt(day)} ${clock(minutes)}`,
          EndTime: `${dayAt(day)} ${clock(minutes + 30)}`,
          State: '1',
        });
  return {
    ExhibitionId: exhibitionId,
    ExhibitorId: exhibitorId(exhibitionId, number),
    ExhibitorContactId: contactId,
    Type: contactId === '' ? '1' : '2',
    EStartDate: dayAt(days[0]),
    EEndDate: dayAt(days[1]),
    EStartTime: '09:30',
    EEndTime: '16:30',
    IntervalTime: intervals[number % intervals.length],
    LunchStartTime: '12:00',
    LunchEndTime: '13:00',
    CalendarTime: taken,
  };
}
