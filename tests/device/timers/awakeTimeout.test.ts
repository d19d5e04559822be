import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { awakeTimeout, TookTooLong } from '#device/timers/awakeTimeout.ts';

/** Work that needs several rounds of the event loop, as a database does. */
async function readSlowly(): Promise<string> {
  for (let round = 0; round < 5; round += 1) await setImmediate();
  return 'read';
}

function freeze(pauseMs: number): void {
  const endMs = performance.now() + pauseMs;
  while (performance.now() < endMs);
}

describe('the limit of a device read', () => {
  it('returns the result of work that ends within it', async () => {
    expect(await awakeTimeout(readSlowly(), 60_000)).toBe('read');
  });

  it('rejects work that never ends', async () => {
    await expect(awakeTimeout(new Promise(() => {}), 20)).rejects.toBeInstanceOf(TookTooLong);
  });

  it('does not count the time while the page was frozen', async () => {
    const reading = awakeTimeout(readSlowly(), 400);
    freeze(800);
    expect(await reading).toBe('read');
  });

  it('passes on an error of the work', async () => {
    await expect(awakeTimeout(Promise.reject(new Error('no storage')), 20)).rejects.toThrow('no storage');
  });
});
