import { venueDay } from '#sandbox/venueClock.ts';
import { formRow, options, privacyField, type ServerField } from './forms.ts';
import type { Story } from '../story.ts';
import { exhibitionRow, shareRow, visitorChannel } from '../world.ts';

const exhibitionId = 'longform0000000000000001';
const days = [25, 28] as const;

export const longFormStory: Story = {
  name: 'longform',
  exhibitionId,
  title: { zh: '长表单', en: 'Long form' },
  shows: {
    zh: '每种题型都有，部分题目随回答出现，支持五种证件。',
    en: 'Every kind of question, some shown only after an answer, and five kinds of document.',
  },
  rows: (nowMs) => ({
    Exhibition: [
      exhibitionRow(nowMs, {
        id: exhibitionId,
        name: { zh: '江海国际医疗健康装备博览会', en: 'Jianghai International MedTech Fair' },
        place: { zh: '江海国际会展中心 6—8 号馆', en: 'Jianghai International Expo Centre, Halls 6 to 8' },
        cover: 'longform',
        introduction: {
          zh: '影像、手术、康复与数字医疗，实名入场。',
          en: 'Imaging, surgery, rehabilitation and digital health; entry by name.',
        },
        days,
        signUp: [-10, 27],
      }),
    ],
    Channel: [visitorChannel(nowMs, 'mainlong0000000000000001', exhibitionId)],
    CustomBasic: [
      formRow(nowMs, {
        id: 'form0000000000longform01',
        exhibitionId,
        provenBy: 'mobileOrEmail',
        fields: [
          ...personFields,
          ...workFields,
          ...visitFields(venueDay(nowMs, days[0], '00:00'), venueDay(nowMs, days[1], '00:00')),
          ...consentFields,
        ],
      }),
    ],
    CustomerShare: [shareRow(nowMs, 'share0000000000longform1', exhibitionId)],
  }),
};

const personFields: readonly ServerField[] = [
  {
    Key: 'NameEn',
    Type: 'text',
    Title: '英文名或拼音',
    TitleEn: 'Name in Latin letters',
    Hint: '与护照一致，例如 LIN YU AN',
    HintEn: 'As in your passport, for example LIN YU AN',
    ErrorText: '请用拉丁字母填写，至少两个字',
    ErrorTextEn: 'Please use at least two Latin letters',
    Required: true,
    Min: 2,
    Max: 50,
  },
  {
    Key: 'IdDocument',
    Type: 'idDocument',
    Title: '入场证件',
    TitleEn: 'Document for entry',
    Hint: '入场时请携带同一证件',
    HintEn: 'Please bring the same document to the gate',
    Required: true,
    DocumentTypes: ['mainlandId', 'passport', 'homeReturnPermit', 'hkMacaoPermit', 'taiwanPermit'],
  },
  {
    Key: 'BackupMobile',
    Type: 'mobile',
    Title: '备用手机号',
    TitleEn: 'Second mobile number',
    Hint: '联系不上您时使用，可不填',
    HintEn: 'Used only when we cannot reach you; optional',
    Required: false,
  },
  {
    Key: 'WorkEmail',
    Type: 'email',
    Title: '工作邮箱',
    TitleEn: 'Work e-mail',
    Hint: '用于接收会议资料',
    HintEn: 'Conference papers are sent there',
    Required: true,
  },
];

const workFields: readonly ServerField[] = [
  {
    Key: 'Job',
    Type: 'text',
    Title: '职务',
    TitleEn: 'Job title',
    Hint: '将印在您的参观证上',
    HintEn: 'Printed on your badge',
    Required: true,
    Max: 30,
  },
  {
    Key: 'Industry',
    Type: 'singleChoice',
    Title: '所属行业',
    TitleEn: 'Industry',
    Required: true,
    Options: options(
      ['hospital', '医院与诊所', 'Hospital or clinic'],
      ['maker', '医疗器械生产', 'Device maker'],
      ['dealer', '经销与服务', 'Dealer or service'],
      ['research', '科研与教育', 'Research or education'],
      ['other', '其他', 'Other'],
    ),
  },
  {
    Key: 'IndustryOther',
    Type: 'text',
    Title: '请说明所属行业',
    TitleEn: 'Which industry?',
    Required: true,
    Max: 40,
    ShowWhen: { Key: 'Industry', In: ['other'] },
  },
  {
    Key: 'Purposes',
    Type: 'multipleChoice',
    Title: '参观目的',
    TitleEn: 'Purpose of your visit',
    Required: true,
    Min: 1,
    Max: 3,
    Options: options(
      ['procurement', '采购设备', 'To buy equipment'],
      ['agency', '寻求代理', 'To find agencies'],
      ['technology', '了解新技术', 'To see new technology'],
      ['conference', '参加会议', 'To attend conferences'],
      ['contacts', '拜访伙伴', 'To meet partners'],
    ),
  },
  {
    Key: 'Budget',
    Type: 'singleChoice',
    Title: '采购预算（人民币）',
    TitleEn: 'Purchasing budget (CNY)',
    Required: true,
    Options: options(
      ['under50', '50 万元以下', 'Under 500,000'],
      ['to500', '50—500 万元', '500,000 to 5 million'],
      ['over500', '500 万元以上', 'Over 5 million'],
    ),
    ShowWhen: { Key: 'Purposes', In: ['procurement'] },
  },
  {
    Key: 'ProcurementPlan',
    Type: 'longText',
    Title: '采购计划',
    TitleEn: 'Purchasing plan',
    Hint: '我们会据此为您安排一对一洽谈',
    HintEn: 'We arrange one-to-one meetings from this',
    Required: true,
    Min: 10,
    Max: 300,
    ShowWhen: { Key: 'Budget', In: ['over500'] },
  },
];

function visitFields(firstDay: string, lastDay: string): readonly ServerField[] {
  const [Earliest, Latest] = [firstDay.slice(0, 10), lastDay.slice(0, 10)];
  return [
    {
      Key: 'VisitDate',
      Type: 'date',
      Title: '参观日期',
      TitleEn: 'Day of your visit',
      Hint: '请选择展期内的一天',
      HintEn: 'One of the exhibition days',
      Required: true,
      Earliest,
      Latest,
    },
    {
      Key: 'TeamSize',
      Type: 'number',
      Title: '同行人数',
      TitleEn: 'People coming with you',
      Hint: '不含您本人，没有请填 0',
      HintEn: 'Not counting yourself; 0 if you come alone',
      Required: true,
      Min: 0,
      Max: 20,
    },
    {
      Key: 'NeedsHotel',
      Type: 'singleChoice',
      Title: '是否需要预订酒店',
      TitleEn: 'Do you need a hotel?',
      Required: true,
      Options: options(['yes', '需要', 'Yes'], ['no', '不需要', 'No']),
    },
    {
      Key: 'StayDate',
      Type: 'date',
      Title: '入住日期',
      TitleEn: 'Check-in date',
      Required: true,
      Latest,
      ShowWhen: { Key: 'NeedsHotel', In: ['yes'] },
    },
    {
      Key: 'Remark',
      Type: 'longText',
      Title: '其他需要',
      TitleEn: 'Anything else',
      Hint: '例如轮椅通道、手语翻译',
      HintEn: 'For example wheelchair access or a sign language interpreter',
      Required: false,
      Max: 200,
    },
  ];
}

const consentFields: readonly ServerField[] = [
  {
    Key: 'DocumentAgreed',
    Type: 'agreement',
    Title: '我同意主办方为核验入场身份使用我的证件信息，展会结束后 30 天内删除。',
    TitleEn: 'I agree that my document is used to check my identity at the gate and deleted within 30 days.',
    Required: true,
  },
  privacyField,
];
