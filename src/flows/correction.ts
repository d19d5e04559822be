import { appSession } from '../device/appDeviceStore.ts';
import { ownNames } from '../device/keys.ts';
import { voucherShelf } from './shelves.ts';

/**
 * The registration that is being filled in again. Only a tap on "overwrite" starts it, and only for a voucher of this
 * phone: it never comes from an address, so no link can make a visitor overwrite somebody's registration.
 */
export function startCorrection(exhibitionId: string, recordId: string): void {
  appSession().write(ownNames.correctingPrefix + exhibitionId, recordId);
}

export function endCorrection(exhibitionId: string): void {
  appSession().remove(ownNames.correctingPrefix + exhibitionId);
}

export function findCorrection(exhibitionId: string): string | undefined {
  const recordId = appSession().read(ownNames.correctingPrefix + exhibitionId);
  const held = voucherShelf().list();
  const isHeld = held.some(
    (voucher) => voucher.recordId === recordId && voucher.exhibitionId === exhibitionId,
  );
  return isHeld ? recordId : undefined;
}
