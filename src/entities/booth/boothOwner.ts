import type { BoothKey } from '../exhibitor/rules/boothKey.ts';
import type { MessageOwner } from '../message/rules/message.ts';

/** A booth as the owner of conversations. */
export const boothOwner = ({ exhibitionId, exhibitorId, exhibitorUserId }: BoothKey): MessageOwner => ({
  exhibitionId,
  visitorId: exhibitorId,
  exhibitorUserId,
});
