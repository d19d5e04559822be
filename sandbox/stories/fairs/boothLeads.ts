import type { Seeds } from '#sandbox/records.ts';
import { seedId } from '#sandbox/seed/seeded.ts';
import { dayMs, minuteMs, venueText } from '#sandbox/venueClock.ts';
import { accountExhibitorId } from '../accounts.ts';
import { createdAt, jianghaiTenantId } from '../world.ts';

const contacts = {
  own: { NotedById: 'user00000000000exhibitor', NotedBy: '顾清和' },
  colleague: { NotedById: 'user000000000colleague01', NotedBy: '周以宁' },
} as const;

const noted = [
  {
    by: 'colleague',
    name: '程素问',
    company: '白鹭食品',
    job: '生产总监',
    mobile: '13900002201',
    temperature: 'hot',
    note: '要两台包装线，月底定',
    followUp: 0,
  },
  {
    by: 'own',
    name: '罗衣',
    company: '松岭医疗器械',
    job: '研发经理',
    mobile: '',
    temperature: 'warm',
    note: '寄主轴样本',
    followUp: 3,
    nextStep: 'sample',
    messageAfterMinutes: 25,
  },
  {
    by: 'colleague',
    name: '罗衣',
    company: '松岭医疗器械',
    job: '研发经理',
    mobile: '',
    temperature: '',
    note: '对精度有疑问，请工程师回电',
    followUp: undefined,
  },
  {
    by: 'colleague',
    name: '',
    company: '',
    job: '',
    mobile: '',
    temperature: 'cold',
    note: '',
    followUp: undefined,
  },
  {
    by: 'own',
    name: '何望舒',
    company: '南屿模具',
    job: '',
    mobile: '13900002203',
    temperature: '',
    note: '',
    followUp: undefined,
  },
] as const;

/** What two contacts of the booth have noted, and a registration whose pass can be scanned. */
export function boothLeads(exhibitionId: string, nowMs: number): Seeds {
  const common = { TenantId: jianghaiTenantId, ...createdAt(nowMs, 1), ExhibitionId: exhibitionId };
  return {
    AddressBook: noted.map((lead, at) => {
      const { by, name, company, job, mobile, temperature, note, followUp } = lead;
      const metAtMs = nowMs - (at + 1) * 60 * minuteMs;
      const visitor = noted.findIndex((one) => one.name === name);
      const visitorId = name === '' ? '' : seedId('leadstand', visitor + 1);
      return {
        RecordId: seedId('leadrow', at + 1),
        ...common,
        ExhibitorId: accountExhibitorId,
        ContactKey: visitorId === '' ? 'pass-sandbox' : `visitor-${visitorId}`,
        ContactVisitorId: visitorId,
        Name: name,
        CompanyName: company,
        Job: job,
        Mob: mobile,
        PassCode: name === '' ? '700000000077' : '',
        Source: name === '' ? '3' : '1',
        Temperature: temperature,
        Note: note,
        FollowUpDate: followUp === undefined ? '' : venueText(nowMs + followUp * dayMs).slice(0, 10),
        IsDone: false,
        OwnerId: '',
        OwnerName: '',
        NextStep: 'nextStep' in lead ? lead.nextStep : '',
        FirstMessageAtMesc: 'messageAfterMinutes' in lead ? metAtMs + lead.messageAfterMinutes * minuteMs : 0,
        ...contacts[by],
        State: '1',
        MetAtMesc: metAtMs,
        AddedAtMesc: metAtMs,
        DecidedAtMesc: temperature === '' ? 0 : metAtMs,
        ChangedAtMesc: metAtMs,
      };
    }),
    VisitorExhibitionInfo: [
      {
        RecordId: 'registration00000000lead',
        ...common,
        VisitorId: seedId('gueststand', 1),
        Name: '林若溪',
        CompanyName: '江海精工集团',
        Job: '采购经理',
        Mob: '13900002299',
        Email: 'lin@example.com',
        VoucherCode: '700000000001',
        ApproveState: '2',
      },
    ],
  };
}
