import { useMemo } from 'react';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { PostOwner } from './rules/postOwner.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';

/** The visitor of this phone as the owner of posts; undefined for a stranger. */
export function useVisitorOwner(): PostOwner | undefined {
  const exhibitionId = useExhibitionId();
  const ownerId = useOwnVisitorId();
  return useMemo(
    () => (ownerId === undefined ? undefined : { exhibitionId, ownerId }),
    [exhibitionId, ownerId],
  );
}
