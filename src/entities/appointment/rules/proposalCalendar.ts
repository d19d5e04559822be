import type { TextPair } from '#domain/form/formDefinition.ts';
import type { Appointment } from './appointment.ts';
import { endOf } from './appointmentActions.ts';
import type { Calendar } from './calendar.ts';

interface Proposing {
  readonly exhibitorId: string;
  /** '' for the company. */
  readonly contactId: string;
  readonly person: TextPair;
  /** How long a meeting takes; NaN where that is not known. */
  readonly minutes: number;
}

type Moved = Pick<Appointment, 'own' | 'exhibitorId' | 'contactId' | 'startMs' | 'endMs' | 'partner'>;

const hour = 60;
const minuteMs = 60_000;
const usualMinutes = 30;

/** Times of an exhibitor that publishes none: each day from 9 to 17. */
function proposalCalendar(
  { exhibitorId, contactId, person, minutes }: Proposing,
  days: readonly string[],
): Calendar | undefined {
  const [first, last] = [days[0], days[days.length - 1]];
  if (first === undefined || last === undefined) return undefined;
  return {
    RecordId: '',
    exhibitorId,
    contactId,
    contactName: person,
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
  const { exhibitorId, contactId, partner } = moved;
  // As long as the invitation.
  const minutes = ((endOf(moved) ?? NaN) - (moved.startMs ?? NaN)) / minuteMs;
  const proposed = proposalCalendar({ exhibitorId, contactId, person: partner.person, minutes }, days);
  return proposed === undefined ? [] : [proposed];
}

/** What a booth can invite a visitor to: the times that visitors can choose; without any, each day at the booth. */
export function calendarsForInvitation(
  exhibitorId: string,
  calendars: readonly Calendar[],
  days: readonly string[],
): readonly Calendar[] {
  if (calendars.length > 0) return calendars;
  const booth = { exhibitorId, contactId: '', person: { zh: '', en: '' }, minutes: NaN };
  const proposed = proposalCalendar(booth, days);
  return proposed === undefined ? [] : [proposed];
}
