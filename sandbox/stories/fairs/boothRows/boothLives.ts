import { coverPicture } from '#sandbox/seed/notices/coverPicture.ts';
import { seedId } from '#sandbox/seed/seeded.ts';
import type { Row } from '#sandbox/store/store.ts';
import { dayMs, minuteMs, venueText } from '#sandbox/venueClock.ts';
import { accountExhibitorId } from '#sandbox/stories/accounts.ts';
import { createdAt, jianghaiTenantId } from '#sandbox/stories/world.ts';

const approved = { ApproveState: '2', ReviewReason: '' };
const day = dayMs / minuteMs;

/** Title in both languages, minutes from now until it begins and ends, and what else it has. */
const streams = [
  ['五轴加工中心开机讲解', 'The five-axis centre, explained live', [90, 150], approved],
  ['主轴装配车间直击', 'Inside the spindle workshop', [day, day + 60], { ...approved, StreamUrl: '' }],
  [
    '旧机改造问答',
    'Questions about retrofits',
    [2 * day, 2 * day + 45],
    { ApproveState: '1', ReviewReason: '' },
  ],
  [
    '全场清仓',
    'Everything must go',
    [day, day + 30],
    { ApproveState: '3', ReviewReason: '请写明直播介绍的产品' },
  ],
  [
    '夹具快换演示',
    'Quick-change fixtures',
    [-2 * day, -2 * day + 40],
    { ...approved, ReplayUrl: '/sandbox/streams/replay-91.m3u8' },
  ],
  ['开馆第一天', 'The first day', [-3 * day, -3 * day + 30], approved],
  ['经销商专场', 'For dealers', [day, day + 60], { ...approved, IsShow: false }],
] as const;

/** Lives of the exhibitor whose account is known, in the states that do not change while the sandbox runs. */
export const boothLives = (exhibitionId: string, nowMs: number): Row[] =>
  streams.map(([Title, TitleEn, [from, until], state], at) => ({
    RecordId: seedId('standlive', at + 1),
    TenantId: jianghaiTenantId,
    ...createdAt(nowMs, 4 + at),
    ExhibitionId: exhibitionId,
    ExhibitorId: accountExhibitorId,
    Title,
    TitleEn,
    Cover: at === 3 ? '' : coverPicture(at + 5),
    StartTime: venueText(nowMs + from * minuteMs),
    EndTime: venueText(nowMs + until * minuteMs),
    State: '',
    StreamUrl: `/sandbox/streams/live-${90 + at}.m3u8`,
    ReplayUrl: '',
    RoomNumber: String(9901 + at),
    ProductIds: [seedId('standware', 1)],
    Introduction: '<p>边看边问，工程师在线答疑。</p>',
    IntroductionEn: '<p>Ask while you watch: our engineers answer.</p>',
    ...state,
  }));
