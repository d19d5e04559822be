import type { Seeds } from '#sandbox/records.ts';
import { seedId } from '#sandbox/seed/seeded.ts';
import { createdAt, jianghaiTenantId } from '#sandbox/stories/world.ts';

interface Guest {
  readonly id: string;
  readonly name: { readonly zh: string; readonly en: string };
  readonly company: { readonly zh: string; readonly en: string };
  readonly job: string;
}

/** What those who are open to meeting would talk about, by their place among the guests. */
const topics: Readonly<Record<number, string>> = { 2: '五轴加工中心,主轴', 6: '船用主轴', 8: '龙门机床改造' };
/** Has agreed to be seen by visitors before exhibitors could ask. */
const notForExhibitors = 8;

/** The registrations of a booth's guests, so that they can be invited; the first one's is its story's. Some are open to meeting. */
export function boothGuests(exhibitionId: string, nowMs: number, guests: readonly Guest[]) {
  const common = { TenantId: jianghaiTenantId, ...createdAt(nowMs, 5), ExhibitionId: exhibitionId };
  return {
    registrations: guests.slice(1).map(({ id, name, company, job }, at) => ({
      RecordId: seedId('guestpass', at + 1),
      ...common,
      VisitorId: id,
      Name: name.zh,
      CompanyName: company.zh,
      Job: job,
      Mob: `1390000${String(2_300 + at)}`,
      VoucherCode: `70000000${String(1_001 + at)}`,
      ApproveState: '2',
    })),
    open: guests
      .map(({ id, name, company, job }, at) => ({
        RecordId: seedId('openguest', at + 1),
        ...common,
        VisitorId: id,
        ContactVisitorId: id,
        ContactKey: 'open',
        IsOpenToMeet: true,
        IsOpenToExhibitors: at !== notForExhibitors,
        Name: name.zh,
        NameEn: name.en,
        CompanyName: company.zh,
        CompanyNameEn: company.en,
        Job: job,
        Tags: topics[at] ?? '',
        State: '4',
        MetAtMesc: nowMs,
        AddedAtMesc: nowMs,
        ChangedAtMesc: nowMs,
      }))
      .filter(({ Tags }) => Tags !== ''),
  } satisfies Record<string, Seeds[string]>;
}
