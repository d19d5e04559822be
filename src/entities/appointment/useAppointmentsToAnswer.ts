import { isForVisitor } from './rules/appointmentGroups.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useMyAppointments } from './useMyAppointments.ts';

/** How many invitations wait for the answer of a visitor of this phone; 0 while that is not known. */
export function useAppointmentsToAnswer(): number {
  const nowMs = useFairNow();
  const { data = [] } = useMyAppointments().query;
  return data.filter((row) => isForVisitor(row, nowMs)).length;
}
