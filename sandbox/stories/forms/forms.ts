import type { FieldType } from '#domain/form/formDefinition.ts';
import type { DocumentType } from '#domain/person/documentType.ts';
import type { Row } from '#sandbox/store/store.ts';
import { createdAt } from '../world.ts';

/** With the server's names; both languages. */
export interface ServerField {
  readonly Key: string;
  readonly Type: FieldType;
  readonly Title: string;
  readonly TitleEn: string;
  readonly Section?: string;
  readonly SectionEn?: string;
  readonly Hint?: string;
  readonly HintEn?: string;
  readonly ErrorText?: string;
  readonly ErrorTextEn?: string;
  readonly Required: boolean;
  readonly Min?: number;
  readonly Max?: number;
  readonly Earliest?: string;
  readonly Latest?: string;
  readonly Options?: readonly ServerOption[];
  /** Pictures only. */
  readonly Accept?: 'image';
  /** A proof of health, valid for 48 hours. */
  readonly Within48Hours?: boolean;
  readonly DocumentTypes?: readonly DocumentType[];
  readonly ShowWhen?: { readonly Key: string; readonly In: readonly string[] };
}

export interface ServerOption {
  readonly Value: string;
  readonly Text: string;
  readonly TextEn: string;
  readonly Full?: boolean;
}

/** `[value, zh, en]` as the server's options. */
export function options(...lines: readonly (readonly [string, string, string])[]): ServerOption[] {
  return lines.map(([Value, Text, TextEn]) => ({ Value, Text, TextEn }));
}

export const yesNo = options(['yes', '是', 'Yes'], ['no', '否', 'No']);

/** Questions of one section. */
export function inSection(zh: string, en: string, fields: readonly ServerField[]): readonly ServerField[] {
  return fields.map((field) => ({ ...field, Section: zh, SectionEn: en }));
}

interface FormTraits {
  readonly id: string;
  readonly exhibitionId: string;
  readonly provenBy?: 'mobile' | 'email' | 'mobileOrEmail';
  readonly fields: readonly ServerField[];
}

export function formRow(nowMs: number, traits: FormTraits): Row {
  return {
    RecordId: traits.id,
    ...createdAt(nowMs, 105),
    ExhibitionId: traits.exhibitionId,
    Version: '1',
    CommonFields: traits.fields.map((field, index) => ({ ...field, Sort: index + 1 })),
    Configuration: { ProvenBy: traits.provenBy ?? 'mobile' },
  };
}

export const privacyField: ServerField = {
  Key: 'PrivacyAgreed',
  Type: 'agreement',
  Title: '我已阅读并同意《个人信息保护说明》，信息仅用于本次展会的登记与入场。',
  TitleEn: 'I have read the privacy notice and agree. My details are used only for registration and entry.',
  Required: true,
};

/** Three questions and a consent. */
export const shortFields: readonly ServerField[] = [
  {
    Key: 'VisitorCategory',
    Type: 'singleChoice',
    Title: '您的身份',
    TitleEn: 'You are',
    Required: true,
    Options: options(
      ['manufacturer', '制造企业', 'A manufacturer'],
      ['integrator', '系统集成商', 'A system integrator'],
      ['trader', '经销或贸易商', 'A dealer or trader'],
      ['research', '高校或研究院所', 'University or institute'],
      ['other', '其他', 'Other'],
    ),
  },
  {
    Key: 'Interests',
    Type: 'multipleChoice',
    Title: '感兴趣的展区',
    TitleEn: 'Areas of interest',
    Hint: '便于我们为您推荐路线',
    HintEn: 'So that we can suggest a route',
    Required: true,
    Min: 1,
    Max: 3,
    Options: options(
      ['robots', '工业机器人', 'Industrial robots'],
      ['machineTools', '数控机床', 'Machine tools'],
      ['vision', '机器视觉与传感', 'Vision and sensing'],
      ['software', '工业软件', 'Industrial software'],
      ['additive', '增材制造', 'Additive manufacturing'],
      ['logistics', '智能物流', 'Smart logistics'],
    ),
  },
  {
    Key: 'Job',
    Type: 'text',
    Title: '职务',
    TitleEn: 'Job title',
    Hint: '将印在您的参观证上',
    HintEn: 'Printed on your badge',
    Required: false,
    Max: 30,
  },
  privacyField,
];
