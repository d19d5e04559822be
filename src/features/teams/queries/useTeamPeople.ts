import { useMemo } from 'react';
import type { Voucher } from '../../../device/vouchers/voucher.ts';
import { useVouchers } from '../../../flows/session/localStores.ts';

/** A person whose voucher is on this phone. */
export interface TeamPerson {
  readonly visitorId: string;
  readonly name: string;
}

/** Who may act for themselves here: each person once, the newest voucher first. */
function peopleIn(vouchers: readonly Voucher[], exhibitionId: string): readonly TeamPerson[] {
  const people = new Map<string, TeamPerson>();
  for (const voucher of vouchers) {
    const { visitorId, name } = voucher;
    if (voucher.exhibitionId === exhibitionId && visitorId !== '' && !people.has(visitorId))
      people.set(visitorId, { visitorId, name });
  }
  return Array.from(people.values());
}

export function useTeamPeople(exhibitionId: string): readonly TeamPerson[] {
  const vouchers = useVouchers();
  return useMemo(() => peopleIn(vouchers, exhibitionId), [vouchers, exhibitionId]);
}
