import type { FairMs } from '#domain/time/clocks.ts';
import { exhibitionPhase } from '#domain/exhibition/exhibitionPhase.ts';
import { readPeriod } from '#domain/time/period/readPeriod.ts';

interface Dated {
  readonly StartTime: string;
  readonly EndTime: string;
}

/** Those without a known start are expected to be announced. */
const ranks = { during: 0, before: 1, undated: 2, after: 3 } as const;

function placeOf({ StartTime, EndTime }: Dated, nowMs: FairMs) {
  const at = exhibitionPhase(StartTime, EndTime, nowMs)?.at ?? 'undated';
  const { startMs = 0, lastMs = startMs } = readPeriod(StartTime, EndTime);
  const within = { during: lastMs, before: startMs, undated: 0, after: -lastMs };
  return { rank: ranks[at], within: within[at] };
}

/**
 * Running ones first, of these the one that ends first; then those to come by their start, those without dates, and what is over, the
 * latest first. Equal ones keep the server's order, because `sort` is not stable in old engines.
 */
export function sortSeries<T extends Dated>(children: readonly T[], nowMs: FairMs): readonly T[] {
  return children
    .map((child, index) => ({ child, index, ...placeOf(child, nowMs) }))
    .sort((one, other) => one.rank - other.rank || one.within - other.within || one.index - other.index)
    .map(({ child }) => child);
}
