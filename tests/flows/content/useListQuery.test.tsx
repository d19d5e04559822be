// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiProblem } from '#data/client/problems.ts';
import type { ListQuery } from '#flows/content/useListQuery.ts';
import { type Asked, openPhone, openTab, type Phone, startServer, stopServer } from '../openPhone.ts';

let phone: Phone;
beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const open = 'open00000000000000000001';
const path = 'get/ExhibitorExhibitionInfo';
const pageSize = 30;

interface Listed {
  readonly RecordId: string;
  readonly BoothNo: string;
  readonly ExhibitionHallId: string;
}

interface Own {
  readonly keeps?: (row: Listed) => boolean;
  readonly among?: { readonly field: 'ExhibitorId'; readonly values: readonly string[] };
  readonly ordered?: {
    readonly field: 'ExhibitorId';
    readonly key: string;
    readonly values: readonly string[] | undefined;
  };
}

/** The exhibitors of a story, as a page of the app lists them. */
async function openList(address = '/list', exhibitionId = open, own: Own = {}) {
  const tab = await openTab();
  const [{ useListQuery }, { exhibitingInfo }] = await Promise.all([
    import('#flows/content/useListQuery.ts'),
    import('#entities/exhibitor/api/exhibitorCollections.ts'),
  ]);
  const plan = {
    collection: exhibitingInfo,
    condition: { ExhibitionId: exhibitionId },
    search: ['CompanyName', 'BoothNo'] as const,
    filters: { hall: 'ExhibitionHallId', mine: null } as const,
    sorts: { recommended: { RankValue: -1 }, booth: { BoothNo: 1 } } as const,
    ...own,
  };
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const wrapper = ({ children }: { readonly children: ReactNode }) => {
    router ??= createMemoryRouter([{ path: '/list', element: children }], { initialEntries: [address] });
    return <RouterProvider router={router} />;
  };
  const results: ListQuery<Listed>[] = [];
  function Probe() {
    results.push(useListQuery(plan));
    return null;
  }
  const { unmount } = renderHook(() => null, { wrapper: () => wrapper({ children: <Probe /> }) });
  const now = () => {
    const last = results[results.length - 1];
    if (last === undefined) throw new Error('The list was not drawn');
    return last;
  };
  await waitFor(() => expect(now().rows.isFetching).toBe(false));
  const search = () => router?.state.location.search;
  return { tab, now, search, unmount, go: (to: string) => act(async () => router?.navigate(to)) };
}

type List = Awaited<ReturnType<typeof openList>>;
const ids = ({ now }: List) => (now().rows.data ?? []).map(({ RecordId }) => RecordId);
const asks = () => phone.asked.filter((asked) => asked.path === path);
const optionsOf = (asked: Asked | undefined) => asked?.body.params['options'] as { pageIndex: number };
const conditionOf = (asked: Asked | undefined) => asked?.body.params['condition'];
const busy = () => new Response('', { status: 500 });

async function loadMore({ now }: List) {
  await act(async () => now().more.load());
  await waitFor(() => expect(now().more.isLoading).toBe(false));
}

describe('a list', () => {
  it('reads one page, and the next one when it is wanted', async () => {
    const list = await openList();
    expect(ids(list)).toHaveLength(pageSize);
    expect(list.now().more.hasMore).toBe(true);
    await loadMore(list);
    expect(new Set(ids(list)).size).toBe(2 * pageSize);
    expect(asks().map((asked) => optionsOf(asked).pageIndex)).toEqual([1, 2]);
  });

  it('knows how many rows there are before it has read them all', async () => {
    const list = await openList();
    await waitFor(() => expect(list.now().total).toBe(320));
  });

  it('shows the rows that its plan keeps, and tells no number that counts others', async () => {
    const hall = 'hall00000000000000000002';
    const list = await openList('/list', open, {
      keeps: ({ ExhibitionHallId }) => ExhibitionHallId === hall,
    });
    const rows = list.now().rows.data ?? [];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ ExhibitionHallId }) => ExhibitionHallId === hall)).toBe(true);
    expect(list.now().more.hasMore).toBe(true);
    expect(list.now().total).toBeUndefined();
    expect(phone.asked.filter((asked) => asked.path.startsWith('queryCount'))).toEqual([]);
  });

  it('reads on where no row of a page is kept, and is empty only at its end', async () => {
    const list = await openList('/list', open, { keeps: ({ BoothNo }) => BoothNo === 'none' });
    await waitFor(() => expect(list.now().rows.data).toEqual([]), { timeout: 8_000 });
    expect(list.now().more.hasMore).toBe(false);
    expect(asks()).toHaveLength(Math.ceil(320 / pageSize));
  });

  it('asks the server for the rows that it is among, together with its other filters', async () => {
    const values = ['exhibitor000000000001001', 'exhibitor000000000001002', 'exhibitor000000000001003'];
    const list = await openList('/list?mine=favourites', open, { among: { field: 'ExhibitorId', values } });
    expect(ids(list)).toHaveLength(values.length);
    expect(list.now().total).toBe(values.length);
    const [asked] = asks();
    expect(conditionOf(asked)).toEqual({ ExhibitionId: open, ExhibitorId: { $in: values } });
    const hall = list.now().rows.data?.[0]?.ExhibitionHallId ?? '';
    await list.go(`/list?mine=favourites&hall=${hall}`);
    await waitFor(() => expect(list.now().isChanging).toBe(false));
    expect(list.now().rows.data?.map(({ ExhibitionHallId }) => ExhibitionHallId)).toContain(hall);
    expect(conditionOf(asks()[1])).toEqual({
      ExhibitionId: open,
      ExhibitionHallId: hall,
      ExhibitorId: { $in: values },
    });
  });

  it('is empty without asking where it is among none', async () => {
    const list = await openList('/list', open, { among: { field: 'ExhibitorId', values: [] } });
    expect(list.now().rows.data).toEqual([]);
    expect(list.now().more.hasMore).toBe(false);
    expect(asks()).toEqual([]);
  });

  it('shows no row twice when the list has grown between two pages', async () => {
    const list = await openList();
    const [first] = await phone.rows('ExhibitorExhibitionInfo', open);
    await phone.call('insert/ExhibitorExhibitionInfo', {
      record: { ...first, RecordId: undefined, ExhibitorId: 'exhibitor000000000009999', RankValue: 999_999 },
    });
    await loadMore(list);
    expect(ids(list)).toHaveLength(2 * pageSize - 1);
    expect(new Set(ids(list)).size).toBe(2 * pageSize - 1);
  });

  it('ends where a server sends the same page again', async () => {
    const list = await openList();
    const rows = (await phone.rows('ExhibitorExhibitionInfo', open))
      .sort((one, other) => Number(other['RankValue']) - Number(one['RankValue']))
      .slice(0, pageSize);
    phone.answerInstead((asked) =>
      asked.path === path ? Response.json({ resCode: 0, resMsg: '', result: rows }) : undefined,
    );
    await loadMore(list);
    expect(ids(list)).toHaveLength(pageSize);
    expect(list.now().more.hasMore).toBe(false);
  });

  it('keeps its rows when the next page fails, and reads only that page again', async () => {
    const list = await openList();
    phone.answerInstead((asked) => (asked.path === path ? busy() : undefined));
    await loadMore(list);
    expect(list.now().more.hasFailed).toBe(true);
    expect(list.now().rows.error).toBeNull();
    expect(ids(list)).toHaveLength(pageSize);
    phone.answerInstead(() => undefined);
    const before = asks().length;
    await loadMore(list);
    expect(ids(list)).toHaveLength(2 * pageSize);
    expect(
      asks()
        .slice(before)
        .map((asked) => optionsOf(asked).pageIndex),
    ).toEqual([2]);
  });

  it('begins again with its first page when it is refreshed', async () => {
    const list = await openList();
    await loadMore(list);
    const before = asks().length;
    await act(() => list.now().refresh());
    await waitFor(() => expect(ids(list)).toHaveLength(pageSize));
    expect(asks()).toHaveLength(before + 1);
  });

  it('keeps the rows and says why when a refresh fails', async () => {
    const list = await openList();
    const readAtMs = list.now().rows.dataUpdatedAt;
    phone.answerInstead(busy);
    await act(async () => {
      await expect(list.now().refresh()).rejects.toMatchObject({ kind: 'serverBusy' });
    });
    await waitFor(() => expect((list.now().rows.error as ApiProblem | null)?.kind).toBe('serverBusy'));
    expect(list.now().rows.dataUpdatedAt).toBe(readAtMs);
    expect(ids(list)).toHaveLength(pageSize);
  });

  it('searches by its fields and keeps the search in its address', async () => {
    const list = await openList();
    await act(async () => list.now().ask({ search: '3A' }));
    await waitFor(() => expect(list.now().isChanging).toBe(false));
    expect(list.search()).toBe('?q=3A');
    expect(conditionOf(asks().pop())).toEqual({
      ExhibitionId: open,
      $or: [{ CompanyName: '/3A/' }, { BoothNo: '/3A/' }],
    });
    expect(list.now().rows.data?.every(({ BoothNo }) => BoothNo.includes('3A'))).toBe(true);
  });

  it('is opened by its address with search, filter and order', async () => {
    const hall = 'hall00000000000000000002';
    const list = await openList(`/list?q=2B&hall=${hall}&sort=booth`);
    const booths = (list.now().rows.data ?? []).map(({ BoothNo }) => BoothNo);
    expect(booths.length).toBeGreaterThan(0);
    expect(booths).toEqual([...booths].sort((one, other) => (one < other ? -1 : 1)));
    expect(list.now().rows.data?.every(({ ExhibitionHallId }) => ExhibitionHallId === hall)).toBe(true);
  });

  it('shows the rows of the last search while the next is answered, and says so', async () => {
    const list = await openList();
    const before = ids(list);
    phone.answerInstead((asked) => (asked.path === path ? new Promise<Response>(() => {}) : undefined));
    await act(async () => list.now().ask({ search: '3A' }));
    expect(ids(list)).toEqual(before);
    expect(list.now().isChanging).toBe(true);
    expect(list.now().more.hasMore).toBe(false);
    list.unmount();
  });

  it('shows no rows of the last search once the next one has failed an attempt', async () => {
    const list = await openList();
    phone.answerInstead((asked) => (asked.path === path ? busy() : undefined));
    await act(async () => list.now().ask({ search: '3A' }));
    await waitFor(() => expect(list.now().rows.error).not.toBeNull());
    expect(list.now().rows.data).toBeUndefined();
  });
});

describe('a list in an order that the phone knows', () => {
  const exhibitor = (number: number) => `exhibitor0000000000${String(1000 + number).padStart(5, '0')}`;
  const values = Array.from({ length: 40 }, (_, at) => exhibitor(40 - at));
  const exhibitors = ({ now }: List) =>
    (now().rows.data ?? []).map((row) => (row as unknown as { ExhibitorId: string }).ExhibitorId);

  it('asks page by page for the ids alone, and shows their rows in that order', async () => {
    const list = await openList('/list', open, { ordered: { field: 'ExhibitorId', key: 'a', values } });
    expect(exhibitors(list)).toEqual(values.slice(0, pageSize));
    expect(list.now().total).toBe(40);
    await loadMore(list);
    expect(exhibitors(list)).toEqual(values);
    expect(list.now().more.hasMore).toBe(false);
    expect(asks().map((asked) => optionsOf(asked).pageIndex)).toEqual([1, 1]);
    expect(conditionOf(asks()[1])).toEqual({
      ExhibitionId: open,
      ExhibitorId: { $in: values.slice(pageSize) },
    });
  });

  it('reads on where a filter leaves out all of a page', async () => {
    const elsewhere = Array.from({ length: pageSize }, (_, at) => exhibitor(9000 + at));
    const ordered = { field: 'ExhibitorId', key: 'b', values: [...elsewhere, exhibitor(1)] } as const;
    const list = await openList('/list', open, { ordered });
    await waitFor(() => expect(exhibitors(list)).toEqual([exhibitor(1)]));
  });

  it('waits, and asks nothing, while the order is not known', async () => {
    const ordered = { field: 'ExhibitorId', key: 'c', values: undefined } as const;
    const list = await openList('/list', open, { ordered });
    expect(list.now().rows.data).toBeUndefined();
    expect(asks()).toEqual([]);
  });
});
