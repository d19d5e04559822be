import type { Voucher, VoucherChannel } from '../rules/voucher.ts';
import { looksPersonal } from '#device/drafts/looksPersonal.ts';

// A picture as a data URL would fill localStorage.
const longestLogo = 2_048;

/** The copy for localStorage: these fields only, without a name or company that is really a number or an address. */
export function mirrorOf(voucher: Voucher): Voucher {
  const { exhibitionId, recordId, visitorId, name, voucherCode, approveState, savedAtMs } = voucher;
  const { group, company = '', channel } = voucher;
  const { ExName, ExNameEn, StartTime, EndTime, Place, PlaceEn, Logo } = voucher.exhibition;
  return {
    exhibitionId,
    recordId,
    visitorId: looksPersonal(visitorId) && visitorId.length !== 24 ? '' : visitorId,
    name: looksPersonal(name) ? '' : name,
    voucherCode,
    approveState,
    savedAtMs,
    ...(company !== '' && !looksPersonal(company) && { company }),
    ...(channel && { channel: channelFields(channel) }),
    ...(group && { group: { id: group.id, code: group.code } }),
    exhibition: {
      ExName,
      ExNameEn,
      StartTime,
      EndTime,
      Place,
      PlaceEn,
      Logo: Logo.length <= longestLogo ? Logo : '',
    },
  };
}

const channelFields = ({ RecordId, Name, NameEn }: VoucherChannel): VoucherChannel => ({
  RecordId,
  Name,
  NameEn,
});
