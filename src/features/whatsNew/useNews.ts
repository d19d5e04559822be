import type { MessageOwner } from '#entities/message/rules/message.ts';
import type { QueryState } from '#ui/query/QueryState.ts';
import { type NewsItem, newsKinds } from './newsItem.ts';
import {
  useAnswerNews,
  useAppointmentNews,
  useMessageNews,
  useOrderNews,
  useSessionNews,
  useTicketNews,
} from './useChangedParts.ts';
import { useCameParts } from './useCameParts.ts';

export interface News {
  /** All changes; undefined until every source has answered or failed once. As old as the oldest answer. */
  readonly query: QueryState<readonly NewsItem[]>;
  readonly readAll: () => void;
}

/** All that has changed for a visitor since this phone has shown it, each change once. */
export function useNews(owner: MessageOwner): News {
  const parts = [
    useTicketNews(),
    useSessionNews(),
    useAppointmentNews(),
    useMessageNews(owner),
    useAnswerNews(owner),
    useOrderNews(owner),
    ...useCameParts(owner),
  ];
  const queries = parts.map(({ query }) => query).filter((query) => query !== undefined);
  const all = ([] as NewsItem[]).concat(...parts.map(({ items }) => items));
  const sorted = ([] as NewsItem[]).concat(
    ...newsKinds.map((kind) => all.filter((item) => item.kind === kind)),
  );
  return { query: stateOf(queries, sorted), readAll: () => parts.forEach(({ readAll }) => readAll()) };
}

/** What one source tells is shown, whatever became of the others. */
function stateOf(
  queries: readonly QueryState<unknown>[],
  items: readonly NewsItem[],
): QueryState<readonly NewsItem[]> {
  const failed = queries.filter(({ error }) => error !== null);
  // Where something is known, it does not wait for sources that are asked again: without a network that takes long.
  const isKnown = queries.every(
    ({ data, error, failureReason }) =>
      data !== undefined || error !== null || (items.length > 0 && failureReason !== null),
  );
  const hasAnswer = queries.some(({ data }) => data !== undefined);
  const times = queries.map(({ dataUpdatedAt }) => dataUpdatedAt).filter((time) => time > 0);
  return {
    data: isKnown && (hasAnswer || items.length > 0) ? items : undefined,
    error: failed[0]?.error ?? null,
    failureReason: queries.find(({ failureReason }) => failureReason !== null)?.failureReason ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
    dataUpdatedAt: times.length === 0 ? 0 : Math.min(...times),
    retry: () => failed.map(({ retry }) => retry()),
  };
}
