import { formRow, shortFields } from '../forms/forms.ts';
import type { Story } from '../story.ts';
import { exhibitionRow, visitorChannel } from '../world.ts';

const exhibitionId = 'ended0000000000000000001';

export const endedStory: Story = {
  name: 'ended',
  exhibitionId,
  title: { zh: '登记已结束', en: 'Ended' },
  shows: {
    zh: '展会与登记都已结束，仍可查询自己的证件。',
    en: 'The exhibition is over; a voucher can still be looked up.',
  },
  rows: (nowMs) => ({
    Exhibition: [
      exhibitionRow(nowMs, {
        id: exhibitionId,
        name: { zh: '江海工业设计周', en: 'Jianghai Industrial Design Week' },
        place: { zh: '江海老船坞创意园', en: 'Jianghai Old Dockyard Creative Park' },
        cover: 'ended',
        introduction: {
          zh: '一百二十件获奖作品与八场设计师对谈。',
          en: 'A hundred and twenty winning designs and eight talks.',
        },
        days: [-6, -2],
        signUp: [-60, -3],
      }),
    ],
    Channel: [visitorChannel(nowMs, 'mainended000000000000001', exhibitionId)],
    CustomBasic: [formRow(nowMs, { id: 'form0000000000000ended01', exhibitionId, fields: shortFields })],
  }),
};
