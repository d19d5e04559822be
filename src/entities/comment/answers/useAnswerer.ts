import { useStand } from '#session/acting/roleIdentity.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { CommentSubject } from '../commentSubject.ts';

/** The exhibitor that is written about, where one of its contacts is logged in on this phone; undefined for everybody else. */
export function useAnswerer({ exhibitionId, exhibitorId }: CommentSubject): BoothKey | undefined {
  const stand = useStand();
  if (stand === undefined || exhibitorId === '' || stand.exhibitorId !== exhibitorId) return undefined;
  return { exhibitionId, exhibitorId, exhibitorUserId: stand.exhibitorUserId };
}
