import type { Exhibition } from '#domain/exhibition/exhibition.ts';

export interface VoucherGroup {
  readonly id: string;
  readonly code: string;
  /** Another person of it has registered this one; absent where it is not known, as in vouchers of earlier versions. */
  readonly isAlong?: boolean | undefined;
}

export interface VoucherChannel {
  readonly RecordId: string;
  readonly Name: string;
  readonly NameEn: string;
}

/** No mobile number, address or document number. */
export interface Voucher {
  readonly exhibitionId: string;
  readonly recordId: string;
  readonly visitorId: string;
  readonly name: string;
  /** Of the person; absent where it is not known, as in vouchers of earlier versions. */
  readonly company?: string | undefined;
  /** The channel of the registration; absent as above. */
  readonly channel?: VoucherChannel | undefined;
  readonly voucherCode: string;
  readonly approveState: string;
  /** `code` opens the gate for the whole group; '' where the server makes none. */
  readonly group?: VoucherGroup | undefined;
  readonly exhibition: Pick<
    Exhibition,
    'ExName' | 'ExNameEn' | 'StartTime' | 'EndTime' | 'Place' | 'PlaceEn' | 'Logo'
  >;
  readonly savedAtMs: number;
}

const exhibitionFields = ['ExName', 'ExNameEn', 'StartTime', 'EndTime', 'Place', 'PlaceEn', 'Logo'] as const;
const ownFields = ['exhibitionId', 'recordId', 'visitorId', 'name', 'voucherCode', 'approveState'] as const;
export function vouchersIn(text: string | undefined): Voucher[] {
  if (text === undefined) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isVoucher) : [];
  } catch {
    return [];
  }
}

const isGroup = (group: Partial<VoucherGroup> | null) =>
  typeof group?.id === 'string' &&
  typeof group.code === 'string' &&
  (group.isAlong === undefined || typeof group.isAlong === 'boolean');

const isChannel = (channel: Partial<VoucherChannel> | null) =>
  [channel?.RecordId, channel?.Name, channel?.NameEn].every((field) => typeof field === 'string');

export function isVoucher(value: unknown): value is Voucher {
  const voucher = value as Partial<Voucher> | null | undefined;
  if (typeof voucher !== 'object' || voucher === null) return false;
  const exhibition = voucher.exhibition as Partial<Voucher['exhibition']> | null | undefined;
  return (
    ownFields.every((field) => typeof voucher[field] === 'string') &&
    typeof voucher.savedAtMs === 'number' &&
    (voucher.company === undefined || typeof voucher.company === 'string') &&
    (voucher.channel === undefined || isChannel(voucher.channel)) &&
    (voucher.group === undefined || isGroup(voucher.group)) &&
    typeof exhibition === 'object' &&
    exhibition !== null &&
    exhibitionFields.every((field) => typeof exhibition[field] === 'string')
  );
}
