import { voucherStore } from '#session/localStores.ts';

export function holdsVoucher(exhibitionId: string): boolean {
  return voucherStore()
    .list()
    .some((voucher) => voucher.exhibitionId === exhibitionId);
}

/** Whether a registration through this channel is on the phone. */
export function holdsChannelVoucher(exhibitionId: string, channelId: string): boolean {
  return voucherStore()
    .list()
    .some((voucher) => voucher.exhibitionId === exhibitionId && voucher.channel?.RecordId === channelId);
}
