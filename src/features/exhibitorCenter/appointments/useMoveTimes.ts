import { endOf, isOpen } from '#entities/appointment/rules/appointmentActions.ts';
import type { Calendar } from '#entities/appointment/rules/calendar.ts';
import { calendarsForMove } from '#entities/appointment/rules/proposalCalendar.ts';
import type { BoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import { useFreeTimes } from './useFreeTimes.ts';

export interface MoveData {
  readonly rows: readonly BoothAppointment[];
  readonly calendars: readonly Calendar[] | undefined;
  readonly fairDays: readonly string[];
}

/** The times that a booth can propose: those of its calendar, or of each day where it publishes none. */
export function useMoveTimes(moved: BoothAppointment, { rows, calendars = [], fairDays }: MoveData) {
  const partner = {
    company: moved.guest.company,
    logo: '',
    boothNo: '',
    hallId: '',
    person: moved.contactName,
  };
  const [calendar] = calendarsForMove({ ...moved, own: 'invited', partner }, calendars, fairDays);
  const taken = rows
    .filter(
      (row) => row.contactId === moved.contactId && row.RecordId !== moved.RecordId && isOpen(row.state),
    )
    .map(timeOf);
  // The time that is already agreed is not offered as another one.
  return useFreeTimes(calendar, [...taken, timeOf(moved)]);
}

const timeOf = (row: BoothAppointment) => ({ startMs: row.startMs ?? NaN, endMs: endOf(row) ?? NaN });
