import { describe, expect, it } from 'vitest';
import { scaleWaitingTimes, waitingTimes as times } from '#domain/time/waitingTimes.ts';

describe('the specified waiting times', () => {
  it('scroll a page to its top after 200 ms', { tags: ['scroll-to-top'] }, () => {
    expect(times.scrollToTopMs).toBe(200);
  });

  it('show a toast for 2,000 ms', { tags: ['toast-time'] }, () => {
    expect(times.toastMs).toBe(2_000);
  });

  it('show the toast about an unrecognised link for 5 seconds', { tags: ['link-unrecognised'] }, () => {
    expect(times.linkToastMs).toBe(5_000);
  });

  it('ignore a second click within 500 ms', { tags: ['click-debounce'] }, () => {
    expect(times.clickDebounceMs).toBe(500);
  });

  it('give a chunk 120 seconds', { tags: ['chunk-timeout', 'B03'] }, () => {
    expect(times.chunkTimeoutMs).toBe(120_000);
  });

  it('give a call 60 seconds, and retry a read up to 5 times, 3 seconds apart', {
    tags: ['read-retry'],
  }, () => {
    expect([times.requestTimeoutMs, times.readRetries, times.readRetryDelayMs]).toEqual([60_000, 5, 3_000]);
  });

  it('give the separate wrapper 2 seconds', { tags: ['retry-wrapper'] }, () => {
    expect(times.wrapperRetryDelayMs).toBe(2_000);
  });

  it('give the host 5 seconds for an answer', { tags: ['N33'] }, () => {
    expect(times.hostAnswerMs).toBe(5_000);
  });

  it('show “still trying” after 10 seconds', { tags: ['N04', 'B03'] }, () => {
    expect(times.stillTryingMs).toBe(10_000);
  });

  it('allow one redirect to /authorize per minute', { tags: ['N13'] }, () => {
    expect(times.forbiddenPauseMs).toBe(60_000);
  });

  it('save drafts after 400 ms', { tags: ['D17'] }, () => {
    expect(times.draftSaveMs).toBe(400);
  });

  it('repeat a registration only when the first send cannot arrive any more', { tags: ['N05'] }, () => {
    expect(times.settleMs).toBeGreaterThanOrEqual(times.requestTimeoutMs + times.heldUpMs);
    expect(times.lookupAfterMs[times.lookupAfterMs.length - 1]).toBe(times.settleMs);
  });
});

describe('scaled waiting times', () => {
  it('are all multiplied, and no count changes', () => {
    const doubled = Object.entries(times).map(([name, value]: [string, number | readonly number[]]) => {
      if (!name.endsWith('Ms')) return [name, value];
      return [name, typeof value === 'number' ? value * 2 : value.map((ms) => ms * 2)];
    });
    expect(scaleWaitingTimes(times, 2)).toEqual(Object.fromEntries(doubled));
  });

  it('are whole milliseconds', () => {
    expect(scaleWaitingTimes(times, 0.0021)).toMatchObject({ scrollToTopMs: 0, clickDebounceMs: 1 });
  });
});
