import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from '#device/storage/safeStorage.ts';
import { createSendLock } from '#sending/kept/sendLock.ts';
import { FakeStorage } from '#tests/device/fakeStorage.ts';

/** Web Locks as the browser keeps them for all tabs; only what `ifAvailable` needs. */
function createLockManager(): Pick<LockManager, 'request'> {
  const held = new Set<string>();
  const request = async (name: string, _options: LockOptions, step: LockGrantedCallback<unknown>) => {
    if (held.has(name)) return step(null);
    held.add(name);
    try {
      return await step({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
    }
  };
  return { request: request as LockManager['request'] };
}

function openTabs(locks: Pick<LockManager, 'request'> | undefined, local = new FakeStorage()) {
  const openTab = () =>
    createSendLock({ locks, storage: createSafeStorage(() => local), now: () => Date.now() });
  return { local, openTab, first: openTab(), second: openTab() };
}

/** A step that runs until the test lets it end. */
function createStep() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const step = vi.fn(async () => {
    await ended;
    return 'sent';
  });
  return { step, end };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 4, 20) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  ['with Web Locks', createLockManager],
  ['with a lease in localStorage', () => undefined],
])('the send lock %s', (_, findLocks) => {
  it('lets one of two tabs send, and the other afterwards', async () => {
    const { first, second } = openTabs(findLocks());
    const { step, end } = createStep();
    const winner = first.run('intent', step);
    await vi.advanceTimersByTimeAsync(100);
    expect(await second.run('intent', step)).toEqual({ ran: false });
    end();
    expect(await winner).toEqual({ ran: true, result: 'sent' });
    const later = second.run('intent', step);
    await vi.advanceTimersByTimeAsync(100);
    expect(await later).toEqual({ ran: true, result: 'sent' });
    expect(step).toHaveBeenCalledTimes(2);
  });

  it('lets one of two send that start at the same time', async () => {
    const { first, second } = openTabs(findLocks());
    const { step, end } = createStep();
    const both = Promise.all([first.run('intent', step), second.run('intent', step)]);
    end();
    await vi.advanceTimersByTimeAsync(100);
    expect((await both).filter(({ ran }) => ran)).toHaveLength(1);
    expect(step).toHaveBeenCalledTimes(1);
  });

  it('lets one of eight taps in one tab through', { tags: ['U01'] }, async () => {
    const { first } = openTabs(findLocks());
    const { step, end } = createStep();
    const taps = Promise.all(Array.from({ length: 8 }, () => first.run('intent', step)));
    end();
    await vi.advanceTimersByTimeAsync(100);
    expect((await taps).filter(({ ran }) => ran)).toHaveLength(1);
  });

  it('keeps different intents apart', async () => {
    const { first, second } = openTabs(findLocks());
    const { step, end } = createStep();
    const both = Promise.all([first.run('one', step), second.run('two', step)]);
    end();
    await vi.advanceTimersByTimeAsync(100);
    expect((await both).map(({ ran }) => ran)).toEqual([true, true]);
  });

  it('passes on the error of the step, runs it once and is free again', async () => {
    const { first, second, local } = openTabs(findLocks());
    const failing = vi.fn(() => Promise.reject(new Error('offline')));
    const failed = expect(first.run('intent', failing)).rejects.toThrow('offline');
    await vi.advanceTimersByTimeAsync(100);
    await failed;
    expect(failing).toHaveBeenCalledTimes(1);
    expect(local.length).toBe(0);
    const next = second.run('intent', async () => 'sent');
    await vi.advanceTimersByTimeAsync(100);
    expect(await next).toEqual({ ran: true, result: 'sent' });
  });
});

describe('the lease in localStorage', () => {
  it('is renewed while the step runs, however long that takes', async () => {
    const { first, second } = openTabs(undefined);
    const { step, end } = createStep();
    const winner = first.run('intent', step);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await second.run('intent', step)).toEqual({ ran: false });
    end();
    expect(await winner).toMatchObject({ ran: true });
  });

  it.each([
    ['keeps others out for 30 seconds after its tab has died', 29_999, false],
    ['ends after 30 seconds when its tab has died', 30_000, true],
    ['does not count when it was written before the clock was set back', -3_600_000, true],
  ])('%s', async (_, jumpMs, ran) => {
    const { local, first } = openTabs(undefined);
    const nowMs = Date.now();
    local.setItem(
      'sendLease.intent',
      JSON.stringify({ owner: 'dead', nonce: 'n', expiresAtMs: nowMs + 30_000 }),
    );
    vi.setSystemTime(nowMs + jumpMs);
    const run = first.run('intent', async () => 'sent');
    await vi.advanceTimersByTimeAsync(100);
    expect((await run).ran).toBe(ran);
  });

  it('belongs to one of two tabs that did not see each other start', { tags: ['U03'] }, async () => {
    const local = new FakeStorage();
    const { first } = openTabs(undefined, local);
    // Processes see each other's writes late: at its first look the second tab finds nothing yet.
    const lookLate = vi.fn((name: string) => local.getItem(name)).mockImplementationOnce(() => null);
    const late = new Proxy(local, {
      get: (target, property): unknown => (property === 'getItem' ? lookLate : Reflect.get(target, property)),
    });
    const { first: second } = openTabs(undefined, late);
    const step = vi.fn(async () => 'sent');
    const both = Promise.all([first.run('intent', step), second.run('intent', step)]);
    await vi.advanceTimersByTimeAsync(200);
    expect((await both).map(({ ran }) => ran)).toEqual([false, true]);
    expect(step).toHaveBeenCalledTimes(1);
  });

  it('prevents a second send when the clock is set back during the first', {
    tags: ['T03'],
  }, async () => {
    const { first } = openTabs(undefined);
    const { step, end } = createStep();
    const winner = first.run('intent', step);
    await vi.advanceTimersByTimeAsync(100);
    vi.setSystemTime(Date.now() - 3_600_000);
    const tap = first.run('intent', step);
    await vi.advanceTimersByTimeAsync(100);
    end();
    expect(await tap).toEqual({ ran: false });
    expect(await winner).toMatchObject({ ran: true });
    expect(step).toHaveBeenCalledTimes(1);
  });

  it.each(['{', 'null', '{"nonce":1}', ''])('is free where %j is stored', async (corrupt) => {
    const { local, first } = openTabs(undefined);
    local.setItem('sendLease.intent', corrupt);
    const run = first.run('intent', async () => 'sent');
    await vi.advanceTimersByTimeAsync(100);
    expect(await run).toMatchObject({ ran: true });
  });

  it('replaces Web Locks where the browser forbids them', { tags: ['U03'] }, async () => {
    const request = vi.fn(() => Promise.reject(new DOMException('denied', 'SecurityError')));
    const { first, local } = openTabs({ request });
    const { step, end } = createStep();
    const run = first.run('intent', step);
    await vi.advanceTimersByTimeAsync(100);
    expect(local.getItem('sendLease.intent')).not.toBeNull();
    end();
    expect(await run).toEqual({ ran: true, result: 'sent' });
    expect(step).toHaveBeenCalledTimes(1);
  });

  it('still works within the tab where nothing can be stored', async () => {
    const lock = createSendLock({
      locks: undefined,
      storage: createSafeStorage(() => undefined),
      now: () => Date.now(),
    });
    const { step, end } = createStep();
    const both = Promise.all([lock.run('intent', step), lock.run('intent', step)]);
    end();
    await vi.advanceTimersByTimeAsync(100);
    expect((await both).map(({ ran }) => ran)).toEqual([true, false]);
  });
});
