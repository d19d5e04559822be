import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { followScreens } from '#app/afterStart/followScreens.ts';
import type { ShownScreen } from '#host/host.ts';

const at = (pathname: string, search = '') => ({ location: { pathname, search } });
const times = { readRetries: 5, readRetryDelayMs: 3_000 };

function follow(onScreenChange: (screen: ShownScreen) => Promise<boolean>) {
  const store = createStore(() => at('/select/a'));
  const router = {
    get state() {
      return store.getState();
    },
    subscribe: store.subscribe,
  };
  const again = followScreens(router, onScreenChange, times);
  return { move: (place: ReturnType<typeof at>) => store.setState(place), again };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a screen change', () => {
  it('is reported once for each screen, including the first, and for no other router event', async () => {
    let arrivals = 0;
    const { move } = follow(async () => {
      arrivals += 1;
      return true;
    });
    expect(arrivals).toBe(1);
    move(at('/select/a'));
    expect(arrivals).toBe(1);
    move(at('/login/a'));
    move(at('/login/a'));
    move(at('/login/a', '?way=mail'));
    move(at('/select/a'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(arrivals).toBe(4);
  });

  it.each(['/questFinish', '/questfinish/'])('at %s is reported as private', async (path) => {
    const told: boolean[] = [];
    const { move } = follow(async ({ isPrivate }) => {
      told.push(isPrivate);
      return true;
    });
    move(at(path));
    expect(told).toEqual([false, true]);
  });
});

describe('a failed report of a screen change', () => {
  it('is repeated on the same screen every 3 s until it succeeds', async () => {
    const answers = [Promise.reject(new Error('no bridge')), Promise.resolve(false), Promise.resolve(true)];
    for (const answer of answers) answer.catch(() => {});
    let arrivals = 0;
    follow(() => answers[arrivals++] ?? Promise.resolve(true));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(arrivals).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(arrivals).toBe(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(arrivals).toBe(3);
  });

  it('is given up after five repetitions, and repeated when the network or the visitor is back', async () => {
    let arrivals = 0;
    let isHeard = false;
    const { again } = follow(async () => {
      arrivals += 1;
      return isHeard;
    });
    again();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(arrivals).toBe(6);
    isHeard = true;
    again();
    await vi.advanceTimersByTimeAsync(60_000);
    again();
    expect(arrivals).toBe(7);
  });

  it('is not repeated for a screen that was left', async () => {
    const screens: string[] = [];
    const { move } = follow(async () => {
      screens.push('told');
      return screens.length > 1;
    });
    await vi.advanceTimersByTimeAsync(1_000);
    move(at('/login/a'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screens).toHaveLength(2);
  });
});
