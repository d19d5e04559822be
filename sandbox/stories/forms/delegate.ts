import { venueDay } from '#sandbox/venueClock.ts';
import { healthFields } from './delegateHealth.ts';
import { personFields } from './delegatePerson.ts';
import { travelFields } from './delegateTravel.ts';
import { formRow, inSection, options, privacyField, yesNo } from './forms.ts';
import type { Story } from '../story.ts';
import { exhibitionRow, shareRow, visitorChannel } from '../world.ts';

const exhibitionId = 'delegate0000000000000001';
const days = [6, 8] as const;

export const delegateStory: Story = {
  name: 'delegate',
  exhibitionId,
  title: { zh: '会议代表', en: 'Delegates' },
  shows: {
    zh: '会议代表的完整登记：证件、行程、饮食、住宿与健康材料，其中一个参观时段已满。',
    en: 'A delegate’s whole registration: document, travel, diet, stay and health papers; one of the time slots is full.',
  },
  rows: (nowMs) => ({
    Exhibition: [
      exhibitionRow(nowMs, {
        id: exhibitionId,
        name: { zh: '江海海洋经济合作大会', en: 'Jianghai Blue Economy Congress' },
        place: { zh: '江海国际会议中心', en: 'Jianghai International Congress Centre' },
        cover: 'delegate',
        introduction: {
          zh: '港口、渔业与海上新能源，三天的会议与九市考察。',
          en: 'Ports, fisheries and offshore energy: three days of meetings, and visits to nine cities.',
        },
        days,
        signUp: [-20, 5],
      }),
    ],
    Channel: [visitorChannel(nowMs, 'maindelegate000000000001', exhibitionId)],
    CustomBasic: [
      formRow(nowMs, {
        id: 'form0000000000delegate01',
        exhibitionId,
        provenBy: 'mobileOrEmail',
        fields: [
          ...personFields,
          ...travelFields(venueDay(nowMs, days[0] - 3, '00:00'), venueDay(nowMs, days[1] + 3, '00:00')),
          ...dietFields,
          ...stayFields(venueDay(nowMs, days[0] - 1, '00:00'), venueDay(nowMs, days[1] + 1, '00:00')),
          ...visitFields,
          ...healthFields,
          privacyField,
        ],
      }),
    ],
    CustomerShare: [shareRow(nowMs, 'share0000000000delegate1', exhibitionId)],
  }),
};

const dietFields = inSection('饮食', 'Diet', [
  {
    Key: 'Diet',
    Type: 'multipleChoice',
    Title: '饮食要求',
    TitleEn: 'What you eat',
    Required: false,
    Options: options(
      ['halal', '清真', 'Halal'],
      ['vegetarian', '素食', 'Vegetarian'],
      ['other', '其他忌口', 'Something else'],
    ),
  },
  {
    Key: 'DietTaboo',
    Type: 'text',
    Title: '其他忌口',
    TitleEn: 'What you do not eat',
    Required: true,
    Max: 60,
    ShowWhen: { Key: 'Diet', In: ['other'] },
  },
]);

const stayFields = (from: string, until: string) =>
  inSection('住宿', 'Stay', [
    {
      Key: 'NeedsStay',
      Type: 'singleChoice',
      Title: '是否需要安排住宿',
      TitleEn: 'Do you need a room?',
      Required: true,
      Options: yesNo,
    },
    {
      Key: 'StayFrom',
      Type: 'date',
      Title: '入住日期',
      TitleEn: 'First night',
      Required: true,
      Earliest: from.slice(0, 10),
      Latest: until.slice(0, 10),
      ShowWhen: { Key: 'NeedsStay', In: ['yes'] },
    },
    {
      Key: 'StayUntil',
      Type: 'date',
      Title: '离店日期',
      TitleEn: 'Day you leave',
      Required: true,
      Earliest: from.slice(0, 10),
      Latest: until.slice(0, 10),
      ShowWhen: { Key: 'NeedsStay', In: ['yes'] },
    },
  ]);

const visitFields = inSection('参观时段', 'Time slot', [
  {
    Key: 'VisitSlot',
    Type: 'singleChoice',
    Title: '第一天的参观时段',
    TitleEn: 'Your slot on the first day',
    Required: true,
    Options: [
      { Value: 'morning', Text: '上午 9:00–12:00', TextEn: 'Morning, 9:00–12:00', Full: true },
      { Value: 'afternoon', Text: '下午 13:30–17:00', TextEn: 'Afternoon, 13:30–17:00' },
    ],
  },
]);
