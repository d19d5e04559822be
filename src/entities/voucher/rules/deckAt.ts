import { type Card, deckOf, findCard } from './deckOf.ts';
import type { Voucher } from './voucher.ts';

/** What an address and the phone say about whose code is shown. */
export interface PassAddress {
  /** `?voucher=`; null where the address names none. */
  readonly voucherId: string | null;
  /** `?group=1`: the code of this person's group. */
  readonly ofGroup: boolean;
  /** In use, for an address without a voucher. */
  readonly exhibitionId: string | undefined;
  /** The voucher of who acts there; without one the address opens at the first. */
  readonly own: Voucher | undefined;
}

export interface Deck {
  readonly cards: readonly Card[];
  /** The card that the address names. */
  readonly at: number;
  readonly card: Card;
}

/** All codes that this phone holds of the exhibition that the address is about; undefined without any. */
export function deckAt(vouchers: readonly Voucher[], address: PassAddress): Deck | undefined {
  const { voucherId, ofGroup, exhibitionId, own } = address;
  const voucher =
    voucherId === null
      ? (own ?? deckOf(vouchers.filter((one) => one.exhibitionId === exhibitionId))[0]?.voucher)
      : vouchers.find(({ recordId }) => recordId === voucherId);
  if (voucher === undefined) return undefined;
  const cards = deckOf(vouchers.filter((one) => one.exhibitionId === voucher.exhibitionId));
  // An address that names no one opens at the code for all.
  const at = findCard(cards, voucher, ofGroup || voucherId === null);
  const card = cards[at];
  return card && { cards, at, card };
}
