import { venueDay } from '../venueClock.ts';
import { healthCodeField } from './forms/delegateHealth.ts';
import { formRow, inSection, options, privacyField, type ServerField, yesNo } from './forms/forms.ts';
import type { Story } from './story.ts';
import { exhibitionRow, shareRow, visitorChannel } from './world.ts';

const exhibitionId = 'group0000000000000000001';
const days = [8, 10] as const;

export const groupStory: Story = {
  name: 'group',
  exhibitionId,
  title: { zh: '考察团', en: 'A party of visitors' },
  shows: {
    zh: '一个人为整个考察团登记：逐个填写、粘贴名单、把行程批量复制，一次提交。',
    en: 'One person registers a whole party: one by one, by a pasted list, with one trip copied to all, in one go.',
  },
  rows: (nowMs) => ({
    Exhibition: [
      exhibitionRow(nowMs, {
        id: exhibitionId,
        name: { zh: '江海跨境采购对接会', en: 'Jianghai Sourcing Days' },
        place: { zh: '江海国际会展中心 5 号馆', en: 'Hall 5, Jianghai International Expo Centre' },
        cover: 'group',
        introduction: {
          zh: '采购团、商协会与供应商面对面，团队可由一人统一登记。',
          en: 'Buying parties and associations meet suppliers; one person may register a whole party.',
        },
        days,
        signUp: [-20, 7],
      }),
    ],
    Channel: [visitorChannel(nowMs, 'maingroup000000000000001', exhibitionId)],
    CustomBasic: [
      formRow(nowMs, {
        id: 'form00000000000000group1',
        exhibitionId,
        provenBy: 'mobileOrEmail',
        fields: [
          ...personFields,
          ...travelFields(venueDay(nowMs, days[0] - 2, '00:00'), venueDay(nowMs, days[1], '00:00')),
          ...dietFields,
          ...stayFields,
          privacyField,
        ],
      }),
    ],
    CustomerShare: [shareRow(nowMs, 'share0000000000000group1', exhibitionId)],
  }),
};

const personFields: readonly ServerField[] = inSection('参会人', 'Participant', [
  {
    Key: 'Document',
    Type: 'idDocument',
    Title: '证件',
    TitleEn: 'Document',
    Required: true,
    DocumentTypes: ['mainlandId', 'passport'],
  },
  { Key: 'Job', Type: 'text', Title: '职务', TitleEn: 'Job title', Required: false, Max: 40 },
  { Key: 'Photo', Type: 'photo', Title: '照片', TitleEn: 'Photo', Required: true },
  healthCodeField,
]);

const travelFields = (from: string, until: string) =>
  inSection('行程', 'Travel', [
    {
      Key: 'ArrivalDay',
      Type: 'date',
      Title: '到达日期',
      TitleEn: 'Day of arrival',
      Required: true,
      Earliest: from.slice(0, 10),
      Latest: until.slice(0, 10),
    },
    {
      Key: 'ArrivalMode',
      Type: 'singleChoice',
      Title: '到达方式',
      TitleEn: 'How you arrive',
      Required: true,
      Options: options(
        ['train', '火车', 'Train'],
        ['plane', '飞机', 'Plane'],
        ['coach', '大巴', 'Coach'],
        ['car', '自驾', 'Own car'],
      ),
    },
    {
      Key: 'ArrivalNumber',
      Type: 'text',
      Title: '班次',
      TitleEn: 'Train or flight number',
      Required: false,
      Max: 20,
      ShowWhen: { Key: 'ArrivalMode', In: ['train', 'plane'] },
    },
  ]);

const dietFields = inSection('饮食', 'Diet', [
  {
    Key: 'Diet',
    Type: 'multipleChoice',
    Title: '饮食要求',
    TitleEn: 'What you eat',
    Required: false,
    Options: options(['halal', '清真', 'Halal'], ['vegetarian', '素食', 'Vegetarian']),
  },
]);

const stayFields = inSection('住宿', 'Stay', [
  {
    Key: 'NeedsStay',
    Type: 'singleChoice',
    Title: '是否需要安排住宿',
    TitleEn: 'Do you need a room?',
    Required: true,
    Options: yesNo,
  },
]);
