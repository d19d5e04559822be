import type { Seeds } from '#sandbox/records.ts';
import { seedId } from '#sandbox/seed/seeded.ts';
import { minuteMs, venueText } from '#sandbox/venueClock.ts';
import { jianghaiTenantId } from '../world.ts';

const asked = [
  { hoursAgo: 2, name: '林小满', content: '展馆里可以寄存行李吗？', contact: { Mob: '13900001001' } },
  {
    hoursAgo: 26,
    name: 'Clara Winter',
    content: 'Is there a shuttle bus from the airport?',
    contact: { Email: 'clara@visitor.example' },
  },
  {
    hoursAgo: 5,
    name: '周以宁',
    content: '举报：留言里有广告和外部链接',
    type: 'report',
    contact: {},
    about: { AboutKind: 'exhibitor', AboutId: seedId('orgcompany', 1) },
  },
  {
    hoursAgo: 50,
    name: '沈知远',
    content: '首日几点开馆？',
    contact: { Mob: '13900001002' },
    answer: '首日 8:30 开馆，请提前准备好参观码。',
  },
] as const;

/** Two questions and a report that wait, and a question that was answered; each of another visitor. */
export const organiserQuestions = (exhibitionId: string, nowMs: number): Seeds => ({
  ConnectUs: asked.map(({ hoursAgo, name, content, contact, ...more }, at) => {
    const askedMs = nowMs - hoursAgo * 60 * minuteMs;
    const answer = 'answer' in more ? more.answer : '';
    return {
      RecordId: seedId('orgquestion', at + 1),
      TenantId: jianghaiTenantId,
      CreatedAt: venueText(askedMs),
      CreatedAtMesc: askedMs,
      ExhibitionId: exhibitionId,
      VisitorId: seedId('orgvisitor', at + 1),
      Name: name,
      ...contact,
      Type: 'type' in more ? more.type : 'question',
      Content: content,
      ...('about' in more && more.about),
      State: answer === '' ? '0' : '1',
      Answer: answer,
      AnsweredAt: answer === '' ? '' : venueText(askedMs + 60 * minuteMs),
    };
  }),
});
