import { useEffect } from 'react';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { MarkGroup } from './rules/mark.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';
import { marksQuery } from './marksQuery.ts';
import { resumeMarks } from './sendMarks.ts';
import { takeWantedMark } from './wantedMark.ts';

/**
 * Keeps the ledger up to date while buttons of this group are shown; however many there are, one read is made. Does what a
 * stranger wanted before registering.
 */
export function useMarksRead(group: MarkGroup): void {
  const exhibitionId = useExhibitionId();
  useEffect(() => {
    const visitorId = currentVisitorId(exhibitionId);
    if (visitorId === undefined) return;
    takeWantedMark(exhibitionId);
    resumeMarks();
    // What could not be read is shown as the phone has kept it.
    queryClient()
      .fetchQuery(marksQuery({ exhibitionId, visitorId }, group))
      .catch(() => {});
  }, [exhibitionId, group]);
}
