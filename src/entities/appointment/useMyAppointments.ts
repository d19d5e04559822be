import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { Appointment } from './rules/appointment.ts';
import { awaitedActor } from './rules/appointmentActions.ts';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { appointmentsQuery } from './appointmentQueries.ts';
import { useActingPeople } from '#session/acting/actingVouchers.ts';

const isAwaited = (rows: readonly Appointment[]) =>
  rows.some(({ state }) => awaitedActor(state) !== undefined);

interface Wanted {
  /** Reads again while an answer is awaited. */
  readonly isFollowed?: boolean;
}

/** The appointments of the people of this phone; not asked for without a registration. */
export function useMyAppointments({ isFollowed = false }: Wanted = {}) {
  const exhibitionId = useExhibitionId();
  const people = useActingPeople();
  const visitorIds = people.map(({ visitorId }) => visitorId);
  const query = useServerQuery({
    ...appointmentsQuery(exhibitionId, visitorIds),
    enabled: visitorIds.length > 0,
    refetchInterval: isFollowed ? pollWhile(isAwaited) : false,
  });
  return { people, visitorIds, query };
}
