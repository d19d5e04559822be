import type { FairMs } from '#domain/time/clocks.ts';
import { readPeriod } from '#domain/time/period/readPeriod.ts';

interface Dated {
  readonly ExName: string;
  readonly ExNameEn: string;
  readonly Place: string;
  readonly PlaceEn: string;
  readonly StartTime: string;
  readonly EndTime: string;
}

export const exhibitionPhases = ['running', 'ahead', 'over', 'undated'] as const;
export type ExhibitionPhase = (typeof exhibitionPhases)[number];

/** `undated` where the server's texts tell no time. */
export function exhibitionPhase(
  { StartTime, EndTime }: Pick<Dated, 'StartTime' | 'EndTime'>,
  nowMs: FairMs,
): ExhibitionPhase {
  const { startMs, endMs } = readPeriod(StartTime, EndTime);
  if (endMs !== undefined && nowMs >= endMs) return 'over';
  if (startMs === undefined) return 'undated';
  return nowMs < startMs ? 'ahead' : 'running';
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** Those of a phase ('' for all) whose name or place contains the text: running first, then by their start, what is over last. */
export function filterExhibitions<T extends Dated>(
  rows: readonly T[],
  { text, phase, nowMs }: { readonly text: string; readonly phase: string; readonly nowMs: FairMs },
): readonly T[] {
  const wanted = folded(text);
  const rank = (row: T) => exhibitionPhases.indexOf(exhibitionPhase(row, nowMs));
  const startOf = (row: T) => readPeriod(row.StartTime, row.EndTime).startMs ?? 0;
  return rows
    .filter((row) => phase === '' || exhibitionPhase(row, nowMs) === phase)
    .filter((row) =>
      [row.ExName, row.ExNameEn, row.Place, row.PlaceEn].some((part) => folded(part).includes(wanted)),
    )
    .sort((one, other) => {
      const byRank = rank(one) - rank(other);
      if (byRank !== 0) return byRank;
      const byStart = startOf(one) - startOf(other);
      return rank(one) === exhibitionPhases.indexOf('over') ? -byStart : byStart;
    });
}
