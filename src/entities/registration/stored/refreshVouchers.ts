import { findGroup, findRegistrationsByVisitor } from '../api/registrations.ts';
import type { RowLookup } from '#data/collections/lookUp.ts';
import { readRegistration, type Registration } from '../api/registrationRecord.ts';
import { services } from '#session/services.ts';
import { voucherStore } from '#session/localStores.ts';
import { groupOf, wordsOnVoucher } from './keepVisitor.ts';

/** Whose vouchers are asked for: those of one visitor, or of everybody in a group. */
export type Holder = { readonly exhibitionId: string } & (
  | { readonly visitorId: string }
  | { readonly groupId: string }
);

async function find(holder: Holder): Promise<RowLookup> {
  const client = await services().client();
  const options = { policy: 'background' } as const;
  return 'groupId' in holder
    ? findGroup(client, holder, options)
    : findRegistrationsByVisitor(client, holder, options);
}

/** Brings vouchers that this phone holds up to date. Never rejects, never adds a voucher and never takes one away. */
export async function refreshVouchers(holder: Holder): Promise<void> {
  try {
    const found = await find(holder);
    if (found.kind !== 'found') return;
    for (const row of found.rows) {
      const registration = readRegistration(row);
      if (registration !== undefined) await refreshVoucher(registration);
    }
  } catch {
    // The page shows when the voucher was saved; that is all that can be said without an answer.
  }
}

/** Takes over what the server says now into the voucher of the same registration, if this phone holds it. */
export async function refreshVoucher(registration: Registration): Promise<void> {
  const held = voucherStore()
    .list()
    .find(({ recordId }) => recordId === registration.RecordId);
  if (held === undefined) return;
  const { savedAtMs: _, ...voucher } = held;
  await voucherStore().save({
    ...voucher,
    name: registration.Name || voucher.name,
    ...wordsOnVoucher(registration, held),
    voucherCode: registration.VoucherCode || voucher.voucherCode,
    approveState: registration.ApproveState || voucher.approveState,
    group: groupOf(registration, held),
  });
}
