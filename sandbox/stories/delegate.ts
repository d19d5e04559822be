import { venueDay } from '../venueClock.ts';
import { formRow, options, privacyField, type ServerField } from './forms.ts';
import type { Story } from './story.ts';
import { exhibitionRow, shareRow, visitorChannel } from './world.ts';

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

const yesNo = options(['yes', '是', 'Yes'], ['no', '否', 'No']);

function inSection(zh: string, en: string, fields: readonly ServerField[]): readonly ServerField[] {
  return fields.map((field) => ({ ...field, Section: zh, SectionEn: en }));
}

const personFields = inSection('参会人', 'Delegate', [
  {
    Key: 'NameEn',
    Type: 'text',
    Title: '英文名或拼音',
    TitleEn: 'Name in Latin letters',
    Required: false,
    Max: 60,
  },
  {
    Key: 'Document',
    Type: 'idDocument',
    Title: '身份证件',
    TitleEn: 'Identity document',
    Required: true,
  },
  {
    Key: 'Photo',
    Type: 'photo',
    Title: '参会证照片',
    TitleEn: 'Photo for your badge',
    Required: false,
  },
  {
    Key: 'Nationality',
    Type: 'country',
    Title: '国籍或地区',
    TitleEn: 'Nationality',
    Required: true,
  },
  {
    Key: 'MobileAbroad',
    Type: 'phone',
    Title: '境外手机号',
    TitleEn: 'Mobile number abroad',
    Hint: '没有内地手机号的代表请填写',
    HintEn: 'For delegates without a mainland number',
    Required: false,
  },
  {
    Key: 'ParentCountry',
    Type: 'country',
    Title: '母公司所在国家或地区',
    TitleEn: 'Where your parent company is from',
    Required: false,
  },
  { Key: 'Job', Type: 'text', Title: '职务', TitleEn: 'Job title', Required: true, Max: 40 },
  {
    Key: 'IndustryVisit',
    Type: 'singleChoice',
    Title: '是否参加九市产业考察',
    TitleEn: 'Will you join the industry visit to nine cities?',
    Required: true,
    Options: yesNo,
  },
  {
    Key: 'Inviter',
    Type: 'text',
    Title: '邀请人',
    TitleEn: 'Who has invited you',
    Required: false,
    Max: 40,
  },
  {
    Key: 'InviterPhone',
    Type: 'phone',
    Title: '邀请人电话',
    TitleEn: 'Phone number of who has invited you',
    Required: false,
  },
  {
    Key: 'ContactPerson',
    Type: 'text',
    Title: '联系人',
    TitleEn: 'Whom to ask about you',
    Required: false,
    Max: 40,
  },
  {
    Key: 'NeedsVehiclePermit',
    Type: 'singleChoice',
    Title: '是否需要车辆通行证',
    TitleEn: 'Do you need a permit for your car?',
    Required: true,
    Options: yesNo,
  },
  {
    Key: 'PlateNumber',
    Type: 'plate',
    Title: '车牌号',
    TitleEn: 'Number plate',
    Hint: '新能源车牌为 8 位',
    HintEn: 'A new-energy plate has eight signs',
    Required: true,
    ShowWhen: { Key: 'NeedsVehiclePermit', In: ['yes'] },
  },
]);

const modes = options(
  ['drive', '自驾', 'Own car'],
  ['plane', '飞机', 'Plane'],
  ['train', '火车', 'Train'],
  ['coach', '大巴', 'Coach'],
);
const byTimetable = ['plane', 'train', 'coach'];

/** Arrival and departure ask the same: when, how, where, and by which service. */
function journeyFields(
  name: 'Arrival' | 'Departure',
  [zh, en]: readonly [string, string],
  [earliest, latest]: readonly [string, string],
): readonly ServerField[] {
  return [
    {
      Key: `${name}Time`,
      Type: 'dateTime',
      Title: `${zh}时间`,
      TitleEn: `Time of ${en}`,
      Required: true,
      Earliest: earliest.slice(0, 10),
      Latest: latest.slice(0, 10),
    },
    {
      Key: `${name}Mode`,
      Type: 'singleChoice',
      Title: `${zh}方式`,
      TitleEn: `Means of ${en}`,
      Required: true,
      Options: modes,
    },
    {
      Key: `${name}Site`,
      Type: 'text',
      Title: `${zh}站点`,
      TitleEn: `Airport or station of ${en}`,
      Required: true,
      Max: 40,
      ShowWhen: { Key: `${name}Mode`, In: byTimetable },
    },
    {
      Key: `${name}Shift`,
      Type: 'text',
      Title: `${zh}班次`,
      TitleEn: `Number of flight, train or coach on ${en}`,
      Hint: '例如 MU5101、G7',
      HintEn: 'For example MU5101 or G7',
      Required: true,
      Max: 20,
      ShowWhen: { Key: `${name}Mode`, In: byTimetable },
    },
  ];
}

const travelFields = (from: string, until: string) =>
  inSection('往返行程', 'Arrival and departure', [
    ...journeyFields('Arrival', ['抵达', 'arrival'], [from, until]),
    ...journeyFields('Departure', ['离开', 'departure'], [from, until]),
  ]);

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

/** Papers to hand in. Proofs that age are taken within 48 hours before the first day only. */
const healthFields = inSection('健康材料', 'Health papers', [
  {
    Key: 'HealthCode',
    Type: 'file',
    Title: '健康码',
    TitleEn: 'Health code',
    Hint: '手机截图即可',
    HintEn: 'A screenshot will do',
    Required: true,
    Accept: 'image',
  },
  {
    Key: 'TravelCode',
    Type: 'file',
    Title: '行程码',
    TitleEn: 'Travel code',
    Required: false,
    Accept: 'image',
  },
  {
    Key: 'NucleicProof1',
    Type: 'file',
    Title: '第一次核酸检测证明',
    TitleEn: 'First nucleic acid proof',
    Required: false,
    Within48Hours: true,
  },
  {
    Key: 'NucleicProof2',
    Type: 'file',
    Title: '第二次核酸检测证明',
    TitleEn: 'Second nucleic acid proof',
    Required: false,
    Within48Hours: true,
  },
  {
    Key: 'HealthRecord',
    Type: 'file',
    Title: '健康监测记录',
    TitleEn: 'Health monitoring record',
    Required: false,
  },
  {
    Key: 'HealthCommitment',
    Type: 'file',
    Title: '签字的健康承诺书',
    TitleEn: 'Signed health commitment',
    Required: false,
  },
  {
    Key: 'HealthAgreed',
    Type: 'agreement',
    Title: '我保证以上健康材料真实，并同意主办方为防疫查验使用。',
    TitleEn: 'These papers are true, and I agree that the organiser checks them for the health of all.',
    Required: true,
  },
]);
