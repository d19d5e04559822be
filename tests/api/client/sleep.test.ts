import { expect, it } from 'vitest';
import { sleep } from '../../../src/api/client/sleep.ts';

async function took(promise: Promise<void>): Promise<number> {
  const start = performance.now();
  await promise;
  return performance.now() - start;
}

it('waits as long as asked', async () => {
  expect(await took(sleep(60))).toBeGreaterThan(50);
});

it('ends early when the signal is aborted', async () => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 10);
  expect(await took(sleep(5_000, controller.signal))).toBeLessThan(1_000);
});

it('does not begin when the signal is aborted already', async () => {
  const controller = new AbortController();
  controller.abort();
  expect(await took(sleep(5_000, controller.signal))).toBeLessThan(1_000);
});
