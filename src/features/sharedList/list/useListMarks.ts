import { useEffect, useEffectEvent } from 'react';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import type { Mark } from '#entities/favourite/rules/mark.ts';
import { sortByPlace } from '#entities/favourite/rules/sortByPlace.ts';
import type { QueryState } from '#ui/query/QueryState.ts';
import { exhibitorSummariesQuery } from '#entities/favourite/summaryQueries.ts';
import type { SharedLists } from '../kept/useSharedLists.ts';

export interface ListMarks {
  /** In the order in which they are walked. */
  readonly marks: readonly Mark[];
  readonly halls: readonly { readonly RecordId: string; readonly Name: string; readonly NameEn: string }[];
  readonly isGone: (exhibitorId: string) => boolean;
  /** Their halls are still to come: rows that are shown now would move. Not where the network or the server fails. */
  readonly isAwaited: boolean;
}

const isOnItsWay = ({ data, isFetching, failureReason }: QueryState<unknown>) =>
  data === undefined && isFetching && failureReason === null;

/** Names and booths of exhibitors: as they are now, or as this phone has last known them. */
export function useListMarks({ exhibitionId, kept, change }: SharedLists, ids: readonly string[]): ListMarks {
  const asked = Array.from(new Set(ids)).sort();
  const hallsRead = useServerQuery(hallsQuery(exhibitionId));
  const halls = hallsRead.data ?? [];
  const summaries = useServerQuery({
    ...exhibitorSummariesQuery(exhibitionId, asked),
    enabled: asked.length > 0,
  });
  const { data } = summaries;
  const learn = useEffectEvent((found: readonly Mark[]) => {
    const fresh = new Set(found.map(({ id }) => id));
    change((before) => ({
      ...before,
      known: [...before.known.filter(({ id }) => !fresh.has(id)), ...found],
    }));
  });
  useEffect(() => {
    if (data !== undefined && data.length > 0) learn(data);
  }, [data]);

  const all = new Map([...kept.known, ...(data ?? [])].map((mark) => [mark.id, mark]));
  const marks = asked.map((id): Mark => all.get(id) ?? { kind: 'exhibitor', id, exhibitorId: id });
  const now = data && new Set(data.map(({ id }) => id));
  return {
    marks: sortByPlace(
      marks,
      halls.map(({ RecordId }) => RecordId),
    ),
    halls,
    isGone: (id) => now !== undefined && !now.has(id),
    isAwaited: isOnItsWay(hallsRead) || (isOnItsWay(summaries) && asked.some((id) => !all.has(id))),
  };
}
