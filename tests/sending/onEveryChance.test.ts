// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Chance, onEveryChance, resumedOnce } from '#sending/onEveryChance.ts';
import { provideServices, type Services } from '#session/services.ts';

const settleMs = 30_000;
let taken: Chance[];
let end: () => void;
const take = (chance: Chance) => void taken.push(chance);
const takeAgain = () => taken.splice(0);

const show = (visibilityState: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  provideServices({ times: { settleMs } } as Services);
  taken = [];
  end = () => {};
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

describe('what waits to be sent', () => {
  it('is tried immediately, with the network, when the page is seen again, and after each settling time', () => {
    end = onEveryChance(take);
    expect(takeAgain()).toEqual(['begun']);
    window.dispatchEvent(new Event('online'));
    expect(takeAgain()).toEqual(['online']);
    show('hidden');
    expect(takeAgain()).toEqual([]);
    show('visible');
    window.dispatchEvent(new Event('pageshow'));
    expect(takeAgain()).toEqual(['seen', 'seen']);
    vi.advanceTimersByTime(2 * settleMs);
    expect(takeAgain()).toEqual(['timer', 'timer']);
  });

  it('is not tried any more once that is ended', () => {
    onEveryChance(take)();
    takeAgain();
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('pageshow'));
    show('visible');
    vi.advanceTimersByTime(settleMs);
    expect(taken).toEqual([]);
  });

  it('is watched once, however often that is asked for', () => {
    const resume = resumedOnce(take);
    expect(taken).toEqual([]);
    resume();
    resume();
    expect(takeAgain()).toEqual(['begun']);
    vi.advanceTimersByTime(settleMs);
    expect(taken).toEqual(['timer']);
  });
});
