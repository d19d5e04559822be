import { useMemo } from 'react';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { useVouchers, voucherStore } from '../localStores.ts';
import { ownVoucherAt } from './ownVoucher.ts';
import { useOwnVoucher } from './useOwnVisitorId.ts';

/** A person for whom the visitor of this phone acts, themselves included. */
export interface ActingPerson {
  readonly visitorId: string;
  readonly name: string;
}

/** The voucher of who acts, and those of the people whom they have registered along; none where it is not known who acts. */
function actingAmong(held: readonly Voucher[], own: Voucher | undefined): readonly Voucher[] {
  if (own === undefined) return [];
  const { exhibitionId, recordId, group } = own;
  if (group === undefined || group.isAlong === true) return [own];
  const along = held.filter(
    (voucher) =>
      voucher.exhibitionId === exhibitionId &&
      voucher.recordId !== recordId &&
      voucher.group?.id === group.id &&
      // Not known of vouchers of earlier versions, until they are refreshed.
      voucher.group.isAlong !== false,
  );
  return [own, ...along];
}

export const actingVouchersAt = (exhibitionId: string): readonly Voucher[] =>
  actingAmong(voucherStore().list(), ownVoucherAt(exhibitionId));

/** Of the exhibition of the page, as React state; that of who acts first. */
export function useActingVouchers(): readonly Voucher[] {
  const held = useVouchers();
  const own = useOwnVoucher();
  return useMemo(() => actingAmong(held, own), [held, own]);
}

/** The people of these vouchers, each once. */
function peopleOf(vouchers: readonly Voucher[]): readonly ActingPerson[] {
  const people = new Map<string, ActingPerson>();
  for (const { visitorId, name } of vouchers)
    if (visitorId !== '' && !people.has(visitorId)) people.set(visitorId, { visitorId, name });
  return Array.from(people.values());
}

export const actingPeopleAt = (exhibitionId: string): readonly ActingPerson[] =>
  peopleOf(actingVouchersAt(exhibitionId));

export function useActingPeople(): readonly ActingPerson[] {
  const vouchers = useActingVouchers();
  return useMemo(() => peopleOf(vouchers), [vouchers]);
}
