import { diceOf } from '#tests/faults/schedule.ts';
import { queueWrites } from '#tests/sending/duplicates/queueWrites.ts';
import { nameOf, sweptWrites } from '#tests/sending/duplicates/sweptWrites.ts';

/** What can happen to one request. */
const lineFaults = [
  'not delivered',
  'reply lost',
  'delivered twice',
  'error 500',
  'error 503',
  'slow',
] as const;
/** The server says no, although nothing is wrong with the row. */
const refusals = ['forbidden 403', 'refused by a rule'] as const;
/** What can happen to the page while it waits for an answer. */
const pageFaults = ['page ends before delivery', 'page ends after delivery', 'page frozen'] as const;
const personFaults = ['another person logs in'] as const;

export type FaultName =
  | (typeof lineFaults)[number]
  | (typeof refusals)[number]
  | (typeof pageFaults)[number]
  | (typeof personFaults)[number];

/** The request of the wish, counted from 1 among all or among those that write, and what goes wrong with it. */
interface FaultyRequest {
  readonly request: number;
  readonly among: 'all' | 'writing';
  readonly fault: FaultName;
}

/** One run: which write, and what goes wrong meanwhile. */
export interface Plan {
  readonly write: string;
  readonly faults: readonly FaultyRequest[];
  /** How far the clock of the phone is ahead of the server's, in minutes. */
  readonly clockMinutes: number;
  /** What the phone keeps: all, nothing in its database, or nothing in localStorage. */
  readonly storage: 'well' | 'no database' | 'full';
  /** Whether a second tab goes on with the same wish meanwhile. */
  readonly isInTwoTabs: boolean;
}

const day = 24 * 60;
const kept = new Set(sweptWrites.filter(({ isKept = true }) => isKept).map(nameOf));
/** What a queue does not send after a refusal it drops, and says so elsewhere than in the wish. */
const queued = new Set(queueWrites.map(nameOf));
const mostRequests = 6;
const mostWriting = 2;

/** The same plan for the same seed; the seeds take the writes in turn. */
export function planOf(seed: number): Plan {
  const next = diceOf(seed * 7919 + 1);
  next();
  const oneOf = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!;
  const number = (most: number) => 1 + Math.floor(next() * most);
  const isIn = (share: number) => next() < share;
  const write = nameOf(sweptWrites[seed % sweptWrites.length]!);
  const storage = isIn(0.7) ? 'well' : oneOf(['no database', 'full'] as const);
  const isInTwoTabs = isIn(0.15) && storage === 'well' && kept.has(write);
  // What a phone cannot keep ends with its page; a page of two that ends is the other one's first.
  const mayEnd = storage === 'well' && !isInTwoTabs && kept.has(write);
  const possible: readonly FaultName[] = [
    ...lineFaults,
    ...(queued.has(write) ? [] : refusals),
    ...(mayEnd ? [...pageFaults, ...personFaults] : []),
  ];
  // A promise is broken where a row is written or its answer is lost: as often there as anywhere else.
  const faulty = (): FaultyRequest =>
    isIn(0.5)
      ? { request: number(mostWriting), among: 'writing', fault: oneOf(possible) }
      : { request: number(mostRequests), among: 'all', fault: oneOf(possible) };
  return {
    write,
    faults: Array.from({ length: number(3) }, faulty),
    clockMinutes: isIn(0.6) ? 0 : oneOf([-day, -10, 10, day]),
    storage,
    isInTwoTabs,
  };
}

/** Plans with one thing less, the first to be tried first. */
export function smallerPlans(plan: Plan): readonly Plan[] {
  return [
    ...(plan.isInTwoTabs ? [{ ...plan, isInTwoTabs: false }] : []),
    ...(plan.storage === 'well' ? [] : [{ ...plan, storage: 'well' as const }]),
    ...(plan.clockMinutes === 0 ? [] : [{ ...plan, clockMinutes: 0 }]),
    ...plan.faults.map((_, left) => ({ ...plan, faults: plan.faults.filter((_one, at) => at !== left) })),
  ];
}
