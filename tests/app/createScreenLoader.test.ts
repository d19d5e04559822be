// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createScreenLoader, hasReloaded, reloadAddress } from '#app/createScreenLoader.ts';
import { createSafeStorage } from '#device/storage/safeStorage.ts';
import { waitingTimes } from '#domain/time/waitingTimes.ts';
import { beforeLeaving } from '#session/beforeLeaving.ts';
import { FakeStorage } from '../device/fakeStorage.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function openLoader(
  search = '',
  settings: { isOnline?: boolean; storage?: boolean; chunkTimeoutMs?: number } = {},
) {
  const went: string[] = [];
  const storage = new FakeStorage();
  const deps = {
    build: 'b1',
    session: createSafeStorage(() => (settings.storage === false ? undefined : storage)),
    chunkTimeoutMs: settings.chunkTimeoutMs ?? 1_000,
    isOnline: () => settings.isOnline ?? true,
    target: () => ({ pathname: '/login/x', search }),
    goTo: (address: string) => went.push(address),
  };
  return { went, deps, load: createScreenLoader(deps).loadScreen };
}
afterEach(() => vi.useRealTimers());

const moment = () => new Promise((done) => setTimeout(() => done('still waiting'), 50));

describe('a screen whose file is missing', () => {
  it('saves drafts and reloads the page, without an error in between', {
    tags: ['B01'],
  }, async () => {
    const { load, went } = openLoader('?next=register');
    let wasSaved = false;
    const forget = beforeLeaving(() => Promise.resolve((wasSaved = true)));
    expect(await Promise.race([load({ load: gone, namespaces: [] }), moment()])).toBe('still waiting');
    forget();
    expect(wasSaved).toBe(true);
    expect(went).toEqual(['/login/x?next=register&v=b1']);
  });

  it('is an error the second time, according to the storage', { tags: ['B04'] }, async () => {
    const { load, deps, went } = openLoader();
    await Promise.race([load({ load: gone, namespaces: [] }), moment()]);
    const { loadScreen } = createScreenLoader(deps);
    await expect(loadScreen({ load: gone, namespaces: [] })).rejects.toThrow('dynamically');
    expect(went).toHaveLength(1);
  });

  it('is an error the second time, according to the address, where nothing can be stored', {
    tags: ['B04'],
  }, async () => {
    const { load, went } = openLoader('?v=b1', { storage: false });
    await expect(load({ load: gone, namespaces: [] })).rejects.toThrow('dynamically');
    expect(went).toEqual([]);
  });

  it('is retried by the next build', () => {
    expect(hasReloaded(openLoader('?v=b0').deps)).toBe(false);
  });

  it('stays where it is offline, and says so', async () => {
    const { load, went } = openLoader('', { isOnline: false });
    await expect(load({ load: gone, namespaces: [] })).rejects.toMatchObject({ kind: 'offline' });
    expect(went).toEqual([]);
  });

  it('that hangs is an error after 120 s, and not before', {
    tags: ['chunk-timeout', 'B03'],
  }, async () => {
    vi.useFakeTimers();
    const { load, went } = openLoader('', { chunkTimeoutMs: waitingTimes.chunkTimeoutMs });
    let ended: unknown;
    const loading = load({ load: () => new Promise(() => {}), namespaces: [] }).catch(
      (cause: unknown) => (ended = cause),
    );
    await vi.advanceTimersByTimeAsync(119_999);
    expect(ended).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(ended).toMatchObject({ kind: 'timedOut' });
    expect(went).toEqual([]);
  });
});

describe('the address of a reload', () => {
  it('keeps the query and contains the failed build once', () => {
    expect(reloadAddress({ pathname: '/code', search: '?voucher=1&v=b0' }, 'b1')).toBe(
      '/code?voucher=1&v=b1',
    );
  });
});
