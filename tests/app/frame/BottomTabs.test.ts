// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPhone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { openApp } from '../openApp.ts';

const openId = 'open00000000000000000001';
const settledMs = 300;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  openPhone();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const findTabs = () => screen.findByRole('navigation', { name: '主导航' });
const hasTabs = () => screen.queryByRole('navigation', { name: '主导航' }) !== null;

/** What was set is drawn, while no time passes. */
async function untilDrawn(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await new Promise((go) => setImmediate(go));
}

/** The list of exhibitors on a phone of which these media queries hold. */
async function openList(...held: readonly string[]): Promise<void> {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: held.includes(query),
    addEventListener() {},
    removeEventListener() {},
  }));
  await openApp(`/exhibitors/${openId}`);
  await findTabs();
}

describe('the tabs, while a field has the focus that opens a keyboard on the screen', () => {
  /** The field has the focus; from here on no time passes but by `vi.advanceTimersByTime`. */
  async function typeIntoSearch(): Promise<void> {
    await openList('(pointer: coarse)');
    screen.getByRole('searchbox').focus();
    await vi.waitFor(() => expect(hasTabs()).toBe(false));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  }
  const leaveField = () => screen.getByRole('link', { name: /跳到/ }).focus();

  it('are away, and back as soon as Tab has moved the focus out of it', async () => {
    await typeIntoSearch();
    fireEvent.keyDown(document.activeElement!, { key: 'Tab' });
    leaveField();
    await untilDrawn();
    expect(hasTabs()).toBe(true);
  });

  it('are back only once the press is over that has moved the focus out of it', async () => {
    await typeIntoSearch();
    fireEvent.touchStart(document.body);
    leaveField();
    vi.advanceTimersByTime(settledMs - 1);
    await untilDrawn();
    expect(hasTabs()).toBe(false);
    vi.advanceTimersByTime(1);
    await untilDrawn();
    expect(hasTabs()).toBe(true);
  });
});

describe('a tap on the tab of the page that is open', () => {
  it.each([
    ['jumps to its top where less motion is wanted', ['(prefers-reduced-motion: reduce)'], 'auto'],
    ['scrolls to its top where motion is fine', [], 'smooth'],
  ] as const)('%s', async (_, held, behavior) => {
    await openList(...held);
    vi.mocked(window.scrollTo).mockClear();
    fireEvent.click(screen.getByRole('link', { name: '逛展' }));
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
  });
});
