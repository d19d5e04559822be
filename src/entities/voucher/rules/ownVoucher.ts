import type { Voucher } from './voucher.ts';
import { type Card, deckOf, findCard } from './deckOf.ts';

/** Who acts on this phone at one exhibition, as far as it is known. */
export interface Holder {
  /** Their registration there. */
  readonly recordId: string | undefined;
  readonly visitorId: string | undefined;
}

/** Of the vouchers of one exhibition that of this person, never that of a companion or of who was here before. */
export const voucherOf = (
  vouchers: readonly Voucher[],
  { recordId, visitorId }: Holder,
): Voucher | undefined =>
  vouchers.find((voucher) => voucher.recordId === recordId) ??
  vouchers.find((voucher) => visitorId !== undefined && voucher.visitorId === visitorId);

/** The card that opens where no person is named: of the own group, where there is one; without an own voucher the first. */
export function ownCard(vouchers: readonly Voucher[], own: Voucher | undefined): Card | undefined {
  const cards = deckOf(vouchers);
  const voucher = own ?? cards[0]?.voucher;
  return voucher && cards[findCard(cards, voucher, true)];
}
