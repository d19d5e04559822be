import type { BoothKey } from '#domain/booth/boothKey.ts';
import type { MessageOwner } from '#domain/message/message.ts';

/** A stand as the owner of conversations. */
export const standOwner = ({ exhibitionId, exhibitorId, exhibitorUserId }: BoothKey): MessageOwner => ({
  exhibitionId,
  visitorId: exhibitorId,
  exhibitorUserId,
});
