import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll, vi } from 'vitest';
import { type BrokenPage, holdTimersOfPages, openBrokenPage, type PageBreakdown } from './brokenPage.ts';
import { type Capabilities, combinations } from './capableServer.ts';
import type { FaultServer } from './faultServer.ts';
import { heldUpMs, lateMs, phonesTogether, requestTimeoutMs, timeFactor } from './schedule.ts';

/** One run for each kind of server. What takes its time is waiting, so all of them begin before the first test. */
export function runOnEveryServer<T>(
  run: (capabilities: Capabilities, combination: number) => Promise<T>,
): readonly Promise<T>[] {
  vi.setConfig({ testTimeout: 600_000 });
  const runs: Promise<T>[] = [];
  beforeAll(() => {
    localStorage.clear();
    sessionStorage.clear();
    // For all tests of the file: a stub would end with the first of them.
    Object.assign(globalThis, { indexedDB: new IDBFactory() });
    holdTimersOfPages();
    for (const [index, [, capabilities]] of combinations.entries()) runs.push(run(capabilities, index));
  });
  afterAll(() => Promise.allSettled(runs));
  return runs;
}

/** So many phones, a few at a time; answers to how many of their pages something happened. */
export async function handOutPhones(count: number, use: (phone: number) => Promise<number>): Promise<number> {
  const phones = Array.from({ length: count }, (_, phone) => phone);
  let broken = 0;
  for (let first = 0; first < count; first += phonesTogether) {
    const used = phones.slice(first, first + phonesTogether).map(use);
    for (const times of await Promise.all(used)) broken += times;
  }
  return broken;
}

/**
 * One phone until its work is done: a page that dies is followed by another one. `work` is what people do in the page of
 * that number.
 */
export async function handOutPhone(
  server: FaultServer,
  breakdowns: readonly PageBreakdown[],
  work: (page: BrokenPage, life: number) => Promise<unknown>,
): Promise<number> {
  const clock = { aheadMs: 0 };
  let broken = 0;
  for (let life = 0; ; life += 1) {
    const page = await openBrokenPage({
      baseUrl: server.baseUrl,
      timeFactor,
      requestTimeoutMs,
      heldUpMs,
      clock,
      breakdown: breakdowns[life],
      freezeMs: lateMs * 1.5,
    });
    await Promise.race([work(page, life), page.died]);
    if (page.hasBroken()) broken += 1;
    if (page.isAlive()) {
      page.kill();
      return broken;
    }
  }
}
