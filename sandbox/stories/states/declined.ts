import type { Seeds } from '#sandbox/records.ts';
import type { Row } from '#sandbox/store/store.ts';
import { dayMs, venueDay, venueText } from '#sandbox/venueClock.ts';
import { formRow, options, privacyField, type ServerField } from '../forms/forms.ts';
import { registeredVisitor } from './registered.ts';
import { joinSeeds, type Story } from '../story.ts';
import { exhibitionRow, visitorChannel } from '../world.ts';

const exhibitionId = 'declined0000000000000001';
const channelId = 'maindeclined000000000001';
const days = [12, 13] as const;

export const declinedStory: Story = {
  name: 'declined',
  exhibitionId,
  title: { zh: '未通过，需补充', en: 'Declined, to be completed' },
  shows: {
    zh: '13800000006 未通过，需补充两处；13800000008 已通过，有座位 B-07、房间与会议安排，在 /mine 查看。',
    en: '13800000006 was declined and has two answers to complete. 13800000008 is approved, with seat B-07, a room and conferences: see /mine.',
  },
  rows: (nowMs) =>
    joinSeeds([
      {
        Exhibition: [
          exhibitionRow(nowMs, {
            id: exhibitionId,
            name: { zh: '江海茶产业国际论坛', en: 'Jianghai International Tea Forum' },
            place: { zh: '江海国际会议中心 东楼', en: 'Jianghai International Congress Centre, East Wing' },
            cover: 'declined',
            introduction: {
              zh: '茶园、制茶与品牌，两天的论坛与山场考察；参会资格由组委会审核。',
              en: 'Gardens, making and brands: two days of talks and visits. Every delegate is reviewed.',
            },
            days,
            signUp: [-20, 11],
            more: {
              SignUpNeedsReview: true,
              HostPhone: '0571-5550 0142',
              HostEmail: 'review@example.com',
            },
          }),
        ],
        Channel: [visitorChannel(nowMs, channelId, exhibitionId)],
        CustomBasic: [
          formRow(nowMs, { id: 'form0000000000declined01', exhibitionId, fields: fieldsOf(nowMs) }),
        ],
      },
      ...['6', '7'].map((number) => declinedVisitor(nowMs, number)),
      ...['8', '9'].map((number) => approvedVisitor(nowMs, number)),
    ]),
};

function answersOf(nowMs: number): Row {
  return {
    Document: { Type: 'passport', Number: 'E87654321' },
    Role: 'grower',
    Diet: ['vegetarian'],
    ArrivalTime: venueDay(nowMs, days[0] - 1, '14:30').slice(0, 16),
    ArrivalMode: 'train',
    NeedsStay: 'yes',
    StayFrom: venueDay(nowMs, days[0] - 1, '00:00').slice(0, 10),
  };
}

/** Twice, so that two journeys can each change one. */
function declinedVisitor(nowMs: number, number: string): Seeds {
  return registeredVisitor(nowMs, {
    number,
    exhibitionId,
    channelId,
    name: '方予宁',
    mobile: `1380000000${number}`,
    company: '云岭古树茶厂',
    approveState: '3',
    voucherCode: `38150927466${number}`,
    daysAgo: 4,
    answers: {
      ...answersOf(nowMs),
      Job: '负责人',
      ReviewTime: venueText(nowMs - 2 * dayMs),
      ReviewReason: '资料不完整，请补充后再次提交。',
      ReviewReasonEn: 'Something is missing. Please complete it and send it again.',
      ReviewNotes: [
        {
          Key: 'Job',
          Text: '请写明部门和职务全称。',
          TextEn: 'Please give your department and full job title.',
        },
        { Key: 'ArrivalShift', Text: '请补充车次。', TextEn: 'Please add the number of your train.' },
      ],
    },
  });
}

function approvedVisitor(nowMs: number, number: string): Seeds {
  return registeredVisitor(nowMs, {
    number,
    exhibitionId,
    channelId,
    name: '苏砚秋',
    mobile: `1380000000${number}`,
    company: '临溪茶叶研究所',
    approveState: '2',
    voucherCode: `90246817355${number}`,
    seatNo: `B-0${Number(number) - 1}`,
    daysAgo: 6,
    answers: {
      ...answersOf(nowMs),
      Job: '研究室主任',
      ArrivalShift: 'G7',
      ReviewTime: venueText(nowMs - 5 * dayMs),
      HotelName: '江海湖畔酒店',
      HotelNameEn: 'Jianghai Lakeside Hotel',
      RoomNo: '1208',
      ConferenceNotes: '第一天 10:00 主论坛；第二天 9:00 山场考察，酒店大堂集合。',
      ConferenceNotesEn: 'Day 1, 10:00: main forum. Day 2, 9:00: garden visit, meet in the hotel lobby.',
    },
  });
}

const inSection = (zh: string, en: string, fields: readonly ServerField[]): readonly ServerField[] =>
  fields.map((field) => ({ ...field, Section: zh, SectionEn: en }));

const delegateFields = inSection('参会人', 'Delegate', [
  {
    Key: 'Document',
    Type: 'idDocument',
    Title: '身份证件',
    TitleEn: 'Identity document',
    Required: true,
  },
  {
    Key: 'Role',
    Type: 'singleChoice',
    Title: '您的身份',
    TitleEn: 'You are',
    Required: true,
    Options: options(
      ['grower', '茶企', 'A tea company'],
      ['research', '科研院所', 'From research'],
      ['trade', '经销商', 'A dealer'],
    ),
  },
  { Key: 'Job', Type: 'text', Title: '职务', TitleEn: 'Job title', Required: true, Max: 40 },
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

interface Dates {
  readonly earliest: string;
  readonly latest: string;
}

const arrivalFields = ({ earliest, latest }: Dates) =>
  inSection('抵达', 'Arrival', [
    {
      Key: 'ArrivalTime',
      Type: 'dateTime',
      Title: '抵达时间',
      TitleEn: 'Time of arrival',
      Required: true,
      Earliest: earliest,
      Latest: latest,
    },
    {
      Key: 'ArrivalMode',
      Type: 'singleChoice',
      Title: '抵达方式',
      TitleEn: 'Means of arrival',
      Required: true,
      Options: options(['train', '火车', 'Train'], ['drive', '自驾', 'Own car']),
    },
    {
      Key: 'ArrivalShift',
      Type: 'text',
      Title: '车次',
      TitleEn: 'Number of the train',
      Hint: '例如 G7',
      HintEn: 'For example G7',
      Required: true,
      Max: 20,
      ShowWhen: { Key: 'ArrivalMode', In: ['train'] },
    },
  ]);

const stayFields = ({ earliest, latest }: Dates) =>
  inSection('住宿', 'Stay', [
    {
      Key: 'NeedsStay',
      Type: 'singleChoice',
      Title: '是否需要安排住宿',
      TitleEn: 'Do you need a room?',
      Required: true,
      Options: options(['yes', '是', 'Yes'], ['no', '否', 'No']),
    },
    {
      Key: 'StayFrom',
      Type: 'date',
      Title: '入住日期',
      TitleEn: 'First night',
      Required: true,
      Earliest: earliest,
      Latest: latest,
      ShowWhen: { Key: 'NeedsStay', In: ['yes'] },
    },
  ]);

function fieldsOf(nowMs: number): readonly ServerField[] {
  const dates = {
    earliest: venueDay(nowMs, days[0] - 3, '00:00').slice(0, 10),
    latest: venueDay(nowMs, days[1] + 1, '00:00').slice(0, 10),
  };
  return [...delegateFields, ...arrivalFields(dates), ...dietFields, ...stayFields(dates), privacyField];
}
