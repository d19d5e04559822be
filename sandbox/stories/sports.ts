import { formRow, inSection, options, privacyField, shortFields } from './forms/forms.ts';
import type { Story } from './story.ts';
import { exhibitionRow, visitorChannel } from './world.ts';

const exhibitionId = 'tenantsports000000000001';

/** Builds of the sandbox know it by its exhibition id. */
export const sportsStory: Story = {
  name: 'sports',
  exhibitionId,
  title: { zh: '有特殊处理的展会', en: 'An exhibition with special treatment' },
  shows: {
    zh: '由展会编号认出：表单里有饮食和住宿，但从不询问。',
    en: 'Known by its own id: diet and stay are in its form, and never asked.',
  },
  rows: (nowMs) => ({
    Exhibition: [
      exhibitionRow(nowMs, {
        id: exhibitionId,
        name: { zh: '江海体育用品展', en: 'Jianghai Sporting Goods Show' },
        place: { zh: '江海国际会议中心', en: 'Jianghai International Congress Centre' },
        cover: 'sports',
        introduction: { zh: '球类、骑行与户外。', en: 'Ball games, cycling and outdoors.' },
        days: [20, 22],
        signUp: [-10, 19],
      }),
    ],
    Channel: [visitorChannel(nowMs, 'mainsports00000000000001', exhibitionId)],
    CustomBasic: [
      formRow(nowMs, {
        id: 'form0000000000000sport01',
        exhibitionId,
        fields: [
          ...shortFields.filter((field) => field !== privacyField),
          ...inSection('饮食', 'Diet', [
            {
              Key: 'Diet',
              Type: 'singleChoice',
              Title: '饮食要求',
              TitleEn: 'Diet',
              Required: true,
              Options: options(['any', '无', 'None'], ['halal', '清真', 'Halal']),
            },
          ]),
          privacyField,
        ],
      }),
    ],
  }),
};
