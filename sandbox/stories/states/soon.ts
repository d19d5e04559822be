import { formRow, shortFields } from '../forms/forms.ts';
import type { Story } from '../story.ts';
import { bannerRow, exhibitionRow, visitorChannel } from '../world.ts';

const exhibitionId = 'soon00000000000000000001';

export const soonStory: Story = {
  name: 'soon',
  exhibitionId,
  title: { zh: '尚未开放', en: 'Not yet open' },
  shows: {
    zh: '三天后开放登记，页面说明何时可以再来。',
    en: 'Registration opens in three days, and the page says when.',
  },
  rows: (nowMs) => ({
    Exhibition: [
      exhibitionRow(nowMs, {
        id: exhibitionId,
        name: { zh: '云津绿色能源与储能展', en: 'Yunjin Green Energy and Storage Fair' },
        place: { zh: '云津会展中心 3 号馆', en: 'Yunjin Exhibition Centre, Hall 3' },
        cover: 'soon',
        introduction: {
          zh: '光伏、风电、储能与充换电，一次看全。',
          en: 'Solar, wind, storage and charging under one roof.',
        },
        days: [45, 47],
        signUp: [3, 44],
      }),
    ],
    Channel: [visitorChannel(nowMs, 'mainsoon0000000000000001', exhibitionId)],
    ExhibitionBanner: [
      bannerRow(nowMs, {
        id: 'banner000000000000soon01',
        exhibitionId,
        picture: '/sandbox/pictures/cover-guest.svg',
        title: { zh: '展馆平面图', en: 'The floor plan' },
        link: 'https://files.example.com/floor-plan.pdf',
        sort: 1,
      }),
    ],
    CustomBasic: [formRow(nowMs, { id: 'form00000000000000soon01', exhibitionId, fields: shortFields })],
  }),
};
