import { findRegistrationsByVisitor } from '../api/registrations.ts';
import { readRegistration } from '../api/registrationRecord.ts';
import { services } from './services.ts';
import { voucherShelf } from './shelves.ts';

interface Holder {
  readonly exhibitionId: string;
  readonly visitorId: string;
}

/** Brings the vouchers of a visitor up to date. Never rejects, and never takes a voucher away. */
export async function refreshVouchers(holder: Holder): Promise<void> {
  try {
    const found = await findRegistrationsByVisitor(await services().client(), holder, { retries: 0 });
    if (found.kind !== 'found') return;
    for (const row of found.rows) {
      const registration = readRegistration(row);
      const held = voucherShelf()
        .list()
        .find(({ recordId }) => recordId === registration?.RecordId);
      if (registration === undefined || held === undefined) continue;
      const { savedAtMs: _, ...voucher } = held;
      await voucherShelf().save({
        ...voucher,
        name: registration.Name || voucher.name,
        voucherCode: registration.VoucherCode || voucher.voucherCode,
        approveState: registration.ApproveState || voucher.approveState,
      });
    }
  } catch {
    // The page shows when the voucher was saved; that is all that can be said without an answer.
  }
}
