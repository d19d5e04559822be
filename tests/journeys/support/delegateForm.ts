import { expect } from '@playwright/test';
import type { Visitor } from './visitor.ts';
import { untilAtTop } from './letPass.ts';
import { pickFromSheet } from './pickFromSheet.ts';

/** What a delegate is asked, as it stands on the page in each language. */
export const delegateWords = {
  zh: {
    sections: ['参会人', '往返行程', '饮食', '住宿', '参观时段', '健康材料'],
    train: '火车',
    drive: '自驾',
    yes: '是',
    taboo: '其他忌口',
    slotFull: '上午 9:00–12:00',
    slotFree: '下午 13:30–17:00',
    norway: '挪威',
    hongKong: '中国香港',
    photo: '参会证照片',
  },
  en: {
    sections: ['Delegate', 'Arrival and departure', 'Diet', 'Stay', 'Time slot', 'Health papers'],
    train: 'Train',
    drive: 'Own car',
    yes: 'Yes',
    taboo: 'Something else',
    slotFull: 'Morning, 9:00–12:00',
    slotFree: 'Afternoon, 13:30–17:00',
    norway: 'Norway',
    hongKong: 'Hong Kong, China',
    photo: 'Photo for your badge',
  },
} as const;

/** What is stored for what `fill` enters; times and days come from the form's own limits. */
export const delegateAnswers = {
  NameEn: 'LIN XIAO MAN',
  Document: { Type: 'passport', Number: 'X1234567' },
  Nationality: 'NO',
  MobileAbroad: '+852 91234567',
  ParentCountry: 'HK',
  Job: '港务主任',
  IndustryVisit: 'yes',
  ContactPerson: 'Zhou',
  NeedsVehiclePermit: 'yes',
  PlateNumber: '沪AD12345',
  ArrivalMode: 'train',
  ArrivalSite: '江海东站',
  ArrivalShift: 'G7',
  DepartureMode: 'drive',
  Diet: ['other'],
  DietTaboo: '花生',
  NeedsStay: 'yes',
  VisitSlot: 'afternoon',
  PrivacyAgreed: true,
} as const;

/** The smallest picture there is. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

export interface DelegateForm {
  /** Answers everything that is required, and what belongs to people from abroad. */
  fill(): Promise<void>;
  /** The same, where the files have been handed in already. */
  fillBesideFiles(): Promise<void>;
  /** Opens a section by its number, where the form is asked section by section. */
  openSection(at: number): Promise<void>;
  /** Opens a list of countries, looks for one, and takes the first that is found. */
  choose(key: string, typed: string): Promise<void>;
}

export function delegateFormOf({ page, say, language }: Visitor): DelegateForm {
  const words = delegateWords[language];
  const control = (key: string) => page.locator(`#field-${key}`);
  const tick = (key: string, text: string) =>
    page
      .locator(`[role]:has(> #field-${key}-label) label`)
      .filter({ has: page.getByText(text, { exact: true }) });

  async function choose(key: string, typed: string) {
    await control(key).click();
    const search = page.getByRole('combobox', { name: say('fields', 'searchCountry') });
    await search.fill(typed);
    await search.press('Enter');
    await expect(control(key)).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  /** The first moment, or day, that the form takes. */
  async function fillFirst(key: string) {
    if ((await control(key).getAttribute('type')) === 'radio') await control(key).check();
    else await control(key).fill((await control(key).getAttribute('min')) ?? '');
  }

  async function openSection(at: number) {
    const chips = page.locator('.sectionChips-chip');
    await expect(chips.or(control('NameEn')).first()).toBeVisible();
    if ((await chips.count()) === 0) return;
    await chips.nth(at).click();
    await expect(chips.nth(at)).toHaveAttribute('aria-current', 'step');
    // A moment after it has come the page goes to its top.
    await untilAtTop(page);
  }

  async function handInHealthCode() {
    await openSection(5);
    await control('HealthCode').setInputFiles({
      name: 'code.png',
      mimeType: 'image/png',
      buffer: Buffer.from(dot, 'base64'),
    });
    await expect(control('HealthCode').getByText(say('fields', 'fileUploaded')).first()).toBeVisible();
  }

  return {
    openSection,
    choose,
    async fill() {
      await handInHealthCode();
      await fillBesideFiles();
    },
    fillBesideFiles,
  };

  async function fillBesideFiles() {
    await openSection(0);
    await control('NameEn').fill(delegateAnswers.NameEn);
    await pickFromSheet(control('Document'), say('fields', 'passport'));
    await page.locator('#field-Document-number').fill('x1234 567');
    await choose('Nationality', language === 'zh' ? 'nuow' : 'norw');
    // A whole number brings its country along.
    await control('MobileAbroad').fill('+852 9123-4567');
    await choose('ParentCountry', language === 'zh' ? 'xg' : '+852');
    await control('Job').fill(delegateAnswers.Job);
    await tick('IndustryVisit', words.yes).click();
    await control('ContactPerson').fill(delegateAnswers.ContactPerson);
    await tick('NeedsVehiclePermit', words.yes).click();
    await page.getByRole('button', { name: '沪', exact: true }).click();
    await expect(control('PlateNumber')).toBeFocused();
    await control('PlateNumber').press('End');
    await control('PlateNumber').pressSequentially('ad·12345');
    await openSection(1);
    await fillFirst('ArrivalTime');
    await tick('ArrivalMode', words.train).click();
    await control('ArrivalSite').fill(delegateAnswers.ArrivalSite);
    await control('ArrivalShift').fill(delegateAnswers.ArrivalShift);
    await fillFirst('DepartureTime');
    await tick('DepartureMode', words.drive).click();
    await openSection(2);
    await tick('Diet', words.taboo).click();
    await control('DietTaboo').fill(delegateAnswers.DietTaboo);
    await openSection(3);
    await tick('NeedsStay', words.yes).click();
    await fillFirst('StayFrom');
    await fillFirst('StayUntil');
    await openSection(4);
    await tick('VisitSlot', words.slotFree).click();
    await openSection(5);
    await control('HealthAgreed').check();
    await control('PrivacyAgreed').check();
  }
}
