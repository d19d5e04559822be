import { appSession } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { voucherStore } from '#session/localStores.ts';

/**
 * The registration that is being filled in again. Only a tap on "overwrite" starts it, and only for a voucher of this
 * phone: it never comes from an address, so no link can make a visitor overwrite another person's registration.
 */
export function startCorrection(exhibitionId: string, recordId: string): void {
  appSession().write(ownNames.correctingPrefix + exhibitionId, recordId);
}

export function endCorrection(exhibitionId: string): void {
  appSession().remove(ownNames.correctingPrefix + exhibitionId);
}

export function findCorrection(exhibitionId: string): string | undefined {
  const recordId = appSession().read(ownNames.correctingPrefix + exhibitionId);
  return recordId !== undefined && isHeld(exhibitionId, recordId) ? recordId : undefined;
}

function isHeld(exhibitionId: string, recordId: string): boolean {
  return voucherStore()
    .list()
    .some((voucher) => voucher.recordId === recordId && voucher.exhibitionId === exhibitionId);
}

/** For a tab that was killed: the draft names the record. Undefined unless its voucher is on this phone. */
export function resumeCorrection(exhibitionId: string, recordId: string | undefined): string | undefined {
  if (recordId === undefined || !isHeld(exhibitionId, recordId)) return undefined;
  startCorrection(exhibitionId, recordId);
  return recordId;
}
