import { useEffect, useState } from 'react';
import type { QueryState } from '../../ui/query/QueryState.ts';
import { type ServerQuery, useServerQuery } from '../queries/useServerQuery.ts';
import { type KeptProgramme, readKeptProgramme } from './keptProgramme.ts';
import { programmeQuery } from './programmeQuery.ts';
import type { Session } from '../../domain/programme/session.ts';

/**
 * The sessions of an exhibition; those that the phone keeps until, or unless, they are read.
 * @param isRead false for a screen that only wants what is known already
 */
export function useProgramme(
  exhibitionId: string,
  isRead = true,
): QueryState<readonly Session[]> & { readonly refresh: () => Promise<void> } {
  const query = useServerQuery({ ...programmeQuery(exhibitionId), enabled: isRead });
  const kept = useKept(exhibitionId, query);
  const refresh = async () => {
    await query.refetch({ throwOnError: true });
  };
  if (query.data !== undefined || kept === undefined) return { ...query, refresh };
  return { ...query, data: kept.sessions, dataUpdatedAt: kept.readAtMs, refresh };
}

function useKept(exhibitionId: string, { data }: ServerQuery<unknown>): KeptProgramme | undefined {
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
