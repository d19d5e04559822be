import { useEffect } from 'react';
import type { SearchKind } from '#domain/matching/catalogueEntry.ts';
import { noteInterest } from './interestLists.ts';

/** Notes on the phone that a page was opened, once its row is there: what is suggested goes by it. */
export function useSeen(exhibitionId: string, kind: SearchKind, id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined && id !== '') noteInterest('seen', exhibitionId, { kind, id });
  }, [exhibitionId, kind, id]);
}
