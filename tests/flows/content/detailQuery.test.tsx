// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, openTab, type Phone, startServer, stopServer } from '../openPhone.ts';

let phone: Phone;
beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const open = 'open00000000000000000001';
const exhibitor = 'exhibitor000000000001001';

async function openDetail() {
  await openTab();
  const [detail, lists, { useServerQuery }, { queryClient }, collections] = await Promise.all([
    import('#flows/content/detailQuery.ts'),
    import('#flows/content/listQuery.ts'),
    import('#data/queries/useServerQuery.ts'),
    import('#data/queries/queryClient.ts'),
    import('#entities/exhibitor/api/exhibitorCollections.ts'),
  ]);
  const { exhibitingInfo, exhibitionHalls } = collections;
  const show = (exhibitorId: string) => {
    const condition = { ExhibitionId: open, ExhibitorId: exhibitorId };
    return renderHook(() => useServerQuery(detail.detailQuery(exhibitingInfo, condition))).result;
  };
  const readList = () => {
    const plan = { collection: exhibitingInfo, condition: { ExhibitionId: open } };
    const all = { search: '', filters: {}, sort: undefined };
    return queryClient().fetchInfiniteQuery(lists.listQuery(plan, all));
  };
  const halls = () =>
    renderHook(() =>
      useServerQuery(detail.choicesQuery(exhibitionHalls, { ExhibitionId: open }, { Sort: -1 })),
    ).result;
  return { show, readList, halls };
}

describe('a row of a detail page', () => {
  it('is read by its ids', async () => {
    const { show } = await openDetail();
    const row = show(exhibitor);
    expect(row.current.data).toBeUndefined();
    await waitFor(() => expect(row.current.data?.ExhibitorId).toBe(exhibitor));
  });

  it('is null where there is none', async () => {
    const { show } = await openDetail();
    const row = show('exhibitor000000000009999');
    await waitFor(() => expect(row.current.data).toBeNull());
  });

  it('is shown without waiting where a list has read it', async () => {
    const { show, readList } = await openDetail();
    await readList();
    phone.takePaths();
    expect(show(exhibitor).current.data?.ExhibitorId).toBe(exhibitor);
    expect(phone.takePaths()).toEqual([]);
  });
});

it('the choices of a filter are all rows of their collection in the given order', async () => {
  const { halls } = await openDetail();
  const rows = halls();
  await waitFor(() => expect(rows.current.data?.map(({ Sort }) => Sort)).toEqual([4, 3, 2, 1]));
});
