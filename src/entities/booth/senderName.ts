import type { MessageOwner } from '../message/rules/message.ts';
import type { Voucher } from '../voucher/rules/voucher.ts';
import { boothContact } from '../lead/boothContact.ts';
import { voucherStore } from '#session/localStores.ts';

/** As the visitor's pass names them, and the contact of a booth their login; '' where this phone has no name. */
export function senderName(owner: MessageOwner): string {
  const { exhibitionId, visitorId, exhibitorUserId } = owner;
  if (exhibitorUserId !== undefined)
    return boothContact({ exhibitionId, exhibitorId: visitorId, exhibitorUserId }).name;
  const isOwn = (voucher: Voucher) =>
    voucher.exhibitionId === exhibitionId && voucher.visitorId === visitorId;
  return voucherStore().list().find(isOwn)?.name ?? '';
}
