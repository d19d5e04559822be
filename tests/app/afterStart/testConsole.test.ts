import { describe, expect, it } from 'vitest';
import { openTestConsole } from '../../../src/app/afterStart/testConsole.ts';

/** A console that comes at the given attempt. */
async function open(comesAt: number) {
  const waitedMs: number[] = [];
  let attempts = 0;
  const hasCome = await openTestConsole(
    async () => {
      attempts += 1;
      if (attempts < comesAt) throw new Error('not loaded');
    },
    async (ms) => void waitedMs.push(ms),
  );
  return { hasCome, attempts, waitedMs };
}

describe('the console of a test build', { tags: ['debug-console'] }, () => {
  it('comes at once where it can be loaded', async () => {
    expect(await open(1)).toEqual({ hasCome: true, attempts: 1, waitedMs: [] });
  });

  it('is looked for once a second', async () => {
    expect(await open(4)).toEqual({ hasCome: true, attempts: 4, waitedMs: [1000, 1000, 1000] });
  });

  it('is given up after ten attempts', async () => {
    const { hasCome, attempts, waitedMs } = await open(11);
    expect([hasCome, attempts, waitedMs.length]).toEqual([false, 10, 9]);
  });
});
