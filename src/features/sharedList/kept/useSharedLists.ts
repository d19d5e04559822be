import { queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepOwnRows, readOwnRows } from '#data/queries/keptOwnRows.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { randomId } from '#device/identity/randomId.ts';
import { unsentListName } from '#domain/address/sharedListPath.ts';
import { useAutosave } from '#flows/rowForm/useAutosave.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { adopt, type KeptLists, noLists, readKept, unsentOf } from '../rules/keptLists.ts';
import { mergeKept } from '../rules/mergeKept.ts';

/** @param visitorId '' of a phone without a login */
const placeOf = (exhibitionId: string, visitorId: string, name = 'sharedList/lists') => ({
  exhibitionId,
  visitorIds: visitorId === '' ? [] : [visitorId],
  name,
});

/** True where they outlast the page. A logout reads beside them whether something was not given on. */
async function keepLists(exhibitionId: string, visitorId: string, kept: KeptLists | null): Promise<boolean> {
  const readAtMs = fairNowMs();
  const hasUnsent = kept?.lists.some((list) => unsentOf(list, kept.phone) > 0);
  await keepOwnRows(placeOf(exhibitionId, visitorId, unsentListName), {
    answer: hasUnsent ? true : null,
    readAtMs,
  });
  return keepOwnRows(placeOf(exhibitionId, visitorId), { answer: kept, readAtMs });
}

const readFrom = async (exhibitionId: string, visitorId: string) =>
  readKept((await readOwnRows(placeOf(exhibitionId, visitorId), Infinity))?.answer);

/** What a stranger had becomes that of who logs in next; a logout has removed both. */
async function readLists(exhibitionId: string, visitorId: string): Promise<KeptLists> {
  const own = (await readFrom(exhibitionId, visitorId)) ?? noLists(randomId().slice(0, 4));
  const strangers = visitorId === '' ? undefined : await readFrom(exhibitionId, '');
  if (strangers === undefined) return own;
  const answer = adopt(own, strangers);
  if (await keepLists(exhibitionId, visitorId, answer)) await keepLists(exhibitionId, '', null);
  return answer;
}

const listsQuery = (exhibitionId: string, visitorId: string) =>
  queryOptions({
    queryKey: ['sharedList', exhibitionId, visitorId, 'lists'] as const,
    queryFn: async () => {
      const kept = await readLists(exhibitionId, visitorId);
      queryClient().setQueryData(storedKey(exhibitionId, visitorId), kept);
      return kept;
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** What this page and the phone's database last had alike. */
const storedKey = (exhibitionId: string, visitorId: string) =>
  ['sharedList', exhibitionId, visitorId, 'stored'] as const;

/** Takes in what another page of this phone has stored since this one read or wrote. */
async function takeStored(exhibitionId: string, visitorId: string, fallback: KeptLists): Promise<KeptLists> {
  const { queryKey } = listsQuery(exhibitionId, visitorId);
  const stored = await readFrom(exhibitionId, visitorId);
  // Asked after the wait: one may have typed meanwhile.
  const mine = queryClient().getQueryData(queryKey) ?? fallback;
  if (stored === undefined) return mine;
  const before = queryClient().getQueryData<KeptLists>(storedKey(exhibitionId, visitorId)) ?? noLists('');
  const merged = mergeKept(before, stored, mine);
  queryClient().setQueryData(storedKey(exhibitionId, visitorId), stored);
  if (JSON.stringify(merged) === JSON.stringify(mine)) return mine;
  queryClient().setQueryData(queryKey, merged);
  return merged;
}

export interface SharedLists {
  readonly exhibitionId: string;
  readonly kept: KeptLists;
  /** False where this phone keeps nothing beyond the page. */
  readonly isLasting: boolean;
  readonly change: (next: (kept: KeptLists) => KeptLists) => void;
  /** As they are now, for what happens later than a render. */
  readonly latest: () => KeptLists;
}

/** Undefined until the phone's database has answered. */
export function useSharedLists(): SharedLists | undefined {
  const exhibitionId = useExhibitionId();
  const visitorId = useOwnVisitorId() ?? '';
  const options = listsQuery(exhibitionId, visitorId);
  const { data, error } = useServerQuery(options);
  const [isLasting, setIsLasting] = useState(true);
  const [fallback] = useState(() => noLists(randomId().slice(0, 4)));
  const latest = () => queryClient().getQueryData(options.queryKey) ?? fallback;
  const keep = useAutosave(async () => {
    const answer = await takeStored(exhibitionId, visitorId, fallback);
    const isKept = await keepLists(exhibitionId, visitorId, answer);
    if (isKept) queryClient().setQueryData(storedKey(exhibitionId, visitorId), answer);
    setIsLasting(isKept);
  });
  useEffect(() => {
    const take = () => {
      if (document.visibilityState === 'visible') void takeStored(exhibitionId, visitorId, fallback);
    };
    document.addEventListener('visibilitychange', take);
    return () => document.removeEventListener('visibilitychange', take);
  }, [exhibitionId, visitorId, fallback]);
  function change(next: (kept: KeptLists) => KeptLists) {
    queryClient().setQueryData(options.queryKey, next(latest()));
    keep();
  }
  const kept = data ?? (error === null ? undefined : fallback);
  return kept && { exhibitionId, kept, isLasting, change, latest };
}
