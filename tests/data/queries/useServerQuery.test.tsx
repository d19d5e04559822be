// @vitest-environment jsdom
import { queryOptions } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiProblem } from '#data/client/problems.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

let phone: Phone;
beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const path = '/data/queryList/Team';

/** A query of one call, in a page that was just loaded. */
async function openQuery(timeFactor?: number) {
  const tab = await openTab(timeFactor === undefined ? {} : { timeFactor });
  const [{ useServerQuery }, { readingClient }, { queryClient }, { forgetQueries }] = await Promise.all([
    import('#data/queries/useServerQuery.ts'),
    import('#data/queries/readingClient.ts'),
    import('#data/queries/queryClient.ts'),
    import('#data/queries/forgetQueries.ts'),
  ]);
  const options = queryOptions({
    queryKey: ['teams'],
    queryFn: async (context) => {
      const client = await readingClient(context);
      const { result } = await client.read(path, { condition: { RecordId: 'teamclub0000000000000001' } });
      return result;
    },
  });
  const show = () => renderHook(() => useServerQuery(options));
  return { tab, show, queryClient, forgetQueries };
}

const busy = () => new Response('', { status: 500 });
const reason = (cause: unknown) => (cause as ApiProblem | null)?.kind;

describe('a query', () => {
  it('knows of each failed attempt while the API layer goes on trying', async () => {
    phone.answerInstead(busy);
    const { show } = await openQuery(1);
    const { result, unmount } = show();
    await waitFor(() => expect(reason(result.current.failureReason)).toBe('serverBusy'));
    expect(result.current).toMatchObject({ data: undefined, error: null, isFetching: true });
    unmount();
  });

  it('starts over at a retry, also while it is waiting for the next attempt', async () => {
    phone.answerInstead(busy);
    const { show } = await openQuery(1);
    const { result } = show();
    await waitFor(() => expect(result.current.failureReason).not.toBeNull());
    phone.answerInstead(() => undefined);
    await act(() => result.current.retry());
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(phone.asked).toHaveLength(2);
  });

  it('fails once after all attempts of the API layer, and is not repeated by the library', async () => {
    phone.answerInstead(busy);
    const { show } = await openQuery();
    const { result } = show();
    await waitFor(() => expect(reason(result.current.error)).toBe('serverBusy'));
    expect(phone.asked).toHaveLength(6);
  });

  it('keeps its answer when a newer one cannot be had, and tries only once more for it', async () => {
    const { show } = await openQuery();
    const { result } = show();
    await waitFor(() => expect(result.current.data).toBeDefined());
    phone.takePaths();
    phone.answerInstead(busy);
    await act(() => result.current.retry());
    await waitFor(() => expect(reason(result.current.error)).toBe('serverBusy'));
    expect(result.current.data).toBeDefined();
    expect(phone.takePaths()).toHaveLength(2);
  });

  it('asks again when the network is back and when the page is seen again', async () => {
    const { show } = await openQuery();
    const { result } = show();
    await waitFor(() => expect(result.current.data).toBeDefined());
    for (const [target, names] of [
      [window, ['offline', 'online']],
      [document, ['visibilitychange']],
    ] as const) {
      const before = phone.asked.length;
      await act(async () => {
        for (const name of names) target.dispatchEvent(new Event(name, { bubbles: true }));
      });
      await waitFor(() => expect(phone.asked).toHaveLength(before + 1));
      await waitFor(() => expect(result.current.isFetching).toBe(false));
    }
  });

  it('leaves nothing in memory after a logout', async () => {
    const { show, tab, queryClient, forgetQueries } = await openQuery();
    const { result, unmount } = show();
    await waitFor(() => expect(result.current.data).toBeDefined());
    unmount();
    expect(queryClient().getQueryCache().getAll()).toHaveLength(1);
    forgetQueries();
    expect(queryClient().getQueryCache().getAll()).toHaveLength(0);
    tab.kill();
  });
});
