import { useMemo } from 'react';
import type { Voucher } from './rules/voucher.ts';
import { useVouchers } from '#session/localStores.ts';

/** A person whose voucher is on this phone. */
export interface RegisteredPerson {
  readonly visitorId: string;
  readonly name: string;
}

/** Each person once, the newest voucher first. */
function peopleIn(vouchers: readonly Voucher[], exhibitionId: string): readonly RegisteredPerson[] {
  const people = new Map<string, RegisteredPerson>();
  for (const voucher of vouchers) {
    const { visitorId, name } = voucher;
    if (voucher.exhibitionId === exhibitionId && visitorId !== '' && !people.has(visitorId))
      people.set(visitorId, { visitorId, name });
  }
  return Array.from(people.values());
}

export function useRegisteredPeople(exhibitionId: string): readonly RegisteredPerson[] {
  const vouchers = useVouchers();
  return useMemo(() => peopleIn(vouchers, exhibitionId), [vouchers, exhibitionId]);
}
