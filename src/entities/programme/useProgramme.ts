import { useEffect, useState } from 'react';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { QueryState } from '#ui/query/QueryState.ts';
import { type ServerQuery, useServerQuery } from '#data/queries/useServerQuery.ts';
import { type KeptProgramme, readKeptProgramme } from './keptProgramme.ts';
import { beginningQuery, programmeQuery } from './programmeQuery.ts';
import type { Session } from './rules/session.ts';

export interface ProgrammeState extends QueryState<readonly Session[]> {
  /** False while, or because, only the earliest of them have been read. */
  readonly isWhole: boolean;
  readonly refresh: () => Promise<void>;
}

/**
 * The sessions of an exhibition; those that the phone keeps, or the earliest, until, or unless, all are read.
 * @param isRead false for a screen that only wants what is known already; what another one has begun to read is read to its end, so
 *   that the phone keeps it
 */
export function useProgramme(isRead = true): ProgrammeState {
  const exhibitionId = useExhibitionId();
  const beginning = useServerQuery(beginningQuery(exhibitionId));
  const query = useServerQuery({
    ...programmeQuery(exhibitionId),
    enabled: ({ state }) => isRead || (beginning.data !== undefined && state.data === undefined),
  });
  const kept = useKept(query);
  const refresh = async () => {
    await query.refetch({ throwOnError: true });
  };
  const whole = { ...query, isWhole: true, refresh };
  if (query.data !== undefined) return whole;
  if (kept !== undefined) return { ...whole, data: kept.sessions, dataUpdatedAt: kept.readAtMs };
  const { data, dataUpdatedAt } = beginning;
  return data === undefined ? whole : { ...whole, data, dataUpdatedAt, isWhole: false };
}

function useKept({ data }: ServerQuery<unknown>): KeptProgramme | undefined {
  const exhibitionId = useExhibitionId();
  const [kept, setKept] = useState<KeptProgramme>();
  const isWanted = data === undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    void readKeptProgramme(exhibitionId).then((found) => {
      if (isHere) setKept(found);
    });
    return () => {
      isHere = false;
    };
  }, [exhibitionId, isWanted]);
  return kept;
}
