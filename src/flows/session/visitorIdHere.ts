import { services } from './services.ts';
import { voucherShelf } from './shelves.ts';

/** Who uses this phone at an exhibition, as the server knows them: the visitor in use, else the holder of a code here. */
export function visitorIdHere(exhibitionId: string): string | undefined {
  const { visitorId } = services().device.getState();
  if (visitorId !== undefined) return visitorId;
  const held = voucherShelf()
    .list()
    .find((voucher) => voucher.exhibitionId === exhibitionId && voucher.visitorId !== '');
  return held?.visitorId;
}
