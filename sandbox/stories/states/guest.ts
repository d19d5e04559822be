import { formRow, options, type ServerField } from '../forms/forms.ts';
import type { Story } from '../story.ts';
import { channelRow, exhibitionRow } from '../world.ts';

const exhibitionId = 'guest0000000000000000001';

const fields: readonly ServerField[] = [
  {
    Key: 'Country',
    Type: 'text',
    Title: '',
    TitleEn: 'Country or region',
    Required: true,
    Max: 60,
  },
  {
    Key: 'Passport',
    Type: 'idDocument',
    Title: '',
    TitleEn: 'Passport',
    HintEn: 'Needed for the visa invitation letter',
    Required: false,
    DocumentTypes: ['passport'],
  },
  {
    Key: 'Interests',
    Type: 'multipleChoice',
    Title: '',
    TitleEn: 'What brings you here?',
    Required: true,
    Min: 1,
    Max: 2,
    Options: options(
      ['sourcing', '', 'Sourcing'],
      ['press', '', 'Reporting'],
      ['studies', '', 'Studies'],
      ['networking', '', 'Meeting designers'],
    ),
  },
  {
    Key: 'PrivacyAgreed',
    Type: 'agreement',
    Title: '',
    TitleEn: 'I have read the privacy notice and agree to it.',
    Required: true,
  },
];

export const guestStory: Story = {
  name: 'guest',
  exhibitionId,
  title: { zh: '境外来宾', en: 'Guest from abroad' },
  shows: {
    zh: '主办方只填写了英文；用邮箱代替手机号证明身份。',
    en: 'Everything is given in English only, and an e-mail takes the place of a mobile.',
  },
  rows: (nowMs) => ({
    Exhibition: [
      exhibitionRow(nowMs, {
        id: exhibitionId,
        name: {
          zh: 'Harbour Light International Design Fair',
          en: 'Harbour Light International Design Fair',
        },
        place: { zh: '', en: 'Pier 9, Jianghai Riverside' },
        cover: 'guest',
        introduction: { zh: '', en: 'Lighting, furniture and materials from forty countries, by the river.' },
        days: [33, 36],
        signUp: [-40, 35],
      }),
    ],
    Channel: [
      channelRow(nowMs, {
        id: 'mainguest000000000000001',
        exhibitionId,
        name: { zh: '', en: 'International guests' },
        description: { zh: '', en: 'With invitation letter and airport shuttle' },
      }),
    ],
    CustomBasic: [
      formRow(nowMs, { id: 'form0000000000000guest01', exhibitionId, provenBy: 'email', fields }),
    ],
  }),
};
