import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { keepOwnRows, readOwnRows } from '#data/queries/keptOwnRows.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { randomId } from '#device/identity/randomId.ts';
import { useAutosave } from '#flows/rowForm/useAutosave.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { adopt, type KeptLists, noLists, readKept } from '../rules/keptLists.ts';

/** @param visitorId '' of a phone without a login */
const placeOf = (exhibitionId: string, visitorId: string) => ({
  exhibitionId,
  visitorIds: visitorId === '' ? [] : [visitorId],
  name: 'sharedList/lists',
});

const readFrom = async (exhibitionId: string, visitorId: string) =>
  readKept((await readOwnRows(placeOf(exhibitionId, visitorId), Infinity))?.answer);

/** What a stranger had becomes that of who logs in next; a logout has removed both. */
async function readLists(exhibitionId: string, visitorId: string): Promise<KeptLists> {
  const own = (await readFrom(exhibitionId, visitorId)) ?? noLists(randomId().slice(0, 4));
  const strangers = visitorId === '' ? undefined : await readFrom(exhibitionId, '');
  if (strangers === undefined) return own;
  const answer = adopt(own, strangers);
  if (await keepOwnRows(placeOf(exhibitionId, visitorId), { answer, readAtMs: fairNowMs() }))
    await keepOwnRows(placeOf(exhibitionId, ''), { answer: null, readAtMs: fairNowMs() });
  return answer;
}

const listsQuery = (exhibitionId: string, visitorId: string) =>
  queryOptions({
    queryKey: ['sharedList', exhibitionId, visitorId, 'lists'] as const,
    queryFn: () => readLists(exhibitionId, visitorId),
    staleTime: Infinity,
    gcTime: Infinity,
  });

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
  const keep = useAutosave(async () =>
    setIsLasting(
      await keepOwnRows(placeOf(exhibitionId, visitorId), { answer: latest(), readAtMs: fairNowMs() }),
    ),
  );
  function change(next: (kept: KeptLists) => KeptLists) {
    queryClient().setQueryData(options.queryKey, next(latest()));
    keep();
  }
  const kept = data ?? (error === null ? undefined : fallback);
  return kept && { exhibitionId, kept, isLasting, change, latest };
}
