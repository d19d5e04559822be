import type { Voucher } from './voucher.ts';
import { type Card, deckOf, findCard } from './deckOf.ts';

/**
 * Of the vouchers of one exhibition the one of the person the phone belongs to: the newest would be another one after
 * each refresh.
 */
export function ownVoucher(vouchers: readonly Voucher[], userInfo: object | undefined): Voucher | undefined {
  const ownId = userInfo !== undefined && 'RecordId' in userInfo ? userInfo.RecordId : undefined;
  return vouchers.find(({ recordId }) => recordId === ownId) ?? deckOf(vouchers)[0]?.voucher;
}

/** The card that opens where no person is named: of the own group, where there is one. */
export function ownCard(vouchers: readonly Voucher[], userInfo: object | undefined): Card | undefined {
  const voucher = ownVoucher(vouchers, userInfo);
  const cards = deckOf(vouchers);
  return voucher && cards[findCard(cards, voucher, true)];
}
