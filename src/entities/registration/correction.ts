import { appSession } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';
import { voucherStore } from '#session/localStores.ts';

/**
 * The registration that is being filled in again. Only a tap on "overwrite" starts it, and only for a voucher of this
 * phone: it never comes from an address, so no link can make a visitor overwrite another person's registration.
 */
export function startCorrection(exhibitionId: string, recordId: string): void {
  const by = currentVisitorId(exhibitionId) ?? '';
  appSession().write(ownNames.correctingPrefix + exhibitionId, `${recordId} ${by}`.trim());
}

export function endCorrection(exhibitionId: string): void {
  appSession().remove(ownNames.correctingPrefix + exhibitionId);
}

/** That of the visitor who acts: who logs in after another person has not begun it. */
export function findCorrection(exhibitionId: string): string | undefined {
  const [recordId = '', by = ''] =
    appSession()
      .read(ownNames.correctingPrefix + exhibitionId)
      ?.split(' ') ?? [];
  const voucher = heldVoucher(exhibitionId, recordId);
  if (voucher === undefined) return undefined;
  const visitorId = currentVisitorId(exhibitionId);
  // Before a log-in no visitor was known; afterwards the registration says who it was.
  const isTheirs = by === '' ? visitorId === undefined || voucher.visitorId === visitorId : by === visitorId;
  return isTheirs ? recordId : undefined;
}

const heldVoucher = (exhibitionId: string, recordId: string) =>
  voucherStore()
    .list()
    .find((voucher) => voucher.recordId === recordId && voucher.exhibitionId === exhibitionId);

/** For a tab that was killed: the draft names the record. Undefined unless its voucher is on this phone. */
export function resumeCorrection(exhibitionId: string, recordId: string | undefined): string | undefined {
  if (recordId === undefined || heldVoucher(exhibitionId, recordId) === undefined) return undefined;
  startCorrection(exhibitionId, recordId);
  return recordId;
}
