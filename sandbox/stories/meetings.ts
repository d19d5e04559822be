import { appointmentRows } from '../seed/appointments/appointmentSeeds.ts';
import type { ContentWorld } from '../seed/contentWorld.ts';
import { fairSeeds } from '../seed/fairSeeds.ts';
import { fairId } from './fairs/fairStory.ts';
import { formRow, shortFields } from './forms/forms.ts';
import { registeredVisitor } from './states/registered.ts';
import { joinSeeds, type Story } from './story.ts';
import { createdAt, exhibitionRow, jianghaiTenantId, visitorChannel } from './world.ts';

const exhibitionId = fairId('meetings');
const channelId = 'mainmeetings000000000001';
const placeId = 'placemeetings00000000001';
const meetingPlace = { zh: '2 号馆洽谈区', en: 'Meeting area, Hall 2' };
const days = [0, 2] as const;

const counts: ContentWorld['counts'] = {
  CategoryFirst: 4,
  CategorySecond: 8,
  Product: 48,
  Promotion: 6,
  ExhibitorContact: 24,
  ProductVisitInfo: 20,
  ProductVisitInfoMessage: 12,
  VisitInfoMessageComment: 6,
};

export const meetingsStory: Story = {
  name: 'meetings',
  exhibitionId,
  title: { zh: '预约洽谈', en: 'Meetings' },
  shows: {
    zh: '13800000073 的洽谈：九种状态各一，十分钟后有一场，还有两份邀请等回复。展商 20 秒后答复，部分自动同意或先由主办方审核；可在“洽谈”页替他们决定。',
    en: 'The appointments of 13800000073: one in each of nine states, one in ten minutes, and two invitations to answer. Exhibitors answer after 20 seconds, some immediately, some after the organiser’s review; decide for them on the page “Appointments”.',
  },
  more: [
    { title: { zh: '我的洽谈', en: 'My meetings' }, path: `/appointments/${exhibitionId}` },
    { title: { zh: '展商', en: 'Exhibitors' }, path: `/exhibitors/${exhibitionId}` },
  ],
  rows: (nowMs) =>
    joinSeeds([
      {
        Exhibition: [
          exhibitionRow(nowMs, {
            id: exhibitionId,
            name: { zh: '江海精密加工洽谈周', en: 'Jianghai Precision Sourcing Week' },
            place: {
              zh: '江海国际会展中心 1–3 号馆',
              en: 'Jianghai International Expo Centre, Halls 1 to 3',
            },
            cover: 'meetings',
            introduction: {
              zh: '二十四家工厂，提前约好时段，到展位坐下来谈。',
              en: 'Twenty-four workshops that meet you at an agreed time.',
            },
            days,
            signUp: [-20, 2],
          }),
        ],
        Channel: [visitorChannel(nowMs, channelId, exhibitionId)],
        SignInPlace: [
          {
            RecordId: placeId,
            TenantId: jianghaiTenantId,
            ...createdAt(nowMs, 20),
            ExhibitionId: exhibitionId,
            Name: meetingPlace.zh,
            NameEn: meetingPlace.en,
            Address: '2 号馆',
            AddressEn: 'Hall 2',
            StartTime: '',
            EndTime: '',
            NeedApproved: false,
            Sort: 1,
          },
        ],
        CustomBasic: [formRow(nowMs, { id: 'formmeetings000000000001', exhibitionId, fields: shortFields })],
      },
      registeredVisitor(nowMs, {
        number: 'n',
        exhibitionId,
        channelId,
        name: '陆知远',
        mobile: '13800000073',
        company: '云津精密机械有限公司',
        approveState: '2',
        voucherCode: '730418290566',
        daysAgo: 3,
      }),
    ]),
  lateRows: (nowMs) => ({
    ...fairSeeds({
      exhibitionId,
      tenantId: jianghaiTenantId,
      nowMs,
      days,
      seed: 900,
      exhibitors: 24,
      halls: 3,
      contentCount: 24,
      counts,
    }),
    InvitationInfo: () =>
      appointmentRows({
        exhibitionId,
        tenantId: jianghaiTenantId,
        nowMs,
        visitorId: 'person00000000000000000n',
        place: meetingPlace.zh,
        placeId,
      }),
  }),
};
