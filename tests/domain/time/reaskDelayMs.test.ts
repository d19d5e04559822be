import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reaskDelayMs } from '#domain/time/reaskDelayMs.ts';

const times = { reaskGapMs: 2_000, reaskSpreadMs: 1_500 };
const now = 1_800_000_000_000;

describe('a refetch', { tags: ['call-live-updates'] }, () => {
  it.each([
    ['at once where nothing was asked before', undefined, 0, 0],
    ['at once where the last question is long ago', now - 60_000, 0, 0],
    ['after the rest of the gap', now - 500, 0, 1_500],
    ['later by chance', now - 500, 1, 3_000],
    ['after one gap where the clock was set back', now + 3_600_000, 0, 2_000],
  ])('%s', (_, askedAtMs, chance, delayMs) => {
    expect(reaskDelayMs(askedAtMs, now, times, chance)).toBe(delayMs);
  });

  it('waits at least for the gap, and never longer than gap and spread', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.double({ min: 0, max: 1, noNaN: true }), (agoMs, chance) => {
        const delayMs = reaskDelayMs(now - agoMs, now, times, chance);
        expect(agoMs + delayMs).toBeGreaterThanOrEqual(times.reaskGapMs);
        expect(delayMs).toBeLessThanOrEqual(times.reaskGapMs + times.reaskSpreadMs);
      }),
    );
  });
});
