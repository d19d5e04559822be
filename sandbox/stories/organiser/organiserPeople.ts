import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import type { Seeds } from '#sandbox/records.ts';
import { seedId } from '#sandbox/seed/seeded.ts';
import { dayMs, venueText } from '#sandbox/venueClock.ts';
import { createdAt, jianghaiTenantId } from '../world.ts';

export const organiserChannels = [
  {
    id: 'mainorganiser00000000001',
    name: { zh: '专业观众', en: 'Trade visitors' },
    description: { zh: '免费参观，审核后凭参观码入场', en: 'Free entry with an approved ticket' },
    sort: 1,
  },
  {
    id: 'buyerorganiser0000000001',
    name: { zh: '特邀买家', en: 'Hosted buyers' },
    description: { zh: '凭邀请登记', en: 'By invitation' },
    sort: 2,
    isDefault: false,
  },
  {
    id: 'pressorganiser0000000001',
    name: { zh: '媒体', en: 'Press' },
    description: { zh: '凭记者证登记', en: 'With a press card' },
    sort: 3,
    isDefault: false,
  },
] as const;

const guests = [
  ['唐以晴', 'Tang Yiqing', '长洲包装', 'Changzhou Packaging', '采购经理'],
  ['许牧之', 'Xu Muzhi', '南屿食品', 'Nanyu Foods', '厂长'],
  ['顾北辰', 'Gu Beichen', '远山制药', 'Yuanshan Pharma', '设备主管'],
  ['白芷', 'Bai Zhi', '松岭日化', 'Songling Household', '工艺员'],
  ['陆鸣谦', 'Lu Mingqian', '青禾乳业', 'Qinghe Dairy', '总经理'],
  ['江望', 'Jiang Wang', '云津饮品', 'Yunjin Drinks', '采购员'],
  ['宋清越', 'Song Qingyue', '北湖纸业', 'Beihu Paper', '销售总监'],
  ['秦素', 'Qin Su', '白鹭茶业', 'Bailu Tea', '品牌经理'],
  ['方以南', 'Fang Yinan', '江海物流', 'Jianghai Logistics', '仓储经理'],
] as const;

/** Who asks for appointments. */
export const organiserVisitors = (nowMs: number): Seeds => ({
  Visitor: guests.map(([Name, NameEn, CompanyName, CompanyNameEn, Job], at) => ({
    RecordId: seedId('orgvisitor', at + 1),
    TenantId: jianghaiTenantId,
    ...createdAt(nowMs, 6),
    Name,
    NameEn,
    CompanyName,
    CompanyNameEn,
    Job,
  })),
});

/** Registrations of each day, the oldest first. */
const perDay = [2, 3, 1, 4, 6, 3, 5, 8, 4, 7, 9, 6, 11, 5];
const surnames = '唐许顾白陆江宋秦方梁程苏沈林何罗';
const given = ['以晴', '牧之', '北辰', '芷', '鸣谦', '望', '清越', '素', '以南', '知远', '云舒', '景行'];
/** Awaiting review are the last of all, so that the newest of a fair wait. */
const waitingCount = 10;

/** What those who wait have handed in. */
const handedIn = {
  VisitorCategory: 'manufacturer',
  Interests: ['machineTools', 'logistics'],
  Document: { Type: 'passport', Number: 'E00000041' },
  Photo: 'https://pictures.example/badge.jpg',
};

/** Registrations of two weeks in three channels; the first has a pass that is easy to type. */
export function organiserPeople(exhibitionId: string, nowMs: number): Seeds {
  const total = perDay.reduce((sum, count) => sum + count, 0);
  const days = perDay.flatMap((count, day) => Array.from({ length: count }, () => perDay.length - 1 - day));
  return {
    VisitorExhibitionInfo: days.map((daysAgo, at) => {
      // Never on another day, whatever the time of day is now.
      const madeAt = `${venueText(nowMs - daysAgo * dayMs).slice(0, 10)} 00:0${at % 5}:00`;
      const [, , company, , job] = guests[at % guests.length] ?? guests[0];
      const waits = at >= total - waitingCount;
      return {
        RecordId: seedId('orgregistered', at + 1),
        TenantId: jianghaiTenantId,
        CreatedAt: madeAt,
        CreatedAtMesc: parseVenueTime(madeAt) ?? nowMs,
        ExhibitionId: exhibitionId,
        ChannelId: (organiserChannels[at % 7 === 0 ? 2 : at % 3 === 0 ? 1 : 0] ?? organiserChannels[0]).id,
        VisitorId: seedId('orgperson', at + 1),
        Name: `${surnames.charAt(at % surnames.length)}${given[at % given.length] ?? ''}`,
        CompanyName: company,
        Job: job,
        Mob: `1390003${String(1001 + at)}`,
        Email: '',
        ClientRef: '',
        VoucherCode: `71000000${String(at + 1).padStart(4, '0')}`,
        ApproveState: waits ? '0' : at % 17 === 5 ? '3' : '2',
        ReviewReason: at % 17 === 5 ? '请补充公司名称' : '',
        HasFreeZe: false,
        ...(waits && handedIn),
      };
    }),
  };
}
