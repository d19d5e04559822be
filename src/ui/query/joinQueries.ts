import type { QueryState } from './QueryState.ts';

type Joined<Queries> = {
  [Name in keyof Queries]: Queries[Name] extends QueryState<infer Data> ? Data : never;
};

/** Combines several reads: loaded when all are, and as old as the oldest. */
export function joinQueries<Queries extends Readonly<Record<string, QueryState<unknown>>>>(
  queries: Queries,
): QueryState<Joined<Queries>> {
  const all = Object.values(queries);
  const isThere = all.every(({ data }) => data !== undefined);
  const entries = Object.entries(queries).map(([name, { data }]) => ({ [name]: data }));
  const failed = all.find(({ error }) => error !== null);
  const times = all.map(({ dataUpdatedAt }) => dataUpdatedAt).filter((time) => time > 0);
  return {
    data: isThere ? (Object.assign({}, ...entries) as Joined<Queries>) : undefined,
    error: failed?.error ?? null,
    failureReason: all.find(({ failureReason }) => failureReason !== null)?.failureReason ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    dataUpdatedAt: times.length === 0 ? 0 : Math.min(...times),
    retry: () =>
      all.filter(({ data, error }) => data === undefined || error !== null).map(({ retry }) => retry()),
  };
}
