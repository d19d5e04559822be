import { useSearchParams } from 'react-router-dom';
import { useVouchers } from '../../../flows/session/localStores.ts';
import { useVoucher } from '../useVoucher.ts';
import { type Card, deckOf, findCard } from '../../../flows/vouchers/deckOf.ts';

export interface Deck {
  readonly cards: readonly Card[];
  /** The card that the address names. */
  readonly at: number;
  readonly card: Card;
}

/** All codes that this phone holds of the exhibition that the address is about; undefined without any. */
export function useDeck(): Deck | undefined {
  const [query] = useSearchParams();
  const vouchers = useVouchers();
  const voucher = useVoucher();
  if (voucher === undefined) return undefined;
  const cards = deckOf(vouchers.filter(({ exhibitionId }) => exhibitionId === voucher.exhibitionId));
  // An address that names no one opens at the code for all.
  const at = findCard(cards, voucher, query.get('group') === '1' || query.get('voucher') === null);
  const card = cards[at];
  return card === undefined ? undefined : { cards, at, card };
}
