import type { Seeds } from '#sandbox/records.ts';
import { seedId } from '#sandbox/seed/seeded.ts';
import { dayMs } from '#sandbox/venueClock.ts';
import { createdAt, jianghaiTenantId, organizationId } from '../world.ts';

const told = [
  {
    daysAgo: 3,
    to: { Type: '3', ToAllVisitor: true },
    title: { zh: '开馆时间调整', en: 'New opening time' },
    text: {
      zh: '首日 8:30 开馆，比原定提前半小时。\n请提前准备好参观码。',
      en: 'Doors open at 8:30 on the first day, half an hour earlier than planned.\nPlease have your ticket ready.',
    },
  },
  {
    daysAgo: 2,
    to: { Type: '4', ToAllExhibitor: true },
    title: { zh: '布展须知', en: '' },
    text: { zh: '布展至开展前一日 18:00 止，请按时离场。', en: '' },
  },
] as const;

/** One to all visitors in both languages, and one to the exhibitors in Chinese. */
export const organiserNotices = (exhibitionId: string, nowMs: number): Seeds => ({
  MessageInfo: told.map(({ daysAgo, to, title, text }, at) => ({
    RecordId: seedId('orgnotice', at + 1),
    TenantId: jianghaiTenantId,
    ExhibitionId: exhibitionId,
    ...createdAt(nowMs, daysAgo),
    CreatedAtMesc: nowMs - daysAgo * dayMs,
    BusinessType: 'text',
    State: '0',
    OrganizationSender: organizationId,
    Title: title.zh,
    Content: text.zh,
    ...(text.en !== '' && { TitleEn: title.en, ContentEn: text.en }),
    ...to,
  })),
});
