import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import type { Holder } from '#entities/registration/stored/refreshVouchers.ts';
import { isGroup, bundleVouchers } from '#entities/voucher/rules/bundleVouchers.ts';

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
    for (const bundle of bundleVouchers(own)) {
      const { visitorId } = bundle.vouchers[0];
      const holder = isGroup(bundle) ? { exhibitionId, groupId: bundle.key } : { exhibitionId, visitorId };
      if (isGroup(bundle) || visitorId !== '') holders.set(JSON.stringify(holder), holder);
    }
  });
  return Array.from(holders.values());
}
