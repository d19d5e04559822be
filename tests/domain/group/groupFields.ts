import type { Choice, FieldDefinition, FieldType } from '#domain/form/formDefinition.ts';

export function field(
  key: string,
  type: FieldType,
  zh: string,
  en: string,
  more: Partial<FieldDefinition> = {},
): FieldDefinition {
  return { key, type, label: { zh, en }, required: false, ...more };
}

function choices(...lines: [value: string, zh: string, en: string][]): Choice[] {
  return lines.map(([value, zh, en]) => ({ value, text: { zh, en } }));
}

export const job = field('Job', 'text', '职务', 'Job title', { max: 10 });
export const document = field('Document', 'idDocument', '身份证件', 'Identity document');
const arrival = field('Arrival', 'dateTime', '抵达时间', 'Arrival');
const birthday = field('Birthday', 'date', '出生日期', 'Date of birth', { latest: '2020-12-31' });
const visitor = field('Visitor', 'singleChoice', '您的身份', 'You are', {
  choices: [
    ...choices(['maker', '制造企业', 'A manufacturer'], ['school', '高校/研究院', 'From a university']),
    { value: 'vip', text: { zh: '贵宾', en: 'A guest of honour' }, isFull: true },
  ],
});
const interests = field('Interests', 'multipleChoice', '感兴趣的展区', 'Areas of interest', {
  max: 2,
  choices: choices(
    ['robots', '工业机器人', 'Industrial robots'],
    ['vision', '机器视觉、传感', 'Vision and sensing'],
    ['tools', '数控机床', 'Machine tools'],
  ),
});
const guests = field('Guests', 'number', '随行人数', 'Guests', { max: 5 });
const note = field('Note', 'longText', '备注', 'Note');
const abroad = field('Abroad', 'phone', '境外手机号', 'Mobile number abroad');
const plate = field('Plate', 'plate', '车牌号', 'Number plate');

/** What a person gives alone. */
export const givenByHand = [
  field('Agreed', 'agreement', '我同意', 'I agree'),
  field('Scan', 'file', '附件', 'Attachment'),
  field('Photo', 'photo', '照片', 'Photo'),
  field('Country', 'country', '国籍', 'Nationality'),
];

export const groupFields: readonly FieldDefinition[] = [
  job,
  document,
  arrival,
  birthday,
  visitor,
  interests,
  guests,
  note,
  abroad,
  plate,
  ...givenByHand,
];
