// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, stopServer } from '#tests/flows/openPhone.ts';
import { planOf } from './plan.ts';
import { reportOf } from './reportOf.ts';
import { simulate } from './simulate.ts';

/** In every run; `npm run test:long` takes ten thousand. */
const seeds = Number(process.env.SEEDS ?? 200);
/** Where a long run that was ended goes on. */
const from = Number(process.env.FROM ?? 0);
/** One seed alone, to replay what has failed. */
const only = process.env.SEED === undefined ? undefined : Number(process.env.SEED);
/** The seeds of one write alone, by its name. */
const ofWrite = process.env.WRITE;

beforeAll(startServer);
afterAll(stopServer);

it('each write ends as one row, and is told as done only then, whatever the seeds break', {
  timeout: 3_600_000,
}, async () => {
  const first = only ?? from;
  const last = only ?? seeds - 1;
  const failed: string[] = [];
  // A part of the app that is loaded for the first time takes longer, and then other requests are the broken ones.
  if (only !== undefined) await simulate({ ...planOf(only), faults: [], isInTwoTabs: false });
  for (let seed = first; seed <= last; seed += 1) {
    const plan = planOf(seed);
    if (ofWrite !== undefined && plan.write !== ofWrite) continue;
    const report = await reportOf(seed, plan);
    if (report !== undefined) failed.push(report);
    // A long run that is ended before its last seed has said how far it got.
    if (seeds > 1_000 && (report !== undefined || seed % 100 === 99))
      process.stderr.write(`${seed + 1} seeds, ${failed.length} broken ${report ?? ''}\n`);
  }
  expect(failed.join('\n\n')).toBe('');
});
