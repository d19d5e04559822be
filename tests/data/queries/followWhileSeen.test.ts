import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followWhileSeen } from '#data/queries/followWhileSeen.ts';

const times = { reaskGapMs: 2_000, reaskSpreadMs: 1_500 };

let stop = () => {};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** A page that has just read something, a server that answers after a while, and a connection that tells of changes. */
function open({ answerMs = 100, brokenLine = false } = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const read: number[] = [];
  const begin = Date.now();
  let running = 0;
  let maxRunning = 0;
  let lines = 0;
  let say: () => void = () => {};
  stop = followWhileSeen({
    follow: async (onChanged: () => void) => {
      if (brokenLine) throw new Error('no such thing here');
      lines += 1;
      say = onChanged;
      return () => {
        lines -= 1;
      };
    },
    invalidate: async () => {
      read.push(Date.now() - begin);
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await new Promise((done) => setTimeout(done, answerMs));
      running -= 1;
    },
    times,
    now: Date.now,
    chance: () => 0.5,
    page,
  });
  return {
    read,
    lines: () => lines,
    maxRunning: () => maxRunning,
    say: () => say(),
    see: (visibilityState: string) => {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

describe('rows whose changes the server tells', { tags: ['call-live-updates'] }, () => {
  it('are read again a moment after a change, and not before the gap', async () => {
    const { read, say, pass } = open();
    await pass(200);
    say();
    await pass(5_000);
    expect(read).toEqual([2_750]);
  });

  it('are read once for a flood of changes, and again for those that came while they were read', {
    tags: ['N37'],
  }, async () => {
    const { read, say, pass, maxRunning } = open({ answerMs: 900 });
    await pass(5_000);
    for (let change = 0; change < 500; change += 1) {
      say();
      await pass(20);
    }
    await pass(10_000);
    expect(maxRunning()).toBe(1);
    const between = read.slice(1).map((at, index) => at - (read[index] ?? 0));
    expect(Math.min(...between)).toBeGreaterThanOrEqual(times.reaskGapMs);
    expect(read.length).toBeLessThanOrEqual(6);
    expect(read[read.length - 1]).toBeGreaterThan(15_000);
  });

  it('are not read while the page is hidden, and the connection is closed', async () => {
    const { read, say, see, pass, lines } = open();
    await pass(1_000);
    say();
    see('hidden');
    expect(lines()).toBe(0);
    say();
    await pass(300_000);
    expect(read).toEqual([]);
    see('visible');
    await pass(100);
    expect(lines()).toBe(1);
  });

  it('need no connection: one that cannot be had changes nothing', { tags: ['N37'] }, async () => {
    const { read, pass, lines } = open({ brokenLine: true });
    await pass(61_000);
    expect([read, lines()]).toEqual([[], 0]);
  });

  it('are read no more when the screen has gone', async () => {
    const { read, say, pass, lines } = open();
    await pass(500);
    say();
    stop();
    say();
    await pass(300_000);
    expect([read, lines()]).toEqual([[], 0]);
  });
});
