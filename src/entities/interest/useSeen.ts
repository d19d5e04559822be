import { useEffect } from 'react';
import type { SearchKind } from '#domain/matching/catalogueEntry.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { noteInterest } from './interestLists.ts';

/** Notes on the phone that a page was opened, once its row is there: what is suggested goes by it. */
export function useSeen(kind: SearchKind, id: string | undefined): void {
  const exhibitionId = useExhibitionId();
  useEffect(() => {
    if (id !== undefined && id !== '') noteInterest('seen', exhibitionId, { kind, id });
  }, [exhibitionId, kind, id]);
}
