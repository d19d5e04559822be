import { describe, expect, it } from 'vitest';
import { scaleWaitingTimes, waitingTimes as times } from '../../src/domain/waitingTimes.ts';

describe('the agreed waiting times', () => {
  it('a page scrolls to its top after 200 ms', { tags: ['scroll-to-top'] }, () => {
    expect(times.scrollToTopMs).toBe(200);
  });

  it('a toast stays 2,000 ms', { tags: ['toast-time'] }, () => {
    expect(times.toastMs).toBe(2_000);
  });

  it('the toast about a link that is not recognised stays 5 seconds', { tags: ['link-unrecognised'] }, () => {
    expect(times.linkToastMs).toBe(5_000);
  });

  it('a second click is not counted within 500 ms', { tags: ['click-debounce'] }, () => {
    expect(times.clickDebounceMs).toBe(500);
  });

  it('a chunk has 120 seconds', { tags: ['chunk-timeout', 'B03'] }, () => {
    expect(times.chunkTimeoutMs).toBe(120_000);
  });

  it('a call has 60 seconds, and a read is tried again up to 5 times, 3 seconds apart', {
    tags: ['read-retry'],
  }, () => {
    expect([times.requestTimeoutMs, times.readRetries, times.readRetryDelayMs]).toEqual([60_000, 5, 3_000]);
  });

  it('the separate wrapper waits 2 seconds', { tags: ['retry-wrapper'] }, () => {
    expect(times.wrapperRetryDelayMs).toBe(2_000);
  });

  it('the app that shows the page has 5 seconds for an answer', { tags: ['N33'] }, () => {
    expect(times.hostAnswerMs).toBe(5_000);
  });

  it('“still trying” comes after 10 seconds', { tags: ['N04', 'B03'] }, () => {
    expect(times.stillTryingMs).toBe(10_000);
  });

  it('one move to /authorize is made in a minute', { tags: ['N13'] }, () => {
    expect(times.forbiddenPauseMs).toBe(60_000);
  });

  it('what is typed is kept after 400 ms', { tags: ['D17'] }, () => {
    expect(times.draftSaveMs).toBe(400);
  });

  it('a registration is sent again only when the first send can no longer arrive', { tags: ['N05'] }, () => {
    expect(times.settleMs).toBeGreaterThanOrEqual(times.requestTimeoutMs + times.heldUpMs);
    expect(times.lookupAfterMs[times.lookupAfterMs.length - 1]).toBe(times.settleMs);
  });
});

describe('scaled waiting times', () => {
  it('are all as many times as long, and no count changes', () => {
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
