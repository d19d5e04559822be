import type { Voucher } from '../../../device/vouchers/voucher.ts';
import { parseVenueTime } from '../../../domain/time/formatVenueTime.ts';

export interface ExhibitionVouchers {
  readonly exhibitionId: string;
  /** As they came: newest first. */
  readonly vouchers: readonly [Voucher, ...Voucher[]];
  readonly hasEnded: boolean;
}

const dayMs = 24 * 3_600_000;

/** The end of an exhibition; a day without an hour ends with that day. */
function endOf({ exhibition }: Voucher): number | undefined {
  const endMs = parseVenueTime(exhibition.EndTime);
  return endMs !== undefined && exhibition.EndTime.indexOf(':') < 0 ? endMs + dayMs : endMs;
}

/** By exhibition: what is on or coming first, soonest first; what has ended last, latest first. */
export function groupVouchers(vouchers: readonly Voucher[], nowMs: number): ExhibitionVouchers[] {
  const groups = new Map<string, [Voucher, ...Voucher[]]>();
  for (const voucher of vouchers) {
    const present = groups.get(voucher.exhibitionId);
    if (present === undefined) groups.set(voucher.exhibitionId, [voucher]);
    else present.push(voucher);
  }
  const hasEnded = (voucher: Voucher) => (endOf(voucher) ?? Infinity) <= nowMs;
  const startOf = (voucher: Voucher) => parseVenueTime(voucher.exhibition.StartTime) ?? Infinity;
  return Array.from(groups, ([exhibitionId, own]) => ({
    exhibitionId,
    vouchers: own,
    hasEnded: hasEnded(own[0]),
  })).sort((one, other) => {
    if (one.hasEnded !== other.hasEnded) return one.hasEnded ? 1 : -1;
    const [first, second] = [startOf(one.vouchers[0]), startOf(other.vouchers[0])];
    if (first === second) return 0;
    return first < second !== one.hasEnded ? -1 : 1;
  });
}
