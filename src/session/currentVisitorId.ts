import { services } from './services.ts';
import { voucherStore } from './localStores.ts';

/** Who uses this phone at an exhibition, as the server knows them: the visitor in use, else the holder of a code here. */
export function currentVisitorId(exhibitionId: string): string | undefined {
  const { visitorId } = services().device.getState();
  if (visitorId !== undefined) return visitorId;
  const held = voucherStore()
    .list()
    .find((voucher) => voucher.exhibitionId === exhibitionId && voucher.visitorId !== '');
  return held?.visitorId;
}
