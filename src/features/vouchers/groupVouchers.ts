import type { FairMs } from '#domain/time/clocks.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { hasEnded } from '#entities/voucher/rules/hasEnded.ts';

export interface ExhibitionVouchers {
  readonly exhibitionId: string;
  /** As they came: newest first. */
  readonly vouchers: readonly [Voucher, ...Voucher[]];
  readonly hasEnded: boolean;
}

/** By exhibition: what is on or coming first, soonest first; what has ended last, latest first. */
export function groupVouchers(vouchers: readonly Voucher[], nowMs: FairMs): ExhibitionVouchers[] {
  const groups = new Map<string, [Voucher, ...Voucher[]]>();
  for (const voucher of vouchers) {
    const present = groups.get(voucher.exhibitionId);
    if (present === undefined) groups.set(voucher.exhibitionId, [voucher]);
    else present.push(voucher);
  }
  const startOf = (voucher: Voucher) => parseVenueTime(voucher.exhibition.StartTime) ?? Infinity;
  return Array.from(groups, ([exhibitionId, own]) => ({
    exhibitionId,
    vouchers: own,
    hasEnded: hasEnded(own[0], nowMs),
  })).sort((one, other) => {
    if (one.hasEnded !== other.hasEnded) return one.hasEnded ? 1 : -1;
    const [first, second] = [startOf(one.vouchers[0]), startOf(other.vouchers[0])];
    if (first === second) return 0;
    return first < second !== one.hasEnded ? -1 : 1;
  });
}
