import type { Seeds } from '../records.ts';
import type { Row } from '../store/store.ts';
import { dayMs, venueDay, venueText } from '../venueClock.ts';
import { formRow, shortFields } from './forms/forms.ts';
import { registeredVisitor } from './states/registered.ts';
import { joinSeeds, type Story } from './story.ts';
import { createdAt, exhibitionRow, jianghaiTenantId, shareRow, visitorChannel } from './world.ts';

const exhibitionId = 'teams0000000000000000001';
const channelId = 'mainteams000000000000001';
const placeId = 'gateteams000000000000001';
const days = [-1, 2] as const;

/** `isShowHome` applies to people who have checked in. */
export const teamPages = (isShowHome: boolean): readonly Row[] => [
  {
    Code: 'LIST',
    Name: '组队观展',
    NameEn: 'Visit as a team',
    Banners: ['/sandbox/pictures/cover-teams.svg'],
    BackgroundImage: '',
    SharePosterBackgroundImage: '/sandbox/pictures/cover-group.svg',
  },
  {
    Code: 'DETAIL',
    Name: '我们的队伍',
    NameEn: 'Our team',
    Banners: [],
    BackgroundImage: '/sandbox/pictures/cover-teams.svg',
    SharePosterBackgroundImage: '/sandbox/pictures/cover-teams.svg',
    IsShowHomeWhenSigned: isShowHome,
  },
];

/** Name, leader, members, checked-in members. Several share a rank. */
const teams: readonly (readonly [name: string, leader: string, members: number, signed: number])[] = [
  ['江海城市骑行队', '程屿安', 9, 7],
  ['云津户外俱乐部', '温以宁', 12, 7],
  ['临澜大学登山社', '祝南枝', 7, 7],
  ['山野研究所 ⛰️', '简清越', 6, 4],
  ['Harbour Runners', 'Mara Lindqvist', 8, 4],
  ['青屿亲子营', '盛亦欢', 5, 2],
  ['慢慢走观察团', '叶怀真', 4, 0],
];

export const teamsStory: Story = {
  name: 'teams',
  exhibitionId,
  title: { zh: '组队观展', en: 'Visiting as a team' },
  shows: {
    zh: '展会进行中，可以建队、凭口令加入、看排行；13800000031 是 T001 的队长，13800000032 申请加入。',
    en: 'The exhibition is on. Create a team, join by its code, see the ranking; 13800000031 leads T001, 13800000032 asks to join.',
  },
  rows: (nowMs) =>
    joinSeeds([
      {
        Exhibition: [
          exhibitionRow(nowMs, {
            id: exhibitionId,
            name: { zh: '江海户外生活节', en: 'Jianghai Outdoor Life Festival' },
            place: { zh: '江海滨江公园与展览中心', en: 'Jianghai Riverside Park and Expo Centre' },
            cover: 'teams',
            introduction: {
              zh: '露营、骑行与登山，三天的展览和户外活动。约上朋友组队来，现场签到为队伍加分。',
              en: 'Camping, cycling and climbing: three days of exhibition and open air. Come as a team; everybody who checks in counts for it.',
            },
            days,
            signUp: [-30, 2],
            more: {
              HostPhone: '0571-5550 0126',
              HostEmail: 'teams@example.com',
              TeamSignSetup: {
                IsOpenTeam: true,
                SignUpChannelId: channelId,
                CreateTeamNeedAudit: false,
                isAutoGenerateTeamCode: true,
                Pages: teamPages(true),
              },
            },
          }),
        ],
        Channel: [visitorChannel(nowMs, channelId, exhibitionId)],
        CustomBasic: [formRow(nowMs, { id: 'form00000000000000teams1', exhibitionId, fields: shortFields })],
        CustomerShare: [shareRow(nowMs, 'share0000000000000teams1', exhibitionId)],
        SignInPlace: [eastGate(nowMs)],
        ...teamRows(nowMs),
      },
      ...people.map(({ number, name, mobile, code }) =>
        registeredVisitor(nowMs, {
          number,
          exhibitionId,
          channelId,
          name,
          mobile,
          company: '江海骑行俱乐部',
          approveState: '2',
          voucherCode: code,
          daysAgo: 8,
        }),
      ),
    ]),
};

const eastGate = (nowMs: number) => ({
  RecordId: placeId,
  TenantId: jianghaiTenantId,
  ...createdAt(nowMs, 20),
  ExhibitionId: exhibitionId,
  Name: '滨江公园东门',
  NameEn: 'Riverside Park, east gate',
  Address: '滨江大道 88 号',
  AddressEn: '88 Riverside Avenue',
  StartTime: venueDay(nowMs, days[0], '08:00'),
  EndTime: venueDay(nowMs, days[1], '18:00'),
  NeedApproved: false,
  Sort: 1,
});

const people = [
  { number: 'a', name: '程屿安', mobile: '13800000031', code: '640918273501' },
  { number: 'b', name: '邵闻笛', mobile: '13800000032', code: '640918273502' },
] as const;

const idOf = (kind: string, ...numbers: number[]) =>
  kind +
  numbers
    .map((number) => String(number).padStart(3, '0'))
    .join('')
    .padStart(24 - kind.length, '0');

const applicant = (nowMs: number): Row => ({
  RecordId: idOf('place', 1, 99),
  TenantId: jianghaiTenantId,
  ExhibitionId: exhibitionId,
  ...createdAt(nowMs, 1),
  TeamId: idOf('team', 1),
  VisitorId: 'person00000000000000000b',
  Name: '邵闻笛',
  State: '0',
});

const teamUnderReview = (nowMs: number): Row => ({
  RecordId: idOf('team', 8),
  TenantId: jianghaiTenantId,
  ExhibitionId: exhibitionId,
  ...createdAt(nowMs, 0),
  Name: '夜航读书会',
  TeamCode: 'T008',
  LeaderVisitorId: idOf('walker', 8, 0),
  LeaderName: '阮星野',
  ApproveState: '0',
  ApproveReason: '',
  ApproveReasonEn: '',
  ClientRef: '',
  MemberCount: 1,
  SignedCount: 0,
});

function teamRows(nowMs: number): Seeds {
  const rows = { Team: [] as Row[], TeamMember: [] as Row[], SignInRecord: [] as Row[] };
  teams.forEach(([name, leader, members, signed], index) => {
    const teamId = idOf('team', index + 1);
    const common = { TenantId: jianghaiTenantId, ExhibitionId: exhibitionId, ...createdAt(nowMs, 9 - index) };
    const visitorOf = (at: number) =>
      index === 0 && at === 0 ? 'person00000000000000000a' : idOf('walker', index + 1, at);
    rows.Team.push({
      RecordId: teamId,
      ...common,
      Name: name,
      TeamCode: `T${String(index + 1).padStart(3, '0')}`,
      LeaderVisitorId: visitorOf(0),
      LeaderName: leader,
      ApproveState: '2',
      ApproveReason: '',
      ApproveReasonEn: '',
      ClientRef: '',
    });
    for (let at = 0; at < members; at += 1) {
      const person = { VisitorId: visitorOf(at), Name: at === 0 ? leader : walker(index, at) };
      rows.TeamMember.push({
        RecordId: idOf('place', index + 1, at),
        ...common,
        TeamId: teamId,
        ...person,
        State: '2',
      });
      if (at >= signed) continue;
      const signedMs = nowMs - dayMs + at * 600_000;
      rows.SignInRecord.push({
        RecordId: idOf('signin', index + 1, at),
        ...common,
        SignInPlaceId: placeId,
        VisitorId: person.VisitorId,
        RegistrationId: '',
        SignedAt: venueText(signedMs),
        CreatedAtMesc: signedMs,
      });
    }
  });
  rows.TeamMember.push(applicant(nowMs));
  rows.Team.push(teamUnderReview(nowMs));
  return rows;
}

const familyNames = '沈陆苏顾许宋谢秦'.split('');
const givenNames = '知夏 明舟 安然 予宁 砚秋 清和 闻溪 望舒 怀瑾 云帆 听澜'.split(' ');
const walker = (team: number, at: number) =>
  `${familyNames[(team * 3 + at) % familyNames.length]}${givenNames[(team + at * 2) % givenNames.length]}`;
