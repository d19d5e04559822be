import { kindPrefix } from '#sandbox/seed/seedIds.ts';
import { seedId } from '#sandbox/seed/seeded.ts';
import type { Row } from '#sandbox/store/store.ts';
import { dayMs, minuteMs, venueText } from '#sandbox/venueClock.ts';
import { accountExhibitorId } from '#sandbox/stories/accounts.ts';
import { createdAt, jianghaiTenantId } from '#sandbox/stories/world.ts';

const posts = [
  {
    type: 'supply',
    productName: '五轴加工中心 样机',
    unitPrice: 86_000_000,
    number: 2,
    days: 20,
    state: '2',
    reason: '',
  },
  {
    type: 'demand',
    productName: '大理石床身 C50 型',
    unitPrice: '',
    number: 12,
    days: 35,
    state: '0',
    reason: '',
  },
  {
    type: 'demand',
    productName: '主轴轴承',
    unitPrice: 120_000,
    number: 300,
    days: 15,
    state: '3',
    reason: '请写明轴承的型号和精度等级。',
  },
  {
    type: 'supply',
    productName: '旧设备改造服务',
    unitPrice: '',
    number: '',
    days: -3,
    state: '2',
    reason: '',
  },
] as const;

const postId = (at: number) => seedId('standpost', at + 1);

/** Posts in the name of the exhibitor whose account is known: published, in review, refused and closed. */
export const boothPosts = (exhibitionId: string, nowMs: number): Row[] =>
  posts.map(({ type, productName, unitPrice, number, days, state, reason }, at) => ({
    RecordId: postId(at),
    TenantId: jianghaiTenantId,
    ...createdAt(nowMs, 2 + at),
    ExhibitionId: exhibitionId,
    ExhibitorId: accountExhibitorId,
    ClientRef: '',
    type,
    productName,
    productType: seedId(kindPrefix(exhibitionId), 1),
    EnterpriseType: 'manufacturer',
    packSize: '',
    originPlace: '江海',
    unitPrice,
    number,
    closingDate: venueText(nowMs + days * dayMs).slice(0, 10),
    productDetail: '现场可以看样机，欢迎到展位面谈。',
    companyName: '云津精密机械有限公司',
    files: at === 0 ? ['/sandbox/pictures/seed-product-3.svg'] : [],
    ApproveState: state,
    ReviewReason: reason,
  }));

const interested = [
  { guest: 6, minutesAgo: 500, text: '这台样机展后可以直接提走吗？' },
  { guest: 8, minutesAgo: 460, text: '您好，我对这台样机感兴趣，想约时间看看' },
] as const;

/** Visitors who have written about the first of them; all of it was read. */
export const boothInterests = (exhibitionId: string, nowMs: number): Row[] =>
  interested.map(({ guest, minutesAgo, text }, at) => ({
    RecordId: seedId('standintr', at + 1),
    TenantId: jianghaiTenantId,
    ExhibitionId: exhibitionId,
    CreatedAt: venueText(nowMs - minutesAgo * minuteMs),
    CreatedAtMesc: nowMs - minutesAgo * minuteMs,
    Type: '0',
    BusinessType: 'text',
    State: '1',
    Title: posts[0].productName,
    LinkInfo: `/supply-demand/${exhibitionId}/${postId(0)}`,
    Content: text,
    VisitorSender: seedId('gueststand', guest + 1),
    ExhibitorReceiver: accountExhibitorId,
  }));
