import type { Voucher } from '../../device/vouchers/voucher.ts';
import type { Holder } from '../../flows/vouchers/refreshVouchers.ts';
import { isGroup, partiesOf } from './parties.ts';

/**
 * Who is asked for at which exhibition, once each. A group is asked for as one: twenty members would be twenty requests.
 * A member alone is not: the answer would bring everybody else's details to this phone.
 */
export function holdersOf(vouchers: readonly Voucher[]): Holder[] {
  const byExhibition = new Map<string, Voucher[]>();
  for (const voucher of vouchers) {
    const present = byExhibition.get(voucher.exhibitionId);
    if (present === undefined) byExhibition.set(voucher.exhibitionId, [voucher]);
    else present.push(voucher);
  }
  const holders = new Map<string, Holder>();
  byExhibition.forEach((own, exhibitionId) => {
    for (const party of partiesOf(own)) {
      const { visitorId } = party.vouchers[0];
      const holder = isGroup(party) ? { exhibitionId, groupId: party.key } : { exhibitionId, visitorId };
      if (isGroup(party) || visitorId !== '') holders.set(JSON.stringify(holder), holder);
    }
  });
  return Array.from(holders.values());
}
