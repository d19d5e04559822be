import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Fresh, keepFresh } from '../../src/flows/keepFresh.ts';

const times = { reaskGapMs: 2_000, reaskSpreadMs: 1_500, reaskEveryMs: 60_000 };

let fresh: Fresh | undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  fresh?.stop();
  vi.useRealTimers();
});

/** A page, a server that answers after a while, and a line that can be spoken into. */
function open({ answerMs = 100, hasLine = true, brokenLine = false } = {}) {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = new EventTarget();
  const asked: number[] = [];
  const begin = Date.now();
  let atOnce = 0;
  let mostAtOnce = 0;
  let lines = 0;
  let say: () => void = () => {};
  const follow = async (onChanged: () => void) => {
    if (brokenLine) throw new Error('no such thing here');
    lines += 1;
    say = onChanged;
    return () => {
      lines -= 1;
      say = () => {};
    };
  };
  fresh = keepFresh({
    ask: async () => {
      asked.push(Date.now() - begin);
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await new Promise((done) => setTimeout(done, answerMs));
      atOnce -= 1;
    },
    follow: hasLine ? follow : undefined,
    times,
    now: Date.now,
    chance: () => 0.5,
    page: { document, window },
  });
  return {
    asked,
    fresh,
    lines: () => lines,
    mostAtOnce: () => mostAtOnce,
    say: () => say(),
    see: (visibilityState: string) => {
      document.visibilityState = visibilityState;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    window,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

describe('what is kept fresh', { tags: ['call-live-updates'] }, () => {
  it('is asked for at once, and each minute while somebody looks', async () => {
    const { asked, pass } = open({ hasLine: false });
    await pass(180_000);
    expect(asked).toEqual([0, 60_750, 120_750]);
  });

  it('is asked for anew when the server says that it has changed, a moment later and not before the gap', async () => {
    const { asked, say, pass } = open();
    await pass(200);
    say();
    await pass(5_000);
    expect(asked).toEqual([0, 2_750]);
  });

  it('is asked for once for a flood of words, and again for what came while it was being asked', {
    tags: ['N37'],
  }, async () => {
    const { asked, say, pass, mostAtOnce } = open({ answerMs: 900 });
    await pass(5_000);
    for (let word = 0; word < 500; word += 1) {
      say();
      await pass(20);
    }
    await pass(10_000);
    expect(mostAtOnce()).toBe(1);
    const between = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
    expect(Math.min(...between)).toBeGreaterThanOrEqual(times.reaskGapMs);
    expect(asked.length).toBeLessThanOrEqual(7);
    expect(asked[asked.length - 1]).toBeGreaterThan(15_000);
  });

  it('is not asked for while nobody looks, and the line is given up', async () => {
    const { asked, say, see, pass, lines } = open();
    await pass(1_000);
    say();
    see('hidden');
    expect(lines()).toBe(0);
    await pass(300_000);
    expect(asked).toEqual([0]);
    see('visible');
    await pass(100);
    expect(lines()).toBe(1);
    expect(asked).toHaveLength(2);
  });

  it.each(['focus', 'online', 'pageshow'])('is asked for again at %s, once', async (name) => {
    const { asked, window, pass } = open();
    await pass(10_000);
    window.dispatchEvent(new Event(name));
    window.dispatchEvent(new Event(name));
    await pass(100);
    expect(asked).toEqual([0, 10_000]);
  });

  it('is asked for at once when somebody wants it, and several wishes are one question', async () => {
    const { asked, fresh: kept, pass } = open();
    await pass(500);
    void kept.askNow();
    void kept.askNow();
    await pass(500);
    expect(asked).toEqual([0, 500]);
  });

  it('needs no line: one that cannot be had changes nothing', { tags: ['N37'] }, async () => {
    const { asked, pass, lines } = open({ brokenLine: true });
    await pass(61_000);
    expect([asked.length, lines()]).toEqual([2, 0]);
  });

  it('ends with the screen', async () => {
    const { asked, fresh: kept, say, window, pass, lines } = open();
    await pass(500);
    say();
    kept.stop();
    window.dispatchEvent(new Event('focus'));
    await pass(300_000);
    expect([asked, lines()]).toEqual([[0], 0]);
  });
});
