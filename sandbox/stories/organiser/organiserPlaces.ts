import type { Seeds } from '#sandbox/records.ts';
import { seedId } from '#sandbox/seed/seeded.ts';
import { minuteMs, venueText } from '#sandbox/venueClock.ts';
import { createdAt, jianghaiTenantId } from '../world.ts';

const places = [
  { zh: '南入口', en: 'South entrance', checkIns: 34 },
  { zh: '论坛会场', en: 'Forum', checkIns: 12 },
  { zh: '买家休息室', en: 'Buyers’ lounge', checkIns: 0 },
] as const;

/** Three places, at one of which no person has checked in. */
export function organiserPlaces(exhibitionId: string, nowMs: number): Seeds {
  const common = { TenantId: jianghaiTenantId, ExhibitionId: exhibitionId, ...createdAt(nowMs, 10) };
  const placeId = (at: number) => seedId('orgplace', at + 1);
  return {
    SignInPlace: places.map(({ zh, en }, at) => ({
      RecordId: placeId(at),
      ...common,
      Name: zh,
      NameEn: en,
      Address: '4 号馆',
      AddressEn: 'Hall 4',
      StartTime: '',
      EndTime: '',
      NeedApproved: false,
      Sort: at + 1,
    })),
    SignInRecord: places.flatMap(({ checkIns }, place) =>
      Array.from({ length: checkIns }, (_, at) => ({
        RecordId: seedId(`orgcheckin${place}`, at + 1),
        ...common,
        SignInPlaceId: placeId(place),
        RegistrationId: seedId('orgregistered', at + 1),
        VisitorId: seedId('orgperson', at + 1),
        SignedAt: venueText(nowMs - (at + 3 + place * 40) * minuteMs),
        Source: 'mobile',
        ClientRef: '',
      })),
    ),
  };
}

const teams = [
  { name: '长洲包装考察团', isWaiting: false },
  { name: '云津饮品采购组', isWaiting: false },
  { name: '包装学院', isWaiting: false },
  { name: '南屿食品', leader: '许牧之', isWaiting: true },
  { name: '青禾乳业参观组', leader: '陆鸣谦', isWaiting: true },
  { name: '北湖纸业', leader: '宋清越', isWaiting: true },
  { name: '松岭日化研发组', leader: '白芷', isWaiting: true },
] as const;

/** The last of the teams wait for approval. */
export const organiserTeams = (exhibitionId: string, nowMs: number): Seeds => ({
  Team: teams.map(({ name, isWaiting, ...more }, at) => ({
    RecordId: seedId('orgteam', at + 1),
    TenantId: jianghaiTenantId,
    ExhibitionId: exhibitionId,
    ...createdAt(nowMs, teams.length - at),
    Name: name,
    TeamCode: `T${String(at + 1).padStart(3, '0')}`,
    LeaderVisitorId: seedId('orgperson', at + 1),
    LeaderName: 'leader' in more ? more.leader : '',
    ApproveState: isWaiting ? '0' : '2',
    ApproveReason: '',
    ApproveReasonEn: '',
    ClientRef: '',
  })),
});
