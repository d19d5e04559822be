import { describe, expect, it, vi } from 'vitest';
import { joinQueries } from '#ui/query/joinQueries.ts';
import type { QueryState } from '#ui/query/QueryState.ts';

function query<T>(part: Partial<QueryState<T>>): QueryState<T> {
  const nothing = { data: undefined, error: null, failureReason: null, isFetching: false, dataUpdatedAt: 0 };
  return { ...nothing, retry: vi.fn(), ...part };
}

describe('joined queries', () => {
  it('have data when all of them have, as old as the oldest', () => {
    const exhibition = query({ data: 'exhibition', dataUpdatedAt: 0 });
    const first = query({ data: 1, dataUpdatedAt: 300 });
    const second = query({ data: null, dataUpdatedAt: 200 });
    const joined = joinQueries({ exhibition, first, second });
    expect(joined.data).toEqual({ exhibition: 'exhibition', first: 1, second: null });
    expect(joined.dataUpdatedAt).toBe(200);
    expect(joinQueries({ exhibition, first: query({}) }).data).toBeUndefined();
  });

  it('have failed when one of them has, and refetch only what is missing or outdated', () => {
    const there = query({ data: 1 });
    const failed = query({ error: 'busy' });
    const waiting = query({ failureReason: 'slow', isFetching: true });
    const joined = joinQueries({ there, failed, waiting });
    expect(joined).toMatchObject({ error: 'busy', failureReason: 'slow', isFetching: true });
    joined.retry();
    expect([there, failed, waiting].map(({ retry }) => vi.mocked(retry).mock.calls.length)).toEqual([
      0, 1, 1,
    ]);
  });
});
