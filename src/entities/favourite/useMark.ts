import { useSyncExternalStore } from 'react';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { Mark } from './rules/mark.ts';
import { countDelta, isMarked, type MarkLedger } from './rules/markLedger.ts';
import { reduceLedger } from './rules/reduceLedger.ts';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';
import { markLedgers } from './markLedgers.ts';
import { resumeMarks, sendMarks } from './sendMarks.ts';

type Named = Pick<Mark, 'kind' | 'id'>;

/** Of the visitor who uses this phone; undefined for a stranger, and before anything was kept. */
function ledgerOf(exhibitionId: string): MarkLedger | undefined {
  const visitorId = currentVisitorId(exhibitionId);
  return visitorId === undefined ? undefined : markLedgers().find({ exhibitionId, visitorId });
}

export const useLedger = (): MarkLedger | undefined => {
  const exhibitionId = useExhibitionId();
  return useSyncExternalStore(markLedgers().subscribe, () => ledgerOf(exhibitionId));
};

export const useIsMarked = (named: Named): boolean => {
  const exhibitionId = useExhibitionId();
  return useSyncExternalStore(markLedgers().subscribe, () => isMarked(ledgerOf(exhibitionId), named));
};

/** A number that the server told at `readAtMs`, with what the visitor has changed since. */
export function useMarkCount(named: Named, count = 0, readAtMs = 0): number {
  const exhibitionId = useExhibitionId();
  const delta = useSyncExternalStore(markLedgers().subscribe, () =>
    countDelta(ledgerOf(exhibitionId), named, readAtMs),
  );
  return Math.max(0, count + delta);
}

/** Kept first, shown immediately, sent when there is a network. False for a stranger, for whom nothing is kept. */
export function setMark(exhibitionId: string, mark: Mark, isOn: boolean): boolean {
  const visitorId = currentVisitorId(exhibitionId);
  if (visitorId === undefined) return false;
  markLedgers().change({ exhibitionId, visitorId }, (ledger) =>
    reduceLedger(ledger, { type: 'wanted', mark, isOn }),
  );
  resumeMarks();
  void sendMarks();
  return true;
}
