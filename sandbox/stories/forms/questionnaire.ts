import type { Row } from '../../store/store.ts';
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
    HintEn: 'Only for your press centre pass',
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
