import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import {
  applicationForm,
  type ApplicationFormSettings,
} from '#features/becomeExhibitor/rules/applicationForm.ts';

const settings: ApplicationFormSettings = {
  text: (key) => ({ zh: key, en: key }),
  version: '1',
  halls: [],
  configured: undefined,
  provenBy: 'mobile',
};
const formOf = (more: Partial<ApplicationFormSettings> = {}) =>
  applicationForm({ ...settings, ...more }).fields;
const keysOf = (more?: Partial<ApplicationFormSettings>) => formOf(more).map(({ key }) => key);
const question = (key: string): FieldDefinition => ({
  key,
  type: 'text',
  label: { zh: key, en: key },
  required: false,
});

describe('the form of an application to exhibit', () => {
  it('asks for company, hall, area, products, documents and contact person', () => {
    expect(keysOf()).toEqual([
      'CompanyName',
      'CompanyNameEn',
      'HallWish',
      'BoothArea',
      'Product',
      'DocumentPictures',
      'DocumentFile',
      'LinkName',
      'Job',
      'LinkEmail',
    ]);
  });

  it('offers the halls of the exhibition, and lets the wish be typed where there are none', () => {
    const hall = { value: 'hall', text: { zh: '一号馆', en: 'Hall 1' } };
    const wish = (more?: Partial<ApplicationFormSettings>) =>
      formOf(more).find(({ key }) => key === 'HallWish');
    expect(wish({ halls: [hall] })).toMatchObject({ type: 'singleChoice', choices: [hall] });
    expect(wish()).toMatchObject({ type: 'text' });
  });

  it('asks for the other contact than the proven one', () => {
    expect(keysOf({ provenBy: 'email' })).toContain('LinkMob');
    expect(keysOf({ provenBy: 'email' })).not.toContain('LinkEmail');
  });

  it('has the questions of the organiser in the place of the usual ones', () => {
    expect(keysOf({ configured: [question('BoothKind')] })).toEqual([
      'CompanyName',
      'CompanyNameEn',
      'BoothKind',
      'LinkName',
      'Job',
      'LinkEmail',
    ]);
  });

  it('asks nothing twice where the organiser asks for the contact person too', () => {
    expect(keysOf({ configured: [question('LinkName')] }).filter((key) => key === 'LinkName')).toHaveLength(
      1,
    );
  });
});
