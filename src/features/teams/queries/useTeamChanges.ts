import { useEffect, useState } from 'react';
import { followWhileSeen } from '#data/queries/followWhileSeen.ts';
import { serverChanges } from '#data/queries/serverChanges.ts';
import { services } from '#session/services.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { invalidateTeams } from './teamQueries.ts';

const chance = () => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;

/** Reads the teams again when the server says that they have changed; true while it is heard. */
export function useTeamChanges(): boolean {
  const exhibitionId = useExhibitionId();
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    const follow = serverChanges({ exhibitionId, topic: 'teams' }, setIsLive);
    if (follow === undefined) return undefined;
    const { now, times } = services();
    return followWhileSeen({ follow, invalidate: () => invalidateTeams(exhibitionId), times, now, chance });
  }, [exhibitionId]);
  return isLive;
}
