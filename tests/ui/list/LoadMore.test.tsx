// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadMore, type LoadMoreProps } from '#ui/list/LoadMore.tsx';
import { renderInLanguage } from '../renderInLanguage.tsx';

type Report = (entries: { isIntersecting: boolean }[]) => void;
let observers: Report[] = [];

beforeEach(() => {
  observers = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report: Report;
      constructor(report: Report) {
        this.report = report;
      }
      observe() {
        observers.push(this.report);
      }
      disconnect() {
        observers = observers.filter((report) => report !== this.report);
      }
    },
  );
});

const near = () => act(() => observers.forEach((report) => report([{ isIntersecting: true }])));

async function renderFoot(first: Partial<LoadMoreProps> = {}) {
  const onMore = vi.fn();
  const props = { hasMore: true, loading: false, failed: false, onMore };
  const { rerender } = await renderInLanguage(<LoadMore {...props} {...first} />);
  return { onMore, show: (next: Partial<LoadMoreProps>) => rerender(<LoadMore {...props} {...next} />) };
}

describe('the end of a list', () => {
  it('loads once when it comes near, and again only after that load has ended', async () => {
    const { onMore, show } = await renderFoot();
    near();
    near();
    expect(onMore).toHaveBeenCalledTimes(1);
    show({ loading: true });
    near();
    expect(onMore).toHaveBeenCalledTimes(1);
    show({});
    near();
    expect(onMore).toHaveBeenCalledTimes(2);
  });

  it('waits for its button in easy mode', async () => {
    document.documentElement.setAttribute('data-easy', '');
    const { onMore } = await renderFoot();
    near();
    expect(onMore).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
    expect(onMore).toHaveBeenCalledTimes(1);
    document.documentElement.removeAttribute('data-easy');
  });

  it('waits for the button after a failure', async () => {
    const { onMore } = await renderFoot({ failed: true });
    near();
    expect(onMore).not.toHaveBeenCalled();
    expect(screen.getByText('加载失败')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('keeps the focus on its button while it loads, and tells who pressed it that more was loaded', async () => {
    const { show } = await renderFoot();
    const button = screen.getByRole('button', { name: '加载更多' });
    await userEvent.click(button);
    show({ loading: true });
    expect([document.activeElement, button.textContent]).toEqual([button, '正在加载…']);
    show({});
    await vi.waitFor(() => expect(screen.getByRole('log').textContent).toMatch(/正在加载…已加载更多$/));
  });

  it('says that there is no more once more was loaded, with nothing to press', async () => {
    const { show, onMore } = await renderFoot({ hasMore: false });
    expect(screen.queryByText('没有更多了')).toBeNull();
    show({});
    near();
    show({ hasMore: false });
    expect(screen.getByText('没有更多了').hasAttribute('data-announce')).toBe(true);
    expect([screen.queryByRole('button'), onMore.mock.calls.length]).toEqual([null, 1]);
  });

  it('has its button where the engine cannot tell what is near', async () => {
    vi.unstubAllGlobals();
    const { onMore } = await renderFoot();
    await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('waits for its button after one more page while the keyboard goes through the rows', async () => {
    const onMore = vi.fn();
    const props = { hasMore: true, failed: false, onMore };
    const withRow = (loading: boolean) => (
      <>
        <a href="/exhibitor" data-index="0">
          展商
        </a>
        <LoadMore {...props} loading={loading} />
      </>
    );
    const { rerender } = await renderInLanguage(withRow(false));
    await userEvent.tab();
    near();
    rerender(withRow(true));
    rerender(withRow(false));
    near();
    expect(onMore).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
    expect(onMore).toHaveBeenCalledTimes(2);
  });
});
