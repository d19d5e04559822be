import { coverPicture } from '#sandbox/seed/notices/coverPicture.ts';
import { seedId } from '#sandbox/seed/seeded.ts';
import type { Row } from '#sandbox/store/store.ts';
import { dayMs, minuteMs, venueText } from '#sandbox/venueClock.ts';
import { accountExhibitorId } from '#sandbox/stories/accounts.ts';
import { createdAt, jianghaiTenantId } from '#sandbox/stories/world.ts';

const approved = { ApproveState: '2', ReviewReason: '' };

/** Name in both languages, minutes from now until it begins and ends, and its state. */
const events = [
  ['五轴新品首发', 'Launch of the YJ-500', [dayMs / minuteMs, dayMs / minuteMs + 60], approved],
  ['展会特惠：主轴九折', 'Show offer: 10 % off spindles', [-2 * 24 * 60, 3 * 24 * 60], approved],
  [
    '旧机改造现场演示',
    'Retrofit, live',
    [2 * 24 * 60, 2 * 24 * 60 + 90],
    { ApproveState: '1', ReviewReason: '' },
  ],
  [
    '全场五折',
    'Half price on everything',
    [24 * 60, 3 * 24 * 60],
    { ApproveState: '3', ReviewReason: '请写明优惠的产品和条件' },
  ],
  ['开幕抽奖', 'Opening raffle', [-3 * 24 * 60, -3 * 24 * 60 + 30], approved],
  ['客户答谢会', 'Customer evening', [24 * 60, 24 * 60 + 120], { ...approved, IsShow: false }],
] as const;

/** Promotions of the exhibitor whose account is known, one in each state. */
export const boothPromotions = (exhibitionId: string, nowMs: number): Row[] =>
  events.map(([name, nameEn, [from, until], state], at) => ({
    RecordId: seedId('standpromo', at + 1),
    TenantId: jianghaiTenantId,
    ...createdAt(nowMs, 4 + at),
    ExhibitionId: exhibitionId,
    ExhibitorId: accountExhibitorId,
    ExhibitorExhibitionInfoId: 'exhibiting000000000stand',
    PromotionTypeId: '',
    name,
    nameEn,
    Place: '5A21 展位',
    PlaceEn: 'Stand 5A21',
    StartTime: venueText(nowMs + from * minuteMs),
    EndTime: venueText(nowMs + until * minuteMs),
    Banner: at === 2 ? '' : coverPicture(at + 2),
    Description: '现场讲解加工案例，提问有礼。',
    DescriptionEn: 'With cases from practice, and time for your questions.',
    PVNumber: 40 * (at + 1),
    ...state,
  }));
