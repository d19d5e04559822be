import type { Seeds } from '#sandbox/records.ts';
import { seedId } from '#sandbox/seed/seeded.ts';
import { minuteMs, venueText } from '#sandbox/venueClock.ts';
import { accountExhibitorId } from '../accounts.ts';
import { boothInterests } from './boothRows/boothPosts.ts';
import { jianghaiTenantId } from '../world.ts';

/** Whose number among the story's guests, minutes ago, and whether the booth wrote it. */
const written = [
  { guest: 1, minutesAgo: 300, text: '您好，旧设备改造大概多少钱？', isOwn: false },
  { guest: 1, minutesAgo: 280, text: '您好，要看机型，方便发张铭牌照片吗？', isOwn: true },
  { guest: 1, minutesAgo: 45, text: '型号是 VMC850，2012 年的', isOwn: false },
  { guest: 3, minutesAgo: 90, text: '五轴加工中心的交期是多久？', isOwn: false },
] as const;

const asked = [
  {
    guest: 4,
    minutesAgo: 60,
    product: '电主轴 24000 转',
    note: '先要两支试用',
    quantity: 2,
    type: '1',
    address: '云岭市工业路 8 号',
  },
  {
    guest: 2,
    minutesAgo: 200,
    product: '五轴加工中心',
    note: '请报价，含培训',
    quantity: 3,
    type: '0',
    address: '',
  },
] as const;

const guestId = (guest: number) => seedId('gueststand', guest + 1);

/** Conversations of a booth with its guests, and inquiries that wait for an answer. */
export function boothTalks(exhibitionId: string, nowMs: number): Seeds {
  const at = (minutesAgo: number) => ({
    TenantId: jianghaiTenantId,
    ExhibitionId: exhibitionId,
    CreatedAt: venueText(nowMs - minutesAgo * minuteMs),
    CreatedAtMesc: nowMs - minutesAgo * minuteMs,
  });
  return {
    MessageInfo: [
      ...boothInterests(exhibitionId, nowMs),
      ...written.map(({ guest, minutesAgo, text, isOwn }, number) => ({
        RecordId: seedId('standmsg', number + 1),
        ...at(minutesAgo),
        Type: isOwn ? '1' : '0',
        BusinessType: 'text',
        State: isOwn ? '1' : '0',
        Content: text,
        ...(isOwn
          ? { ExhibitorSender: accountExhibitorId, VisitorReceiver: guestId(guest), NickName: '顾清和' }
          : { VisitorSender: guestId(guest), ExhibitorReceiver: accountExhibitorId }),
      })),
    ],
    EnquiryRecord: asked.map(({ guest, minutesAgo, product, note, quantity, type, address }, number) => ({
      RecordId: seedId('standask', number + 1),
      ...at(minutesAgo),
      VisitorId: guestId(guest),
      ExhibitorId: accountExhibitorId,
      ProductId: '',
      ProductName: product,
      Type: type,
      Quantity: quantity,
      Content: note,
      Mob: '13900005501',
      Address: address,
      State: '0',
    })),
  };
}
