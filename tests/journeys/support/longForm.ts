import { expect, type Locator } from '@playwright/test';
import type { Visitor } from './visitor.ts';
import { pickFromSheet } from './pickFromSheet.ts';

/** A mainland ID that is well formed; the person does not exist. */
export const documentNumber = '110101199003070038';

/** Labels of the long form, as they are asked in each language. */
const labels = {
  zh: {
    latin: '英文名或拼音',
    type: '证件类型',
    mainlandId: '居民身份证',
    number: '证件号码',
    backup: '备用手机号',
    email: '工作邮箱',
    job: '职务',
    other: '其他',
    whichIndustry: '请说明所属行业',
    procurement: '采购设备',
    over500: '500 万元以上',
    plan: '采购计划',
    date: '参观日期',
    team: '同行人数',
    hotel: '需要',
    noHotel: '不需要',
    stay: '入住日期',
    remark: '其他需要',
    consents: /我同意主办方|我已阅读并同意/,
  },
  en: {
    latin: 'Name in Latin letters',
    type: 'Document type',
    mainlandId: 'Chinese mainland ID card',
    number: 'Document number',
    backup: 'Second mobile number',
    email: 'Work e-mail',
    job: 'Job title',
    other: 'Other',
    whichIndustry: 'Which industry?',
    procurement: 'To buy equipment',
    over500: 'Over 5 million',
    plan: 'Purchasing plan',
    date: 'Day of your visit',
    team: 'People coming with you',
    hotel: 'Yes',
    noHotel: 'No',
    stay: 'Check-in date',
    remark: 'Anything else',
    consents: /I agree that my document|I have read the privacy/,
  },
} as const;

export interface LongForm {
  field(name: Exclude<keyof (typeof labels)['zh'], 'consents'>): Locator;
  /** Answers every question, those that appear after an answer included. */
  fill(): Promise<void>;
}

export const longAnswers = {
  NameEn: 'LIN XIAO MAN',
  BackupMobile: '13700000021',
  WorkEmail: 'xiaoman@example.com',
  Job: '设备科长',
  Industry: 'other',
  IndustryOther: '口腔器材租赁',
  Purposes: ['procurement'],
  Budget: 'over500',
  ProcurementPlan: '计划今年更换两台影像设备，并了解康复机器人。',
  TeamSize: '3',
  NeedsHotel: 'yes',
  Remark: '需要轮椅通道',
} as const;

export function longFormOf({ page, language }: Visitor): LongForm {
  const words = labels[language];
  // A required label carries its mark, so the words are matched as a beginning.
  const field: LongForm['field'] = (name) => {
    const text = words[name];
    const isTick = ['other', 'procurement', 'over500', 'hotel', 'noHotel'].includes(name);
    if (isTick)
      return page.locator('label:has(input)').filter({ has: page.getByText(text, { exact: true }) });
    return page.getByLabel(new RegExp(`^${text.replace('?', '\\?')}`));
  };
  return {
    field,
    async fill() {
      await field('latin').fill(longAnswers.NameEn);
      await pickFromSheet(field('type'), words.mainlandId);
      await field('number').fill(documentNumber);
      await field('backup').fill(longAnswers.BackupMobile);
      await field('email').fill(longAnswers.WorkEmail);
      await field('job').fill(longAnswers.Job);
      await field('other').click();
      await field('whichIndustry').fill(longAnswers.IndustryOther);
      await field('procurement').click();
      await field('over500').click();
      await field('plan').fill(longAnswers.ProcurementPlan);
      await field('date').getByRole('radio').first().check();
      await field('team').fill(longAnswers.TeamSize);
      await field('hotel').click();
      await field('stay').fill((await field('stay').getAttribute('max')) ?? '');
      await field('remark').fill(longAnswers.Remark);
      const consents = page.getByRole('checkbox', { name: words.consents });
      await expect(consents).toHaveCount(2);
      for (const consent of await consents.all()) await consent.check();
    },
  };
}
