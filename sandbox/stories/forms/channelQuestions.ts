import type { Seeds } from '#sandbox/records.ts';
import type { Row } from '#sandbox/store/store.ts';
import { venueDay } from '#sandbox/venueClock.ts';
import { options, yesNo } from './forms.ts';
import { meetingRows, voteRows } from './votes.ts';
import { createdAt, jianghaiTenantId } from '../world.ts';

interface Place {
  readonly exhibitionId: string;
  readonly visitorChannelId: string;
  readonly buyerChannelId: string;
  readonly visitorId: string;
}

/** One that is asked step by step, one with a wrong setup, four for after the visit, and votes. */
export function visitorQuestionnaires(nowMs: number, place: Place): Seeds {
  const { exhibitionId } = place;
  const row = (id: string, questions: readonly Row[], more: Row): Row => ({
    RecordId: id,
    TenantId: jianghaiTenantId,
    ...createdAt(nowMs, 12),
    ExhibitionId: exhibitionId,
    ChannelId: '',
    Version: '1',
    Introduction: '',
    IntroductionEn: '',
    Questions: questions.map((question, index) => ({ ...question, Sort: index + 1 })),
    ...more,
  });
  const after = (
    id: string,
    title: readonly [string, string],
    days: readonly [number, number],
    more: Row = {},
  ) =>
    row(id, afterVisit, {
      Title: title[0],
      TitleEn: title[1],
      Occasion: 'afterVisit',
      StartTime: venueDay(nowMs, days[0], '09:00'),
      EndTime: venueDay(nowMs, days[1], '18:00'),
      ...more,
    });
  return {
    Questionnaire: [
      row('qsteps000000000000000001', stepQuestions, {
        ChannelId: place.visitorChannelId,
        Mode: 'steps',
        Title: '观众小调查',
        TitleEn: 'A few questions',
        Introduction: '一题一题来，随时可以离开，回来接着填。',
        IntroductionEn: 'One at a time. Leave whenever you like; you can go on later.',
      }),
      row('qwrong000000000000000001', wronglySetUp, {
        ChannelId: place.buyerChannelId,
        Title: '采购意向',
        TitleEn: 'What you would like to buy',
      }),
      after('qafteropen00000000000001', ['参观体验', 'Your visit'], [-1, 5]),
      after('qafterlater0000000000001', ['会后回访', 'A week later'], [9, 16]),
      after('qafterended0000000000001', ['首日反馈', 'The first day'], [-2, -1]),
      after('qafterdone00000000000001', ['最喜欢的展位', 'Your favourite booth'], [-1, 5], {
        RecordsInto: 'VoteRecordInfo',
        Questions: [{ ...favourite, Sort: 1 }],
      }),
      ...voteRows(nowMs, exhibitionId),
    ],
    VoteRecordInfo: [vote(nowMs, place)],
    MeetingRecordInfo: meetingRows(nowMs, exhibitionId, place.visitorId),
  };
}

const vote = (nowMs: number, { exhibitionId, visitorChannelId, visitorId }: Place): Row => ({
  RecordId: 'voted0000000000000000001',
  TenantId: jianghaiTenantId,
  ...createdAt(nowMs, 0),
  ExhibitionId: exhibitionId,
  ChannelId: visitorChannelId,
  QuestionnaireId: 'qafterdone00000000000001',
  VisitorId: visitorId,
  ClientRef: '',
  Version: '1',
  Answers: { Favourite: 'garden' },
});

const stepQuestions: readonly Row[] = [
  {
    Key: 'FirstTime',
    Type: 'singleChoice',
    Title: '您是第一次来吗？',
    TitleEn: 'Is this your first visit?',
    Required: true,
    Options: yesNo,
  },
  {
    Key: 'LastYear',
    Type: 'text',
    Title: '往届您最喜欢哪个展区？',
    TitleEn: 'Which area did you like best before?',
    Required: true,
    Max: 40,
    ShowWhen: { Key: 'FirstTime', In: ['no'] },
  },
  {
    Key: 'Heard',
    Type: 'multipleChoice',
    Title: '您从哪里知道我们？',
    TitleEn: 'How did you hear of us?',
    Required: true,
    Max: 2,
    Options: [
      ...options(['friend', '朋友介绍', 'From a friend']),
      { ...options(['media', '媒体，请写名称', 'A paper or site'])[0], AllowText: true },
      { ...options(['other', '其他', 'Somewhere else'])[0], AllowText: true },
    ],
  },
  {
    Key: 'Household',
    Type: 'singleChoice',
    Section: '关于您',
    SectionEn: 'About you',
    Title: '同住人数',
    TitleEn: 'People in your household',
    Required: true,
    Options: options(
      ['one', '一人', 'One'],
      ['few', '两到三人', 'Two or three'],
      ['many', '四人以上', 'Four or more'],
    ),
  },
  {
    Key: 'Street',
    Type: 'text',
    Section: '关于您',
    SectionEn: 'About you',
    Title: '所在街区',
    TitleEn: 'Your neighbourhood',
    Required: false,
    Max: 40,
  },
  {
    Key: 'IdNumber',
    Type: 'idNumber',
    Title: '身份证号（领取纪念品时核对）',
    TitleEn: 'Mainland ID number, to collect a small gift',
    Required: false,
  },
];

/** A field type of a later version, and limits that contradict the choices; it can be answered all the same. */
const wronglySetUp: readonly Row[] = [
  {
    Key: 'Route',
    Type: 'starRating',
    Title: '请为参观路线打分',
    TitleEn: 'Rate the route',
    Required: true,
  },
  {
    Key: 'Goods',
    Type: 'multipleChoice',
    Title: '采购品类',
    TitleEn: 'What you are looking for',
    Required: true,
    Min: 5,
    Max: 9,
    Options: [
      ...options(
        ['furniture', '家具', 'Furniture'],
        ['lamps', '灯具', 'Lamps'],
        ['lamps', '灯具', 'Lamps again'],
      ),
    ],
  },
];

const afterVisit: readonly Row[] = [
  {
    Key: 'Satisfied',
    Type: 'singleChoice',
    Title: '这次参观您满意吗？',
    TitleEn: 'Did you enjoy your visit?',
    Required: true,
    Options: options(['yes', '满意', 'Yes'], ['partly', '一般', 'Partly'], ['no', '不满意', 'No']),
  },
  {
    Key: 'Missing',
    Type: 'longText',
    Title: '有什么让您失望？',
    TitleEn: 'What was disappointing?',
    Required: true,
    Max: 200,
    ShowWhen: { Key: 'Satisfied', In: ['partly', 'no'] },
  },
  {
    Key: 'Pictures',
    Type: 'image',
    Title: '晒一晒您拍的照片',
    TitleEn: 'Share the pictures you took',
    Required: false,
    Max: 9,
  },
];

const favourite: Row = {
  Key: 'Favourite',
  Type: 'singleChoice',
  Title: '您最喜欢哪个展位？',
  TitleEn: 'Which booth did you like best?',
  Required: true,
  Options: options(['garden', '屋顶花园', 'The roof garden'], ['bikes', '城市单车', 'City bikes']),
};
