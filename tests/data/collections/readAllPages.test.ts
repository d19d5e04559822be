import { expect, it, vi } from 'vitest';
import { readAllPages } from '#data/collections/readAllPages.ts';

const rowsOf = (...ids: readonly string[]) => ids.map((RecordId) => ({ RecordId }));

it('all pages are read in their order, and a row that two of them have is there once', async () => {
  const pages = [rowsOf('a', 'b'), rowsOf('b', 'c')];
  const read = await readAllPages(
    async ({ pageIndex }) => ({
      items: pages[pageIndex - 1] ?? [],
      pageIndex,
      hasMore: pageIndex < pages.length,
    }),
    { pageSize: 2, mostPages: 5 },
  );
  expect(read).toEqual(rowsOf('a', 'b', 'c'));
});

it('a server that sends the same page again and again is asked two times', async () => {
  const page = vi.fn(async () => ({ items: rowsOf('a'), pageIndex: 1, hasMore: true }));
  expect(await readAllPages(page, { pageSize: 1, mostPages: 5 })).toEqual(rowsOf('a'));
  expect(page).toHaveBeenCalledTimes(2);
});

it('no more pages are read than are allowed', async () => {
  const page = vi.fn(async ({ pageIndex }: { readonly pageIndex: number }) => ({
    items: rowsOf(String(pageIndex)),
    pageIndex,
    hasMore: true,
  }));
  expect(await readAllPages(page, { pageSize: 1, mostPages: 3 })).toHaveLength(3);
});
