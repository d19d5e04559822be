import { reviewStatus } from '#domain/review/reviewStatus.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { voucherStore } from '#session/localStores.ts';
import { hasEnded } from './rules/hasEnded.ts';
import type { Voucher } from './rules/voucher.ts';

/** Whether a gate may open to it still. */
export const isValid = (voucher: Voucher): boolean =>
  !hasEnded(voucher, fairNowMs()) && reviewStatus(voucher.approveState) !== 'declined';

/**
 * The exhibition of a ticket on this phone, where none is in use: of the ticket that the address names, else of the first valid one,
 * else of any; undefined without a ticket.
 * @param search of the address, `?voucher=` names a ticket
 */
export async function heldExhibitionId(search: string): Promise<string | undefined> {
  // What localStorage could not hold comes from the database.
  await voucherStore()
    .load()
    .catch(() => {});
  const held = voucherStore().list();
  const asked = new URLSearchParams(search).get('voucher');
  const found = held.find(({ recordId }) => recordId === asked) ?? held.find(isValid) ?? held[0];
  return found?.exhibitionId;
}
