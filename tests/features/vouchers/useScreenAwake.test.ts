// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useScreenAwake } from '#features/vouchers/useScreenAwake.ts';

/** The locks of a browser, as it gave them out; `released` as the page or the browser says. */
let locks: { released: boolean; release: () => Promise<void> }[] = [];
let asked = 0;
let answer: () => Promise<void> = async () => {};

const held = () => locks.filter(({ released }) => !released).length;
const open = (isWanted = true) =>
  renderHook(({ wanted }) => useScreenAwake(wanted), { initialProps: { wanted: isWanted } });

function see(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  // A browser takes the lock back from a page that is hidden.
  if (state === 'hidden') for (const lock of locks) lock.released = true;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  locks = [];
  asked = 0;
  answer = async () => {};
  see('visible');
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: {
      request: async (type: string) => {
        expect(type).toBe('screen');
        asked += 1;
        await answer();
        const lock = {
          released: false,
          release: async () => {
            lock.released = true;
          },
        };
        locks.push(lock);
        return lock;
      },
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

describe('the screen of a phone', () => {
  it('stays on while a code is shown, and may go dark once the code is left', async () => {
    const { unmount } = open();
    await waitFor(() => expect(held()).toBe(1));
    unmount();
    await waitFor(() => expect(held()).toBe(0));
  });

  it('is left alone where no code is shown', async () => {
    const { rerender } = open(false);
    document.dispatchEvent(new Event('visibilitychange'));
    rerender({ wanted: true });
    await waitFor(() => expect(locks).toHaveLength(1));
    rerender({ wanted: false });
    await waitFor(() => expect(held()).toBe(0));
  });

  it('stays on again when the page comes back, by one lock', async () => {
    open();
    await waitFor(() => expect(held()).toBe(1));
    see('hidden');
    expect(held()).toBe(0);
    see('visible');
    await waitFor(() => expect(held()).toBe(1));
    see('visible');
    expect(asked).toBe(2);
  });

  it('is not kept on by a lock that comes after the code was left', async () => {
    let give = () => {};
    answer = () => new Promise((resolve) => (give = resolve));
    const { unmount } = open();
    unmount();
    give();
    await waitFor(() => expect(locks).toHaveLength(1));
    await waitFor(() => expect(held()).toBe(0));
  });

  it('goes dark where the browser refuses, or knows no such lock, and nothing breaks', async () => {
    let refusals = 0;
    answer = () => {
      refusals += 1;
      return Promise.reject(new DOMException('low battery', 'NotAllowedError'));
    };
    open().unmount();
    await waitFor(() => expect(refusals).toBe(1));
    Reflect.deleteProperty(navigator, 'wakeLock');
    open().unmount();
    expect(locks).toEqual([]);
  });
});
