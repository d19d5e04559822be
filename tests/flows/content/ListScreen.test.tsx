// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListScreen } from '#flows/content/ListScreen.tsx';
import type { ListQuery } from '#flows/content/useListQuery.ts';
import { provideServices, type Services } from '#session/services.ts';
import { waitingTimes } from '#domain/time/waitingTimes.ts';
import { renderInLanguage } from '#tests/ui/renderInLanguage.tsx';

interface Row {
  readonly RecordId: string;
}

const ask = vi.fn();
const load = vi.fn();

/** A list of these rows, as its query gives it. */
function listOf(count: number, change: Partial<ListQuery<Row>> = {}): ListQuery<Row> {
  return {
    rows: {
      data: Array.from({ length: count }, (_, at) => ({ RecordId: `row${at}` })),
      error: null,
      failureReason: null,
      isFetching: false,
      dataUpdatedAt: 1,
      retry: () => {},
    },
    more: { hasMore: false, isLoading: false, hasFailed: false, load },
    total: count,
    asked: { search: '', filters: {}, sort: undefined },
    ask,
    isChanging: false,
    refresh: () => Promise.resolve(),
    ...change,
  };
}

const halls = [
  { value: 'hall1', label: '1 号馆' },
  { value: 'hall2', label: '2 号馆' },
];

async function draw(query: ListQuery<Row>) {
  const list = (
    <ListScreen
      title="展商"
      query={query}
      renderRow={({ RecordId }) => <p>{RecordId}</p>}
      search="搜企业"
      filters={[
        { key: 'hall', label: '展馆', options: halls, resets: ['part'] },
        { key: 'supplier', label: '供应商', options: [{ value: 'one', label: '云津精密' }] },
      ]}
      sorts={[
        { key: 'recommended', label: '推荐优先' },
        { key: 'booth', label: '按展位号' },
      ]}
      failedTitle="展商列表加载失败"
      empty={{ title: '展商名单还没有公布' }}
    />
  );
  const router = createMemoryRouter([{ path: '/', element: list }]);
  await renderInLanguage(<RouterProvider router={router} />);
}

const failed = { ...listOf(0).rows, data: undefined, error: new Error('busy') };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const show = async () => {
  press('查看结果');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
};
const choose = async (group: string, option: string) => {
  fireEvent.click(screen.getByRole('button', { name: /^筛选和排序/ }));
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name: option }));
  await show();
};

beforeEach(() => {
  ask.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', () => {});
  provideServices({ times: waitingTimes } as Services);
});
afterEach(() => {
  vi.useRealTimers();
  // The entry of a sheet that was open at the end.
  window.history.replaceState(null, '');
});

describe('a list page', () => {
  it('asks no longer for the second level when another first one is chosen', async () => {
    await draw(listOf(2, { asked: { search: '', filters: { hall: 'hall1', part: 'p1' }, sort: undefined } }));
    await choose('展馆', '2 号馆');
    expect(ask).toHaveBeenCalledWith({ filters: { hall: 'hall2', part: '' } });
  });

  it('offers a filter with a single option only where it is chosen', async () => {
    await draw(listOf(2));
    press('筛选和排序');
    expect(screen.queryByRole('group', { name: '供应商' })).toBeNull();
    cleanup();
    await draw(listOf(2, { asked: { search: '', filters: { supplier: 'one' }, sort: undefined } }));
    press('筛选和排序，已选 1 项');
    expect(within(screen.getByRole('group', { name: '供应商' })).getAllByRole('button')).toHaveLength(2);
  });

  it('says in its own sentence that there is nothing yet', async () => {
    await draw(listOf(0));
    expect(screen.getByText('展商名单还没有公布')).toBeDefined();
    expect(screen.queryByRole('button', { name: '清除搜索条件' })).toBeNull();
  });

  it.each([
    ['nothing is asked for', {}, false],
    ['something is searched', { search: 'x' }, true],
    ['a filter is chosen', { filters: { hall: 'hall1' } }, true],
    ['another order is chosen', { sort: 'booth' }, true],
  ])('has a line between search and rows only for what is asked: %s', async (_, asked, hasLine) => {
    await draw(listOf(2, { asked: { search: '', filters: {}, sort: undefined, ...asked } }));
    const count = screen.getByText(/2/);
    expect(count.closest('.listHead-line') !== null).toBe(hasLine);
    // A screen reader has it in either case.
    expect(count.closest('.x-hidden') === null).toBe(hasLine);
  });

  it.each([
    ['search', { search: 'x', filters: {} }, {}],
    ['filter', { search: '', filters: { hall: 'hall1' } }, { hall: '' }],
  ])('offers to clear a %s that found nothing', async (_, part, cleared) => {
    await draw(listOf(0, { asked: { ...part, sort: undefined } }));
    expect(screen.getByText('没有找到相符的内容')).toBeDefined();
    press('清除搜索条件');
    expect(ask).toHaveBeenCalledWith({ search: '', filters: cleared });
  });

  it('keeps search and filters in reach where the read failed', async () => {
    await draw(listOf(0, { rows: failed, total: undefined }));
    expect(screen.getByText('展商列表加载失败')).toBeDefined();
    expect(screen.getByRole('searchbox')).toBeDefined();
  });

  it('searches 300 ms after the last letter', async () => {
    await draw(listOf(3));
    const field = screen.getByRole('searchbox');
    fireEvent.change(field, { target: { value: 'ro' } });
    await act(() => vi.advanceTimersByTimeAsync(299));
    fireEvent.change(field, { target: { value: 'robot' } });
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(ask).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(ask.mock.calls).toEqual([[{ search: 'robot' }]]);
  });

  it('searches without waiting on Enter', async () => {
    await draw(listOf(3));
    const field = screen.getByRole('searchbox');
    fireEvent.change(field, { target: { value: 'robot' } });
    fireEvent.submit(field);
    expect(ask.mock.calls).toEqual([[{ search: 'robot' }]]);
  });

  it('asks for what is chosen in its sheet once, when the sheet is closed by its button', async () => {
    await draw(listOf(3));
    press('筛选和排序');
    press('2 号馆');
    press('按展位号');
    expect(ask).not.toHaveBeenCalled();
    await show();
    expect(ask.mock.calls).toEqual([[{ filters: { hall: 'hall2', part: '' }, sort: 'booth' }]]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for nothing where the sheet is left, or nothing differs', async () => {
    await draw(listOf(3));
    press('筛选和排序');
    press('2 号馆');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    press('筛选和排序');
    press('2 号馆');
    press('清除');
    await show();
    expect(ask).not.toHaveBeenCalled();
  });

  it('returns to all by one button of the sheet', async () => {
    await draw(listOf(3, { asked: { search: '', filters: { hall: 'hall2' }, sort: 'booth' } }));
    press('筛选和排序，已选 2 项');
    press('清除');
    await show();
    expect(ask.mock.calls).toEqual([[{ filters: { hall: '', part: '' }, sort: 'recommended' }]]);
  });

  it('takes what is chosen back by its chip, and the focus is on the button of the sheet', async () => {
    await draw(listOf(3, { asked: { search: '', filters: { hall: 'hall2' }, sort: 'booth' } }));
    press('取消：2 号馆');
    press('取消：按展位号');
    expect(ask.mock.calls).toEqual([[{ filters: { hall: '', part: '' } }], [{ sort: 'recommended' }]]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^筛选和排序/ }));
  });

  it('shows in its line a chip for a choice whose options are not known', async () => {
    await draw(listOf(3, { asked: { search: '', filters: { hall: 'gone' }, sort: undefined } }));
    press('取消：展馆');
    expect(ask).toHaveBeenCalledWith({ filters: { hall: '', part: '' } });
  });

  it('counts the rows', async () => {
    await draw(listOf(3));
    expect(screen.getByText('共 3 条')).toBeDefined();
  });

  it('shows no number that belongs to the previous search', async () => {
    await draw(listOf(3, { isChanging: true }));
    expect(screen.queryByText('共 3 条')).toBeNull();
  });

  it('says to a screen reader how many rows there are in all, also of those that are not loaded', async () => {
    const more = { hasMore: true, isLoading: false, hasFailed: false, load };
    await draw(listOf(30, { more, total: 5_000 }));
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('5000');
    cleanup();
    await draw(listOf(30, { more, total: undefined }));
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('-1');
  });

  it('leads the keyboard past its rows to what comes after them', async () => {
    const more = { hasMore: true, isLoading: false, hasFailed: false, load };
    await draw(listOf(30, { more }));
    press('跳到列表末尾');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '加载更多' }));
    cleanup();
    await draw(listOf(3));
    expect(screen.queryByRole('button', { name: '跳到列表末尾' })).toBeNull();
  });
});
