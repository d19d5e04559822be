// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PullToRefresh } from '#ui/pull/PullToRefresh.tsx';
import { renderInLanguage } from '../renderInLanguage.tsx';

/** A finger that moves by so many pixels and lets go; returns whether the page may still scroll under it. */
async function pull(down: number, across = 0) {
  const row = screen.getByText('展商一');
  const at = (part: number) => {
    const touch = { identifier: 1, clientX: 10 + across * part, clientY: 100 + down * part, target: row };
    return { touches: [touch], targetTouches: [touch], changedTouches: [touch] };
  };
  let isScroll = true;
  fireEvent.touchStart(row, at(0));
  for (let step = 1; step <= 20; step += 1) isScroll = fireEvent.touchMove(row, at(step / 20));
  await act(async () => {
    fireEvent.touchEnd(row, { ...at(1), touches: [], targetTouches: [] });
    await Promise.resolve();
  });
  return isScroll;
}

afterEach(() => void vi.unstubAllGlobals());

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

  it.each([
    ['across', 120, 300, 0],
    ['up', -300, 0, 0],
    ['down from the middle of the page', 300, 0, 400],
  ])('leaves a drag %s to the page', async (_how, down, across, scrollY) => {
    vi.stubGlobal('scrollY', scrollY);
    const onRefresh = vi.fn(() => Promise.resolve());
    await renderInLanguage(
      <PullToRefresh onRefresh={onRefresh}>
        <p>展商一</p>
      </PullToRefresh>,
    );
    expect(await pull(down, across)).toBe(true);
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('does not scroll under a finger that pulls', async () => {
    await renderInLanguage(
      <PullToRefresh onRefresh={() => Promise.resolve()}>
        <p>展商一</p>
      </PullToRefresh>,
    );
    expect(await pull(300)).toBe(false);
  });

  it('is refreshed once by two pulls while the first is answered', async () => {
    const answers: (() => void)[] = [];
    const onRefresh = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
    await renderInLanguage(
      <PullToRefresh onRefresh={onRefresh}>
        <p>展商一</p>
      </PullToRefresh>,
    );
    await pull(300);
    await pull(300);
    expect(onRefresh).toHaveBeenCalledTimes(1);
    await act(async () => answers[0]?.());
  });

  it('keeps the text of its head from screen readers', async () => {
    await renderInLanguage(
      <PullToRefresh onRefresh={() => Promise.resolve()}>
        <p>展商一</p>
      </PullToRefresh>,
    );
    expect(screen.getByText('下拉刷新').getAttribute('aria-hidden')).toBe('true');
  });

  it('is refreshed by its button too, once while that lasts', async () => {
    let end = () => {};
    const onRefresh = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
    await renderInLanguage(
      <PullToRefresh onRefresh={onRefresh}>
        <p>展商一</p>
      </PullToRefresh>,
    );
    const button = screen.getByRole('button', { name: '刷新' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(onRefresh).toHaveBeenCalledTimes(1);
    await act(async () => end());
    await vi.waitFor(() => expect(screen.getByRole('log').textContent).toMatch(/已刷新$/));
  });
});
