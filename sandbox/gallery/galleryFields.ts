import type { FieldDefinition, TextPair } from '#domain/form/formDefinition.ts';

const choices = [
  { value: 'robots', text: { zh: '工业机器人', en: 'Industrial robots' } },
  { value: 'vision', text: { zh: '机器视觉', en: 'Machine vision' } },
  { value: 'full', text: { zh: '参观午餐', en: 'Lunch' }, isFull: true },
];

type Asked = Partial<Omit<FieldDefinition, 'label'>> & Pick<FieldDefinition, 'type'>;

const ask = (label: TextPair, asked: Asked): FieldDefinition => ({
  key: asked.type,
  label,
  required: false,
  ...asked,
});

/** One question of each kind, with what its kind can have. */
export const galleryFields: readonly FieldDefinition[] = [
  ask(
    { zh: '职务', en: 'Job title' },
    { type: 'text', required: true, hint: { zh: '与名片一致', en: 'As on your card' } },
  ),
  ask({ zh: '关注的问题', en: 'What brings you here' }, { type: 'longText', max: 200 }),
  ask({ zh: '手机号', en: 'Mobile number' }, { type: 'mobile' }),
  ask({ zh: '邮箱', en: 'E-mail address' }, { type: 'email' }),
  ask({ zh: '随行人数', en: 'People with you' }, { type: 'number', min: 0, max: 20 }),
  ask({ zh: '最想看的展区', en: 'The area you want to see most' }, { type: 'singleChoice', choices }),
  ask({ zh: '感兴趣的展区', en: 'Areas of interest' }, { type: 'multipleChoice', choices, max: 2 }),
  ask({ zh: '到达日期', en: 'Day of arrival' }, { type: 'date' }),
  ask({ zh: '到达时间', en: 'Time of arrival' }, { type: 'dateTime' }),
  ask(
    { zh: '证件', en: 'Identity document' },
    { type: 'idDocument', documentTypes: ['mainlandId', 'passport'] },
  ),
  ask({ zh: '我已阅读并同意隐私说明', en: 'I have read the privacy notice' }, { type: 'agreement' }),
  ask({ zh: '健康证明', en: 'Proof of health' }, { type: 'file' }),
  ask({ zh: '产品图片', en: 'Pictures of your product' }, { type: 'images', max: 3 }),
  ask({ zh: '参会证照片', en: 'Photo for your badge' }, { type: 'photo' }),
  ask({ zh: '国家或地区', en: 'Country or region' }, { type: 'country' }),
  ask({ zh: '电话', en: 'Phone number' }, { type: 'phone' }),
  ask({ zh: '车牌号', en: 'Number plate' }, { type: 'plate' }),
];
