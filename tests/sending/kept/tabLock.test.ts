import { describe, expect, it } from 'vitest';
import { createTabLocks } from '#sending/kept/tabLock.ts';

/** Web Locks as the browser keeps them for all tabs; only what is asked here. */
function createLocks(): Pick<LockManager, 'request' | 'query'> {
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
  return {
    request: request as LockManager['request'],
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  };
}

describe('a tab lock', () => {
  it('belongs to its tab until it is released, and another tab is refused', async () => {
    const locks = createLocks();
    const [one, other] = [createTabLocks(locks), createTabLocks(locks)];
    const hold = one.take('a');
    expect(await hold.isMine).toBe(true);
    expect(await other.isTaken('a')).toBe(true);
    expect(await other.isTaken('b')).toBe(false);
    const refused = other.take('a');
    expect(await refused.isMine).toBe(false);
    await refused.end();
    expect(await other.isTaken('a')).toBe(true);
    await hold.end();
    expect(await other.isTaken('a')).toBe(false);
    expect(await other.take('a').isMine).toBe(true);
  });

  it('that is released before it is acquired is not held', async () => {
    const holds = createTabLocks(createLocks());
    await holds.take('a').end();
    expect(await holds.isTaken('a')).toBe(false);
  });

  const refusing = {
    request: () => Promise.reject(new Error('frame')),
    query: () => Promise.reject(new Error('frame')),
  };
  it.each([
    ['without Web Locks', undefined],
    ['in a frame that may not use them', refusing as unknown as LockManager],
  ])('%s is given to every tab', async (_, locks) => {
    const holds = createTabLocks(locks);
    const hold = holds.take('a');
    expect(await hold.isMine).toBe(true);
    expect(await holds.isTaken('a')).toBe(false);
    expect(await holds.take('a').isMine).toBe(true);
    await hold.end();
  });
});
