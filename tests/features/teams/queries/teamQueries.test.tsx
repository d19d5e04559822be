// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const teamsId = 'teams0000000000000000001';
let phone: Phone;
beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

async function openQueries() {
  const tab = await openTab();
  const [queries, { useServerQuery }, { pollWhile }] = await Promise.all([
    import('#features/teams/queries/teamQueries.ts'),
    import('#data/queries/useServerQuery.ts'),
    import('#data/queries/pollWhile.ts'),
  ]);
  return { tab, ...queries, useServerQuery, pollWhile };
}

const rest = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

describe('the ranking', { tags: ['call-live-updates'] }, () => {
  it('is read again each minute while the page is seen, and not while it is hidden', async () => {
    const { tab, rankingQuery, useServerQuery } = await openQueries();
    const { result, unmount } = renderHook(() => useServerQuery(rankingQuery(teamsId)));
    await waitFor(() => expect(result.current.data?.length).toBeGreaterThan(0));
    phone.takePaths();
    await waitFor(() => expect(phone.asked.length).toBeGreaterThan(2), { timeout: 20_000 });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(result.current.isFetching).toBe(false));
    const before = phone.asked.length;
    await rest(3 * tab.times.reaskEveryMs);
    expect(phone.asked).toHaveLength(before);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(phone.asked.length).toBeGreaterThan(before));
    await waitFor(() => expect(result.current.isFetching).toBe(false));
    unmount();
  });
});

describe('the teams of an exhibition', () => {
  it('are read again on the screen after a write, and those of another exhibition are not', async () => {
    const { teamsQuery, invalidateTeams, useServerQuery } = await openQueries();
    const { result } = renderHook(() => useServerQuery(teamsQuery(teamsId)));
    await waitFor(() => expect(result.current.data).toBeDefined());
    phone.takePaths();
    await act(() => invalidateTeams('teamaudit000000000000001'));
    expect(phone.takePaths()).toEqual([]);
    await act(() => invalidateTeams(teamsId));
    expect(phone.takePaths()).toContain('queryList/Team');
  });

  it('are polled while the visitor waits for another person, and then not any more', async () => {
    const { tab, teamsQuery, useServerQuery, pollWhile } = await openQueries();
    let isWaiting = true;
    const options = { ...teamsQuery(teamsId), refetchInterval: pollWhile(() => isWaiting) };
    const { result } = renderHook(() => useServerQuery(options));
    await waitFor(() => expect(phone.asked.length).toBeGreaterThan(2));
    isWaiting = false;
    await rest(2 * tab.times.pollMs);
    await waitFor(() => expect(result.current.isFetching).toBe(false));
    const before = phone.asked.length;
    await rest(3 * tab.times.pollMs);
    expect(phone.asked).toHaveLength(before);
  });
});
