import { describe, expect, it } from 'vitest';
import type { Answers, FieldDefinition, FieldType, FormDefinition } from '#domain/form/formDefinition.ts';
import {
  copyableSections,
  copySections,
  hasAnswersIn,
  isShared,
} from '#features/registration/rules/copySections.ts';

const person = { zh: '参会人', en: 'Person' };
const travel = { zh: '行程', en: 'Travel' };
const diet = { zh: '饮食', en: 'Diet' };
const field = (key: string, type: FieldType, section: FieldDefinition['section']): FieldDefinition => ({
  key,
  type,
  label: { zh: key, en: key },
  required: false,
  ...(section && { section }),
});
const form: FormDefinition = {
  version: '1',
  provenBy: 'mobile',
  fields: [
    field('Document', 'idDocument', person),
    field('Job', 'text', person),
    field('Photo', 'photo', person),
    field('Health', 'file', person),
    field('Mobile', 'mobile', person),
    field('Mail', 'email', person),
    field('Abroad', 'phone', person),
    field('Plate', 'plate', person),
    field('Mode', 'singleChoice', travel),
    { ...field('Number', 'text', travel), showWhen: { key: 'Mode', oneOf: ['train'] } },
    field('Diet', 'multipleChoice', diet),
    field('Consent', 'agreement', undefined),
  ],
};
const full: Answers = {
  Document: { type: 'passport', number: 'E1234567' },
  Job: '采购',
  Photo: 'https://files.example.com/a.jpg',
  Health: 'https://files.example.com/b.jpg',
  Mobile: '13900001234',
  Mail: 'a@b.com',
  Abroad: '+47 12345678',
  Plate: '沪A12345',
  Mode: 'train',
  Number: 'G1',
  Diet: ['vegetarian'],
  Consent: true,
};
const keysOf = (answers: Answers) => copyableSections(form, answers).map(({ key }) => key);
const copy = (to: Answers, isReplacing = false, from = full) =>
  copySections(form, copyableSections(form, from), from, to, isReplacing);

describe('copying one person’s answers to the others', { tags: ['participants'] }, () => {
  it('offers sections with at least one answer', () => {
    expect(keysOf(full)).toEqual(['Document', 'Mode', 'Diet']);
    expect(keysOf({ Diet: ['halal'] })).toEqual(['Diet']);
    expect(keysOf({ Consent: true, Document: { type: 'passport', number: 'E1' } })).toEqual([]);
  });

  it('never copies documents, photos, files, contacts, plates and consents', () => {
    expect(copy({})).toEqual({ Job: '采购', Mode: 'train', Number: 'G1', Diet: ['vegetarian'] });
  });

  it('skips a section in which the other has answered anything', () => {
    expect(copy({ Mode: 'car' })).toEqual({ Job: '采购', Mode: 'car', Diet: ['vegetarian'] });
  });

  it('or replaces it completely: nothing of the old trip stays in the new one', () => {
    const car = { ...full, Mode: 'car' };
    expect(copy({ Mode: 'train', Number: 'G9' }, true, car)).toMatchObject({
      Mode: 'car',
      Number: undefined,
    });
  });

  it('omits hidden answers', () => {
    expect(copy({}, false, { Mode: 'car', Number: 'G1' })).toEqual({ Mode: 'car', Number: undefined });
  });

  it('is offered for a trip, and not for a section with a personal document', () => {
    const meant = copyableSections(form, full).filter((section) => isShared(form, section));
    expect(meant.map(({ key }) => key)).toEqual(['Mode', 'Diet']);
  });

  it('tells beforehand whether it would replace something', () => {
    const sections = copyableSections(form, full);
    expect(hasAnswersIn(sections, {})).toBe(false);
    expect(hasAnswersIn(sections, { Number: 'G1' })).toBe(true);
    expect(hasAnswersIn(sections, { Photo: 'https://files.example.com/c.jpg' })).toBe(false);
  });
});
