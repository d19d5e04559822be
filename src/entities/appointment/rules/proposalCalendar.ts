import type { Appointment } from './appointment.ts';
import { endOf } from './appointmentActions.ts';
import type { Calendar } from './calendar.ts';

type Moved = Pick<Appointment, 'own' | 'exhibitorId' | 'contactId' | 'startMs' | 'endMs' | 'partner'>;

const hour = 60;
const minuteMs = 60_000;
const usualMinutes = 30;

/** Times for an invitation of an exhibitor that publishes none: each day from 9 to 17, as long as the invitation. */
function proposalCalendar(moved: Moved, days: readonly string[]): Calendar | undefined {
  const [first, last] = [days[0], days[days.length - 1]];
  if (first === undefined || last === undefined) return undefined;
  const minutes = ((endOf(moved) ?? NaN) - (moved.startMs ?? NaN)) / minuteMs;
  return {
    RecordId: '',
    exhibitorId: moved.exhibitorId,
    contactId: moved.contactId,
    contactName: moved.partner.person,
    days: { first, last },
    hours: { from: 9 * hour, until: 17 * hour },
    lunch: undefined,
    intervalMinutes: minutes >= 5 && minutes <= 480 ? minutes : usualMinutes,
    listed: [],
  };
}

/**
 * The calendars that an appointment can be moved in: those of the same person or, without one, of the company. An invitation can
 * also be moved where there is none.
 * @param days of the exhibition, `YYYY-MM-DD` at the venue
 */
export function calendarsForMove(
  moved: Moved,
  calendars: readonly Calendar[],
  days: readonly string[],
): readonly Calendar[] {
  const same = calendars.filter(({ contactId }) => contactId === moved.contactId);
  if (same.length > 0) return same;
  if (moved.own === 'asker') return calendars;
  const proposed = proposalCalendar(moved, days);
  return proposed === undefined ? [] : [proposed];
}
