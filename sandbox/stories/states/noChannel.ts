import { formRow, shortFields } from '../forms/forms.ts';
import type { Story } from '../story.ts';
import { exhibitionRow } from '../world.ts';

const exhibitionId = 'nochannel000000000000001';

export const noChannelStory: Story = {
  name: 'nochannel',
  exhibitionId,
  title: { zh: '没有通道', en: 'No channel' },
  shows: {
    zh: '这场展会还没有设置任何登记通道，获取通道会失败。',
    en: 'No channel has been set up, so getting the channel fails.',
  },
  rows: (nowMs) => ({
    Exhibition: [
      exhibitionRow(nowMs, {
        id: exhibitionId,
        name: { zh: '临澜海洋装备展', en: 'Linlan Marine Equipment Exhibition' },
        place: { zh: '临澜港会议中心', en: 'Linlan Harbour Convention Centre' },
        cover: 'nochannel',
        introduction: {
          zh: '船舶、海工与深海探测装备。',
          en: 'Ships, offshore engineering and deep-sea exploration.',
        },
        days: [60, 62],
        signUp: [-5, 59],
        more: { HostPhone: '0571-5550 0131' },
      }),
    ],
    CustomBasic: [formRow(nowMs, { id: 'form000000000nochannel01', exhibitionId, fields: shortFields })],
  }),
};
