import { useMemo } from 'react';
import type { PostOwner } from './rules/postOwner.ts';
import { useOwnVisitorId } from '#session/useOwnVisitorId.ts';

/** The visitor of this phone as the owner of posts; undefined for a stranger. */
export function useVisitorOwner(exhibitionId: string): PostOwner | undefined {
  const ownerId = useOwnVisitorId(exhibitionId);
  return useMemo(
    () => (ownerId === undefined ? undefined : { exhibitionId, ownerId }),
    [exhibitionId, ownerId],
  );
}
