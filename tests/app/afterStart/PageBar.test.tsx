// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { PageBar, type PageNews } from '#app/afterStart/PageBar.tsx';
import { waitingTimes } from '#domain/time/waitingTimes.ts';
import { loadShellMessages, languageStore } from '#language/shellMessages.ts';

function openBar(first: Partial<PageNews> = {}) {
  const news = createStore<PageNews>()(() => ({ hasNewer: false, opening: undefined, ...first }));
  const reloads: (string | undefined)[] = [];
  render(
    <PageBar
      news={news}
      stillTryingMs={waitingTimes.stillTryingMs}
      reload={(address) => void reloads.push(address)}
    />,
  );
  return { reloads, tell: (next: Partial<PageNews>) => act(() => news.setState(next)) };
}
const said = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeAll(async () => languageStore.setState({ language: 'zh', words: await loadShellMessages('zh') }));
afterEach(() => vi.useRealTimers());

describe('a newer build', () => {
  it('is offered, and loaded only by a tap', { tags: ['B07'] }, async () => {
    const { reloads, tell } = openBar();
    expect(said()).toBe('');
    tell({ hasNewer: true });
    expect(said()).toBe('有新版本刷新');
    expect(reloads).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(reloads).toEqual([undefined]);
  });
});

describe('a bar that is closed', () => {
  it('stays closed when the newer build is reported again', async () => {
    const { reloads, tell } = openBar({ hasNewer: true });
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    tell({ hasNewer: true });
    expect(said()).toBe('');
    expect(reloads).toEqual([]);
  });

  it('still reports a screen that does not load, without a button that would hide it', () => {
    vi.useFakeTimers();
    const { tell } = openBar();
    tell({ opening: '/list' });
    pass(10_000);
    expect(said()).toBe('网络较慢，仍在加载…重试');
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
  });

  it('frees the space it took at the bottom of the page', async () => {
    openBar({ hasNewer: true });
    const reserved = () => document.documentElement.style.getPropertyValue('--x-page-bar');
    expect(reserved()).not.toBe('');
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(reserved()).toBe('');
  });
});

describe('a screen that does not load', () => {
  it('is reported as still loading after 10 s, with a retry', { tags: ['B03'] }, async () => {
    vi.useFakeTimers();
    const { reloads, tell } = openBar();
    tell({ opening: '/list' });
    pass(9_999);
    expect(said()).toBe('');
    pass(1);
    expect(said()).toBe('网络较慢，仍在加载…重试');
    vi.useRealTimers();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(reloads).toEqual(['/list']);
  });

  it('is not reported once it has loaded', () => {
    vi.useFakeTimers();
    const { tell } = openBar({ opening: '/list' });
    pass(10_000);
    tell({ opening: undefined });
    expect(said()).toBe('');
  });

  it('is reported again after another navigation', () => {
    vi.useFakeTimers();
    const { tell } = openBar({ opening: '/list' });
    pass(9_000);
    tell({ opening: '/code' });
    pass(9_999);
    expect(said()).toBe('');
    pass(1);
    expect(said()).toContain('网络较慢');
  });
});
