import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { TeamMembership } from '../rules/teamMembership.ts';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useActingPeople } from '#session/acting/actingVouchers.ts';
import { membershipsQuery } from './teamQueries.ts';

export function useMyMemberships(isAwaited: (places: readonly TeamMembership[]) => boolean = () => false) {
  const exhibitionId = useExhibitionId();
  const people = useActingPeople();
  const visitorIds = people.map(({ visitorId }) => visitorId);
  const places = useServerQuery({
    ...membershipsQuery(exhibitionId, visitorIds),
    refetchInterval: pollWhile(isAwaited),
  });
  return { people, places };
}
