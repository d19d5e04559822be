import { venueDay } from '#sandbox/venueClock.ts';
import { formRow, shortFields } from '../forms/forms.ts';
import type { Story } from '../story.ts';
import { exhibitionRow, visitorChannel } from '../world.ts';

const exhibitionId = 'paused000000000000000001';

export const pausedStory: Story = {
  name: 'paused',
  exhibitionId,
  title: { zh: '暂停登记', en: 'Temporarily closed' },
  shows: {
    zh: '主办方暂停了登记，页面说明原因和恢复时间。',
    en: 'The organizer paused registration; the page says why and until when.',
  },
  rows: (nowMs) => ({
    Exhibition: [
      exhibitionRow(nowMs, {
        id: exhibitionId,
        name: { zh: '南麓国际食品与餐饮展', en: 'Nanlu International Food and Hospitality Show' },
        place: { zh: '南麓国际博览中心', en: 'Nanlu International Exposition Centre' },
        cover: 'paused',
        introduction: {
          zh: '从产地到餐桌，三十个产区的好味道。',
          en: 'From field to table: good things from thirty regions.',
        },
        days: [12, 14],
        signUp: [-20, 13],
        more: {
          SignUpPaused: true,
          SignUpPausedReason: '首日预约已满，正在增开入场时段。',
          SignUpPausedReasonEn: 'The first day is fully booked; more entry times are being added.',
          SignUpResumeTime: venueDay(nowMs, 2, '10:00'),
        },
      }),
    ],
    Channel: [visitorChannel(nowMs, 'mainpaused00000000000001', exhibitionId)],
    CustomBasic: [formRow(nowMs, { id: 'form000000000000paused01', exhibitionId, fields: shortFields })],
  }),
};
