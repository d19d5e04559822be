import { diceOf } from '#tests/faults/schedule.ts';
import { nameOf, sweptWrites } from '#tests/sending/duplicates/sweptWrites.ts';

/** What can happen to one request. */
export const requestFaults = [
  'not delivered',
  'reply lost',
  'delivered twice',
  'error 500',
  'error 503',
  'slow',
] as const;
export type RequestFault = (typeof requestFaults)[number];

/** The request of the wish, counted from 1, and what goes wrong with it. */
export interface FaultyRequest {
  readonly request: number;
  readonly fault: RequestFault;
}

/** One run: which write, and what goes wrong meanwhile. */
export interface Plan {
  readonly write: string;
  readonly faults: readonly FaultyRequest[];
}

/** The same plan for the same seed; the seeds take the writes in turn. */
export function planOf(seed: number): Plan {
  const next = diceOf(seed * 7919 + 1);
  next();
  const oneOf = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!;
  const number = (most: number) => 1 + Math.floor(next() * most);
  const faults = Array.from({ length: number(3) }, () => ({
    request: number(6),
    fault: oneOf(requestFaults),
  }));
  return { write: nameOf(sweptWrites[seed % sweptWrites.length]!), faults };
}

/** Plans with one thing less, the first to be tried first. */
export function smallerPlans(plan: Plan): readonly Plan[] {
  return plan.faults.map((_, left) => ({ ...plan, faults: plan.faults.filter((_one, at) => at !== left) }));
}
