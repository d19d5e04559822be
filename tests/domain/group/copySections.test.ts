import { describe, expect, it } from 'vitest';
import type {
  Answers,
  FieldDefinition,
  FieldType,
  FormDefinition,
} from '../../../src/domain/form/definition.ts';
import {
  copyableSections,
  copySections,
  hasAnswersIn,
  isShared,
} from '../../../src/domain/group/copySections.ts';

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

describe('what one person has answered may be copied to the others', { tags: ['participants'] }, () => {
  it('by sections of which something is answered', () => {
    expect(keysOf(full)).toEqual(['Document', 'Mode', 'Diet']);
    expect(keysOf({ Diet: ['halal'] })).toEqual(['Diet']);
    expect(keysOf({ Consent: true, Document: { type: 'passport', number: 'E1' } })).toEqual([]);
  });

  it('but never documents, photos, files, contacts, plates and consents', () => {
    expect(copy({})).toEqual({ Job: '采购', Mode: 'train', Number: 'G1', Diet: ['vegetarian'] });
  });

  it('and leaves a section alone in which they have answered anything themselves', () => {
    expect(copy({ Mode: 'car' })).toEqual({ Job: '采购', Mode: 'car', Diet: ['vegetarian'] });
  });

  it('or replaces it as a whole: nothing of the old trip stays in the new one', () => {
    const car = { ...full, Mode: 'car' };
    expect(copy({ Mode: 'train', Number: 'G9' }, true, car)).toMatchObject({
      Mode: 'car',
      Number: undefined,
    });
  });

  it('without what was hidden again', () => {
    expect(copy({}, false, { Mode: 'car', Number: 'G1' })).toEqual({ Mode: 'car', Number: undefined });
  });

  it('where a trip is meant for everybody, and a section with somebody’s document is not', () => {
    const meant = copyableSections(form, full).filter((section) => isShared(form, section));
    expect(meant.map(({ key }) => key)).toEqual(['Mode', 'Diet']);
  });

  it('and tells beforehand whether something would be replaced', () => {
    const sections = copyableSections(form, full);
    expect(hasAnswersIn(sections, {})).toBe(false);
    expect(hasAnswersIn(sections, { Number: 'G1' })).toBe(true);
    expect(hasAnswersIn(sections, { Photo: 'https://files.example.com/c.jpg' })).toBe(false);
  });
});
