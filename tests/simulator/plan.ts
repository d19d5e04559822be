import { correctionWrites } from '#tests/sending/duplicates/correctionWrites.ts';
import { diceOf } from '#tests/faults/schedule.ts';
import { nameOf, sweptWrites } from '#tests/sending/duplicates/sweptWrites.ts';
import { registrationWrites } from './writes/registrationWrites.ts';
import type { SimulatedWrite } from './writes/simulatedWrite.ts';
import { uploadWrites } from './writes/uploadWrites.ts';

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
export const isRefusal = (fault: FaultName): boolean => refusals.some((refusal) => refusal === fault);
/** What can happen to the page while it waits for an answer. */
const pageFaults = ['page ends before delivery', 'page ends after delivery', 'page frozen'] as const;
const personFaults = ['another person logs in'] as const;

export type FaultName =
  | (typeof lineFaults)[number]
  | (typeof refusals)[number]
  | (typeof pageFaults)[number]
  | (typeof personFaults)[number];

/** What of the wish, counted from 1, and what goes wrong with it. */
export interface FaultyStep {
  readonly step: number;
  /** A request, a request that writes, something that is written on the phone, or a request of an upload. */
  readonly among: 'requests' | 'writing' | 'storing' | 'uploading';
  readonly fault: FaultName;
  /** The same request breaks each time until all is well: the SDK of the storage repeats it three times. */
  readonly lasts?: true;
}

/** One run: which write, and what goes wrong meanwhile. */
export interface Plan {
  readonly write: string;
  readonly faults: readonly FaultyStep[];
  /** How far the clock of the phone is ahead of the server's, in minutes. */
  readonly clockMinutes: number;
  /** What the phone keeps: all, nothing in its database, or nothing in localStorage. */
  readonly storage: 'well' | 'no database' | 'full';
  /** Whether a second tab goes on with the same wish meanwhile. */
  readonly isInTwoTabs: boolean;
}

const day = 24 * 60;
/** What makes a row, and what corrects one. */
export const simulatedWrites: readonly SimulatedWrite[] = [
  ...sweptWrites,
  ...correctionWrites,
  ...registrationWrites,
  ...uploadWrites,
];
const uploadRequests = new Map(
  simulatedWrites.map((write) => [nameOf(write), write.uploads ?? 0] as const).filter(([, most]) => most > 0),
);
const kept = new Set(simulatedWrites.filter(({ isKept = true }) => isKept).map(nameOf));
const mostRequests = 6;
const mostWriting = 2;
const mostStored = 4;
/** What can happen while something is written on the phone. */
const storingFaults: readonly FaultName[] = [
  'page ends before delivery',
  'page ends after delivery',
  'another person logs in',
];

/**
 * How the first three of each four turns of a write begin; by chance a turn has each once in thirty. What is not looked for before it is sent
 * again shows where the row was stored and its answer is lost, what is told without proof where nothing was stored. Any two turns in
 * succession have a lost answer.
 */
const beginnings: readonly (FaultName | undefined)[] = [
  'reply lost',
  'not delivered',
  'page ends after delivery',
  undefined,
];

/** The same of what uploads a file: there its upload breaks, late, and whatever the SDK of the storage repeats. */
const uploadBeginnings: readonly Pick<FaultyStep, 'fault' | 'lasts'>[] = [
  { fault: 'reply lost', lasts: true },
  { fault: 'page ends after delivery' },
  { fault: 'forbidden 403', lasts: true },
  { fault: 'page ends before delivery' },
];

function uploadBeginning(seed: number, requests: number, mayEnd: boolean): FaultyStep {
  const turn = Math.floor(seed / simulatedWrites.length);
  const { fault, lasts } = uploadBeginnings[turn % uploadBeginnings.length]!;
  const step = requests - (turn % Math.min(requests, 5));
  return mayEnd || lasts
    ? { step, among: 'uploading', fault, ...(lasts && { lasts }) }
    : { step, among: 'uploading', fault: 'not delivered', lasts: true };
}

function beginningOf(seed: number, mayEnd: boolean): readonly FaultyStep[] {
  const { length } = simulatedWrites;
  // The writes begin their turns differently: 200 seeds are fewer than three turns.
  const fault = beginnings[(Math.floor(seed / length) + (seed % length)) % beginnings.length];
  if (fault === undefined) return [];
  const isPossible = mayEnd || fault !== 'page ends after delivery';
  return [{ step: 1, among: 'writing', fault: isPossible ? fault : 'reply lost' }];
}

/** The same plan for the same seed; the seeds take the writes in turn. */
export function planOf(seed: number): Plan {
  const next = diceOf(seed * 7919 + 1);
  next();
  const oneOf = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!;
  const number = (most: number) => 1 + Math.floor(next() * most);
  const isIn = (share: number) => next() < share;
  const write = nameOf(simulatedWrites[seed % simulatedWrites.length]!);
  const uploadsIn = uploadRequests.get(write) ?? 0;
  const storage = isIn(0.7) ? 'well' : oneOf(['no database', 'full'] as const);
  const isInTwoTabs = isIn(0.15) && storage === 'well' && kept.has(write) && uploadsIn === 0;
  // What a phone cannot keep ends with its page.
  const mayEnd = storage === 'well' && kept.has(write);
  const possible: readonly FaultName[] = [
    ...lineFaults,
    ...refusals,
    ...(mayEnd ? [...pageFaults, ...personFaults] : []),
  ];
  // A promise is broken where a row is written or its answer is lost: as often there as anywhere else.
  const faulty = (): FaultyStep => {
    const where = next();
    if (uploadsIn > 0 && isIn(0.6)) {
      const fault = oneOf(possible);
      const mayLast = !fault.startsWith('page') && fault !== 'another person logs in' && isIn(0.5);
      return { step: number(uploadsIn), among: 'uploading', fault, ...(mayLast && { lasts: true }) };
    }
    if (mayEnd && !isInTwoTabs && where < 0.2)
      return { step: number(mostStored), among: 'storing', fault: oneOf(storingFaults) };
    return where < 0.6
      ? { step: number(mostWriting), among: 'writing', fault: oneOf(possible) }
      : { step: number(mostRequests), among: 'requests', fault: oneOf(possible) };
  };
  const first = uploadsIn > 0 ? [uploadBeginning(seed, uploadsIn, mayEnd)] : beginningOf(seed, mayEnd);
  return {
    write,
    faults: [...first, ...Array.from({ length: number(3) - first.length }, faulty)],
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
