import type { Voucher } from './voucher.ts';

/** Vouchers of one exhibition that belong together: those of a group, or one alone. */
export interface VoucherBundle {
  readonly key: string;
  /** Opens the gate for all of them; '' where there is no such code. */
  readonly code: string;
  readonly vouchers: readonly [Voucher, ...Voucher[]];
}

export const isGroup = ({ vouchers }: VoucherBundle): boolean => vouchers.length > 1;

/**
 * By the id of the record. The time of saving is no order to leaf through: every refresh makes another voucher the
 * newest. An id never changes, and a server that counts its ids up has given them in the order of registration.
 */
export function byRecord(one: Voucher, other: Voucher): number {
  if (one.recordId === other.recordId) return 0;
  return one.recordId < other.recordId ? -1 : 1;
}

/** Who has registered the group before those who come along; of either in the order of their records. */
function leaderFirst(one: Voucher, other: Voucher): number {
  const [leads, otherLeads] = [one, other].map(({ group }) => group?.isAlong === false);
  if (leads !== otherLeads) return leads ? -1 : 1;
  return byRecord(one, other);
}

/** Each group where its first voucher stands, its leader first. */
export function bundleVouchers(vouchers: readonly Voucher[]): VoucherBundle[] {
  const members = new Map<string, [Voucher, ...Voucher[]]>();
  for (const voucher of vouchers) {
    const key = voucher.group?.id || voucher.recordId;
    const present = members.get(key);
    if (present === undefined) members.set(key, [voucher]);
    else present.push(voucher);
  }
  return Array.from(members, ([key, own]) => ({
    key,
    code: groupCodeOf(own),
    vouchers: own.sort(leaderFirst),
  }));
}

/** One member's copy may be older than the code. Who holds no voucher but one has no group to check in. */
function groupCodeOf(vouchers: readonly Voucher[]): string {
  const known = vouchers.find(({ group }) => group !== undefined && group.code !== '');
  return vouchers.length > 1 ? (known?.group?.code ?? '') : '';
}
