import type { MessageOwner } from '../message/rules/message.ts';
import { boothContact } from '../lead/boothContact.ts';
import { voucherStore } from '#session/localStores.ts';

/** As the visitor's pass names them, and the contact of a booth their login; '' where this phone has no name. */
export function senderName(owner: MessageOwner): string {
  const { exhibitionId, visitorId, exhibitorUserId } = owner;
  if (exhibitorUserId !== undefined)
    return boothContact({ exhibitionId, exhibitorId: visitorId, exhibitorUserId }).name;
  return (
    voucherStore()
      .list()
      .find((held) => held.exhibitionId === exhibitionId && held.visitorId === visitorId)?.name ?? ''
  );
}
