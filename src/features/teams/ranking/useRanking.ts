import { useCallback, useEffect, useMemo, useState } from 'react';
import { appStorage } from '#device/storage/appDeviceStore.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { readRankSnapshot, saveRankSnapshot, type RankSnapshot } from './rankSnapshot.ts';
import { type Movement, movementOf, unranked } from '../rules/movement.ts';
import type { RankedTeam } from '../rules/rankTeams.ts';
import type { Team } from '#entities/team/rules/team.ts';
import { type ServerQuery, useServerQuery } from '#data/queries/useServerQuery.ts';
import { rankingQuery } from '../queries/teamQueries.ts';
import { useMyMemberships } from '../queries/useMyMemberships.ts';
import { useTeamChanges } from '../queries/useTeamChanges.ts';

export type RankedTeams = readonly RankedTeam<Team>[];

export interface Ranking {
  readonly query: ServerQuery<RankedTeams>;
  /** The server tells of changes. */
  readonly isLive: boolean;
  /** The teams of this phone's people. */
  readonly mine: readonly string[];
  /** When the ranking was looked at before on this phone; undefined at the first look. */
  readonly comparedToMs: number | undefined;
  readonly movementOf: (row: RankedTeam) => Movement | undefined;
}

/** A look lasts as long as the page: who opens a team and comes back still sees what has moved since the look before. */
const looksBefore = new Map<string, RankSnapshot | undefined>();

function lookBefore(exhibitionId: string): RankSnapshot | undefined {
  if (!looksBefore.has(exhibitionId))
    looksBefore.set(exhibitionId, readRankSnapshot(appStorage(), exhibitionId));
  return looksBefore.get(exhibitionId);
}

/** The ranking of one exhibition, polled and followed while it is on the screen. */
export function useRanking(): Ranking {
  const exhibitionId = useExhibitionId();
  const query = useServerQuery(rankingQuery(exhibitionId));
  const isLive = useTeamChanges();
  const [before] = useState(() => lookBefore(exhibitionId));
  const mine = useMine();
  const { data, dataUpdatedAt } = query;

  useEffect(() => {
    if (data === undefined) return undefined;
    // Persist after paint.
    const timer = setTimeout(() => keepLook(exhibitionId, data, dataUpdatedAt), 500);
    return () => clearTimeout(timer);
  }, [exhibitionId, data, dataUpdatedAt]);

  return {
    query,
    isLive,
    mine,
    comparedToMs: before?.atMs,
    movementOf: useCallback(
      ({ team, place }: RankedTeam) => before && movementOf(before.placeOf(team.RecordId), place),
      [before],
    ),
  };
}

function keepLook(exhibitionId: string, ranked: RankedTeams, atMs: number): void {
  const places = ranked.map(({ team, place }) => ({ teamId: team.RecordId, place: place ?? unranked }));
  saveRankSnapshot(appStorage(), exhibitionId, atMs, places);
}

/** Pending requests do not count as my teams. */
function useMine(): readonly string[] {
  const { data } = useMyMemberships().places;
  return useMemo(
    () =>
      (data ?? [])
        .filter(({ role }) => role === 'leader' || role === 'member')
        .map(({ team }) => team.RecordId),
    [data],
  );
}
