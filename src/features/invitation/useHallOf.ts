import { useMyAppointments } from '#entities/appointment/useMyAppointments.ts';
import { markedOf } from '#entities/favourite/rules/markLedger.ts';
import { useLedger } from '#entities/favourite/useMark.ts';
import type { Invitation } from '#entities/invitation/rules/invitation.ts';

/** The hall of who invites, out of what is read or kept anyway; '' where none of it says. */
export function useHallOf({ exhibitorId, hallId }: Invitation): string {
  const { data: meetings = [] } = useMyAppointments().query;
  const ledger = useLedger();
  const saved = ledger === undefined ? [] : markedOf(ledger, 'exhibitor');
  const known = [
    hallId,
    ...meetings.filter((one) => one.exhibitorId === exhibitorId).map(({ partner }) => partner.hallId),
    saved.find(({ id }) => id === exhibitorId)?.summary?.hallId ?? '',
  ];
  return known.find((id) => id !== '') ?? '';
}
