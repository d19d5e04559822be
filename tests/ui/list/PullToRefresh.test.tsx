// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PullToRefresh } from '#ui/list/PullToRefresh.tsx';
import { renderInLanguage } from '../renderInLanguage.tsx';

// antd-mobile looks for the window among the parents; here the window is not made by its own class.
beforeEach(() => {
  vi.stubGlobal('Window', { [Symbol.hasInstance]: (value: unknown) => value === window });
});

/** A finger that goes down by so many pixels and lets go. */
async function pull(px: number) {
  const row = screen.getByText('展商一');
  const at = (clientY: number) => {
    const touch = { identifier: 1, clientX: 10, clientY, target: row };
    return { touches: [touch], targetTouches: [touch], changedTouches: [touch] };
  };
  fireEvent.touchStart(row, at(100));
  for (let y = 110; y <= 100 + px; y += 10) fireEvent.touchMove(row, at(y));
  await act(async () => {
    fireEvent.touchEnd(row, { ...at(100 + px), touches: [], targetTouches: [] });
    await Promise.resolve();
  });
}

describe('a list that is pulled down', () => {
  it.each([
    ['resolves', () => Promise.resolve(), /正在刷新…已刷新$/],
    ['rejects', () => Promise.reject(new Error('offline')), /正在刷新…刷新失败$/],
  ])('announces how a refresh that %s has ended', async (_how, refresh, said) => {
    const onRefresh = vi.fn(refresh);
    await renderInLanguage(
      <PullToRefresh onRefresh={onRefresh}>
        <p>展商一</p>
      </PullToRefresh>,
    );
    await pull(300);
    await vi.waitFor(() => expect(screen.getByRole('log').textContent).toMatch(said));
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });

  it('is not refreshed by a short pull', async () => {
    const onRefresh = vi.fn(() => Promise.resolve());
    await renderInLanguage(
      <PullToRefresh onRefresh={onRefresh}>
        <p>展商一</p>
      </PullToRefresh>,
    );
    await pull(30);
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('keeps the text of its head from screen readers', async () => {
    await renderInLanguage(
      <PullToRefresh onRefresh={() => Promise.resolve()}>
        <p>展商一</p>
      </PullToRefresh>,
    );
    expect(screen.getByText('下拉刷新').getAttribute('aria-hidden')).toBe('true');
  });
});
