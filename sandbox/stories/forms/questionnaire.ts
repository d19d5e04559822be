import type { Row } from '#sandbox/store/store.ts';
import { options } from './forms.ts';
import { createdAt, jianghaiTenantId } from '../world.ts';

/** Every field type that a questionnaire may contain, one of which needs an upload. */
export function mediaQuestionnaire(nowMs: number, exhibitionId: string, channelId: string): Row {
  return {
    RecordId: 'questions000000000open01',
    TenantId: jianghaiTenantId,
    ...createdAt(nowMs, 40),
    ExhibitionId: exhibitionId,
    ChannelId: channelId,
    Version: '1',
    Title: '媒体参会问卷',
    TitleEn: 'Questions for the press',
    Introduction: '帮助我们安排采访与座位，约 1 分钟。',
    IntroductionEn: 'So that we can plan interviews and seats. About a minute.',
    Questions: questions.map((question, index) => ({ ...question, Sort: index + 1 })),
  };
}

/** To sign up for a session by, for everybody who holds a pass. */
export function sessionQuestionnaire(nowMs: number, exhibitionId: string, id: string): Row {
  return {
    RecordId: id,
    TenantId: jianghaiTenantId,
    ...createdAt(nowMs, 40),
    ExhibitionId: exhibitionId,
    ChannelId: '',
    Version: '1',
    Title: '登记参加会议',
    TitleEn: 'Sign up for the session',
    Introduction: '座位有限，请告诉我们几个人来。',
    IntroductionEn: 'Seats are few: please say how many of you will come.',
    Questions: [
      {
        Key: 'HowMany',
        Type: 'singleChoice',
        Title: '几个人参加？',
        TitleEn: 'How many of you will come?',
        Required: true,
        Options: options(
          ['one', '一人', 'One'],
          ['two', '两人', 'Two'],
          ['more', '三人及以上', 'Three or more'],
        ),
        Sort: 1,
      },
    ],
  };
}

const questions: readonly Row[] = [
  {
    Key: 'MediaKind',
    Type: 'singleChoice',
    Title: '您来自哪类媒体？',
    TitleEn: 'What kind of press are you from?',
    Required: true,
    Options: [
      ...options(['paper', '报刊', 'Newspaper or magazine'], ['online', '网络媒体', 'Online']),
      { ...options(['other', '其他', 'Other'])[0], AllowText: true },
    ],
  },
  {
    Key: 'Topics',
    Type: 'multipleChoice',
    Title: '您希望采访的主题',
    TitleEn: 'Topics you would like to cover',
    Required: true,
    Max: 2,
    Options: options(
      ['robots', '工业机器人', 'Industrial robots'],
      ['software', '工业软件', 'Industrial software'],
      ['policy', '产业政策', 'Industrial policy'],
      ['people', '企业人物', 'People and companies'],
    ),
  },
  {
    Key: 'Wishes',
    Type: 'longText',
    Title: '对我们的建议',
    TitleEn: 'What we could do better',
    Required: false,
    Max: 200,
  },
  {
    Key: 'IdNumber',
    Type: 'idNumber',
    Title: '身份证号',
    TitleEn: 'Mainland ID number',
    Hint: '仅用于办理新闻中心通行证',
    HintEn: 'Only for your press badge',
    Required: false,
  },
  {
    Key: 'PressCard',
    Type: 'image',
    Title: '记者证照片',
    TitleEn: 'Photo of your press card',
    Required: false,
  },
];
