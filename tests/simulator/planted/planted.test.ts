// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startServer, stopServer } from '#tests/flows/openPhone.ts';
import { planOf } from '../plan.ts';
import { type Broken, simulate } from '../simulate.ts';
import { plantedFaults } from './plantedFaults.ts';

/** As many as in every run. */
const seeds = 200;
const planted = new Set<string>();

beforeAll(startServer);
afterAll(stopServer);
afterEach(() => {
  for (const module of planted) vi.doUnmock(module);
  vi.resetModules();
});

it.each(plantedFaults)(
  'the seeds of every run find that $name',
  async ({ module, without, writes, breaks }) => {
    planted.add(module);
    vi.doMock(module, async (importOriginal) => without(await importOriginal()));
    let found: Broken = [];
    for (let seed = 0; seed < seeds && found.length === 0; seed += 1) {
      const plan = planOf(seed);
      if (writes === undefined || writes.includes(plan.write)) found = await simulate(plan);
    }
    expect(found).toContain(breaks);
  },
);
