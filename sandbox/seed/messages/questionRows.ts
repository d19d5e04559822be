import type { Row } from '#sandbox/store/store.ts';
import { dayMs, venueText } from '#sandbox/venueClock.ts';
import { seedId } from '../seeded.ts';
import { storyMark } from '../storyMark.ts';

export interface MessageWorld {
  readonly exhibitionId: string;
  readonly tenantId: string;
  readonly nowMs: number;
  /** Whose conversations they are. */
  readonly visitorId: string;
}

const asked: readonly { readonly content: string; readonly answer: string; readonly state: string }[] = [
  { content: '停车场几点关闭？', answer: '', state: '0' },
  {
    content: '发票抬头写错了，可以重开吗？',
    answer: '可以。请把正确的抬头和税号发到展会邮箱，三个工作日内重开。\n给您添麻烦了。',
    state: '1',
  },
  { content: '请问展馆可以寄存行李吗？', answer: '', state: '2' },
];

/** What one visitor has asked the organiser: a question that waits, one that was answered, one that was closed. */
export const questionRows = ({ exhibitionId, tenantId, nowMs, visitorId }: MessageWorld): Row[] =>
  asked.map(({ content, answer, state }, at) => {
    const askedMs = nowMs - (at + 1) * dayMs;
    return {
      RecordId: seedId(`asked${storyMark(exhibitionId)}`, at + 1),
      TenantId: tenantId,
      CreatedAt: venueText(askedMs),
      CreatedAtMesc: askedMs,
      ExhibitionId: exhibitionId,
      VisitorId: visitorId,
      Name: '林小满',
      Type: 'question',
      Content: content,
      State: state,
      Answer: answer,
      AnsweredAt: answer === '' ? '' : venueText(askedMs + dayMs / 4),
    };
  });
