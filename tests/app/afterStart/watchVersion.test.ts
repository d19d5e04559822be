// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { watchVersion } from '#app/afterStart/watchVersion.ts';

function open(published: () => Promise<string>) {
  const seen = { nowMs: 0, looks: 0, newer: 0 };
  const stop = watchVersion({
    build: 'b1',
    readVersion: () => {
      seen.looks += 1;
      return published();
    },
    now: () => seen.nowMs,
    pauseMs: 300_000,
    onNewer: () => {
      seen.newer += 1;
    },
  });
  const show = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((done) => setTimeout(done, 0));
  };
  return { seen, stop, show };
}

it('a new build is reported when the page becomes visible again, and not before', {
  tags: ['B07'],
}, async () => {
  const { seen, show, stop } = open(() => Promise.resolve('{"build":"b2"}'));
  expect(seen.looks).toBe(0);
  await show();
  expect(seen.newer).toBe(1);
  stop();
});

it('a new build is checked for at most every five minutes, and immediately if the clock was set back', async () => {
  const { seen, show, stop } = open(() => Promise.resolve('{"build":"b1"}'));
  for (const nowMs of [1_000_000, 1_299_999, 1_300_000, 5]) {
    seen.nowMs = nowMs;
    await show();
  }
  expect([seen.looks, seen.newer]).toEqual([3, 0]);
  stop();
});

it.each([
  ['the same build', () => Promise.resolve('{"build":"b1"}')],
  ['a page in its place', () => Promise.resolve('<!doctype html>')],
  ['no build in it', () => Promise.resolve('null')],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s reports nothing', async (_what, published) => {
  const { seen, show, stop } = open(published);
  await show();
  expect([seen.looks, seen.newer]).toEqual([1, 0]);
  stop();
});
