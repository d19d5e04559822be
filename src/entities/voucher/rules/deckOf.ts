import type { Voucher } from './voucher.ts';
import { byRecord, isGroup, bundleVouchers } from './bundleVouchers.ts';

/** What a scanner reads: a person's code, or that of a whole group. */
export interface Card {
  readonly key: string;
  readonly code: string;
  /** The holder; on a group's card its first member, by whom the address names the group. */
  readonly voucher: Voucher;
  /** The people the code admits; on a group's card only. */
  readonly members?: readonly Voucher[];
}

/** In an order that no refresh changes: groups first, each led by its code, then who came alone. */
export function deckOf(vouchers: readonly Voucher[]): Card[] {
  const bundles = bundleVouchers(vouchers).sort((one, other) => {
    if (isGroup(one) !== isGroup(other)) return isGroup(one) ? -1 : 1;
    return byRecord(one.vouchers[0], other.vouchers[0]);
  });
  const cards: Card[] = [];
  for (const { key, code, vouchers: members } of bundles) {
    if (code !== '') cards.push({ key: `group ${key}`, code, voucher: members[0], members });
    for (const voucher of members) cards.push({ key: voucher.recordId, code: voucher.voucherCode, voucher });
  }
  return cards;
}

/** Where a voucher's card lies, or the one of its group; a person without such a group has their own. */
export function findCard(cards: readonly Card[], { recordId }: Voucher, ofGroup: boolean): number {
  const own = cards.findIndex(({ key }) => key === recordId);
  if (!ofGroup) return own;
  const group = cards.findIndex(({ members }) => members?.some((member) => member.recordId === recordId));
  return group < 0 ? own : group;
}

/** Which person of the deck a card shows, from 1; undefined on a group's card. */
export function placeOf(cards: readonly Card[], at: number): number | undefined {
  if (cards[at]?.members !== undefined) return undefined;
  return cards.slice(0, at + 1).filter(({ members }) => members === undefined).length;
}
