import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkNotLoaded, limitChunks, loadChunk } from '#chunks/loadChunk.ts';
import { waitingTimes } from '#domain/time/waitingTimes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  limitChunks(waitingTimes.chunkTimeoutMs);
});

const never = () => new Promise<never>(() => {});

describe('a lazy chunk', { tags: ['chunk-timeout'] }, () => {
  it('that hangs is an error after 120 seconds, and not before', async () => {
    const problems: unknown[] = [];
    loadChunk(never).catch((problem: unknown) => problems.push(problem));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(problems).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(problems).toEqual([expect.any(ChunkNotLoaded)]);
    expect(problems[0]).toMatchObject({ kind: 'timedOut' });
  });

  it('that loads in time is returned, and leaves no timer', async () => {
    const loaded = loadChunk(() => new Promise((done) => setTimeout(done, 119_000, { part: 1 })));
    await vi.advanceTimersByTimeAsync(119_000);
    expect(await loaded).toEqual({ part: 1 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that fails to load rejects with the error of the import', async () => {
    await expect(loadChunk(() => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has the limit that the page sets', async () => {
    limitChunks(50);
    const loading = expect(loadChunk(never)).rejects.toBeInstanceOf(ChunkNotLoaded);
    await vi.advanceTimersByTimeAsync(50);
    await loading;
  });
});
