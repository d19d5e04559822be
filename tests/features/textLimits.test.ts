import { describe, expect, it } from 'vitest';
import { cutCodePoints } from '#domain/text/cleanText.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { applicationForm } from '#features/becomeExhibitor/rules/applicationForm.ts';
import { companyForm } from '#features/exhibitorCenter/rules/forms/companyForm.ts';
import { contactForm } from '#features/exhibitorCenter/rules/forms/contactForm.ts';
import { fileForm } from '#features/exhibitorCenter/rules/forms/fileForm.ts';
import { liveForm } from '#features/exhibitorCenter/rules/forms/liveForm.ts';
import { productForm } from '#features/exhibitorCenter/rules/forms/productForm.ts';
import { promotionForm } from '#features/exhibitorCenter/rules/forms/promotionForm.ts';
import { longestLeadNote, longestNextStep } from '#entities/lead/rules/lead.ts';
import { noticeForm } from '#features/organiserCenter/rules/noticeForm.ts';
import { postForm } from '#features/supply/rules/postForm.ts';
import { checkTextLength } from '#ui/fields/typed/checkTextLength.ts';

const text = () => ({ zh: '', en: '' });
const none = { text, rich: [] };

const forms: Readonly<Record<string, FormDefinition>> = {
  application: applicationForm({
    text,
    version: '1',
    halls: [],
    configured: undefined,
    provenBy: 'mobile',
  }),
  company: companyForm({ ...none, contactText: text, kinds: [], hasAdPicture: false }),
  contact: contactForm(text, false),
  file: fileForm(text),
  live: liveForm({ ...none, products: [] }),
  notice: noticeForm({
    text,
    audiences: [],
    channels: [],
    links: [],
    targets: { exhibitor: [], product: [], session: [], questionnaire: [] },
    hasEnglish: true,
  }),
  post: postForm({ text, productTypes: [], today: '2027-03-10', mostPriceCents: 100 }),
  product: productForm({ ...none, categories: [], types: [], isNew: true }),
  promotion: promotionForm({ ...none, types: [] }),
};

const pair = (key: string, limit: number) => ({ [key]: limit, [`${key}En`]: limit });
const contactsOf = (...numbers: number[]) =>
  Object.assign(
    {},
    ...numbers.map((at) => ({ ...pair(`contact${at}Name`, 60), ...pair(`contact${at}Job`, 60) })),
  ) as Record<string, number>;

/** In characters. */
const limits: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  application: {
    ...pair('CompanyName', 80),
    HallWish: 60,
    Product: 500,
    LinkName: 60,
    Job: 60,
  },
  company: {
    CompanyName: 60,
    CompanyNameEn: 160,
    ...pair('MasterService', 160),
    ...pair('ShortIntroduce', 3_000),
    Booth3DUrl: 500,
    ExhibitorAd: 500,
    ...contactsOf(1, 2, 3),
  },
  contact: { ...pair('Name', 60), ...pair('Job', 60) },
  file: { ...pair('Name', 80), ...pair('GroupName', 40) },
  live: {
    ...pair('Title', 80),
    ...pair('Introduction', 3_000),
    ...pair('Summary', 500),
    ...pair('Transcript', 20_000),
    StreamUrl: 500,
    ReplayUrl: 500,
    CaptionsUrl: 500,
    DescribedUrl: 500,
  },
  // English takes about twice as many letters.
  notice: { Title: 60, TitleEn: 120, Content: 5_000, ContentEn: 5_000, address: 500 },
  post: {
    productName: 60,
    productType: 60,
    packSize: 60,
    originPlace: 60,
    companyName: 60,
    productDetail: 1_000,
  },
  product: {
    ...pair('ProductName', 120),
    ...pair('productTitle', 120),
    ProductNumber: 40,
    Video: 500,
    CaptionsUrl: 500,
    DescribedUrl: 500,
    ...pair('Transcript', 20_000),
    ...pair('ProductDescription', 3_000),
  },
  promotion: { ...pair('name', 80), ...pair('Place', 80), ...pair('Description', 3_000) },
};

const isText = ({ type }: FormDefinition['fields'][number]) => type === 'text' || type === 'longText';

describe('a text that is sent', () => {
  const rows = Object.entries(limits).flatMap(([form, of]) =>
    Object.entries(of).map(([key, limit]) => [form, key, limit] as const),
  );
  it.each(rows)('of the form %s, %s, has at most %d characters', (name, key, limit) => {
    const field = forms[name]?.fields.find((one) => one.key === key);
    if (field === undefined) throw new Error(`The form ${name} does not ask for ${key}`);
    expect(checkTextLength('𠮷'.repeat(limit), field)).toBeUndefined();
    expect(checkTextLength('𠮷'.repeat(limit + 1), field)).toEqual({
      code: 'tooLong',
      values: { max: limit },
    });
  });

  it.each(Object.keys(forms))('of the form %s has a limit, every one', (name) => {
    const asked = forms[name]?.fields.filter(isText).map(({ key }) => key);
    expect(new Set(asked)).toEqual(new Set(Object.keys(limits[name] ?? {})));
  });

  it('of a lead has a limit: its next step 60 characters, a template of the first message 1,000', () => {
    const typed = '𠮷'.repeat(2_000);
    expect(Array.from(cutCodePoints(typed, longestNextStep))).toHaveLength(60);
    expect(Array.from(cutCodePoints(typed, longestLeadNote))).toHaveLength(1_000);
  });
});
