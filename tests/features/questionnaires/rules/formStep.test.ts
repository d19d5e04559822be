import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import {
  chooseStep,
  isAnsweredByChoice,
  reviewStep,
  stepsOf,
} from '#features/questionnaires/rules/formStep.ts';

const text = (zh: string) => ({ zh, en: '' });
const field = (key: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key,
  type: 'text',
  label: text(key),
  required: true,
  ...more,
});
const you = { section: text('您') };
const form = {
  version: '1',
  provenBy: 'mobile',
  fields: [
    field('First'),
    field('FirstOther', { belongsTo: 'First', showWhen: { key: 'First', oneOf: ['other'] } }),
    field('Hidden', { showWhen: { key: 'First', oneOf: ['no'] } }),
    field('Age', you),
    field('Town', { ...you, showWhen: { key: 'First', oneOf: ['yes'] } }),
    field('Last'),
    field('Me', you),
  ],
} as const;
const keysWith = (first: string) => stepsOf(form, { First: first }).map(({ key }) => key);
const all = stepsOf(form, { First: 'no' });

describe('the steps of a questionnaire', { tags: ['questionnaire-steps'] }, () => {
  it('are single questions; those of one section are one step', () => {
    expect(all.map(({ fields }) => fields.map(({ key }) => key))).toEqual([
      ['First', 'FirstOther'],
      ['Hidden'],
      ['Age', 'Town'],
      ['Last'],
      ['Me'],
    ]);
  });

  it('omit those without visible questions', () => {
    expect(keysWith('yes')).toEqual(['First', 'Age', 'Last', 'Me']);
    expect(keysWith('no')).toEqual(['First', 'Hidden', 'Age', 'Last', 'Me']);
  });

  it('keep an option’s text field with its question', () => {
    expect(keysWith('other')).toEqual(['First', 'Age', 'Last', 'Me']);
  });

  it('are none for a questionnaire without questions', () => {
    expect(stepsOf({ ...form, fields: [] }, {})).toEqual([]);
  });
});

describe('the step to show', { tags: ['questionnaire-steps'] }, () => {
  it.each<[string, string | undefined, string | undefined, number]>([
    ['is the first where none is named', undefined, undefined, 0],
    ['is the one that is named', 'Last', undefined, 3],
    ['is the one that holds the question that is named', 'Town', undefined, 2],
    ['is the review where that is named and all is right', reviewStep, undefined, 5],
    ['is the first wrong one where the review is named', reviewStep, 'Town', 2],
    ['is the first wrong one where a later one is named', 'Me', 'Hidden', 1],
    ['is an earlier one where that is named', 'First', 'Last', 0],
    ['is the first where one is named that is not there', 'Gone', undefined, 0],
    ['is the first where what is wrong is not among them', 'Last', 'Gone', 0],
  ])('%s', (_, wanted, wrong, at) => {
    expect(chooseStep(all, wanted, wrong)).toBe(at);
  });
});

describe('a step that one choice answers', { tags: ['questionnaire-steps'] }, () => {
  const choice = (value: string, isFull = false) => ({ value, text: text(value), ...(isFull && { isFull }) });
  const one = field('One', {
    type: 'singleChoice',
    choices: [choice('a'), choice('other'), choice('full', true)],
  });
  const line = field('OneOther', { belongsTo: 'One', showWhen: { key: 'One', oneOf: ['other'] } });
  const several = field('Several', { type: 'multipleChoice', choices: [choice('a')] });
  const spoken = {
    ...form,
    fields: [one, line, several, { ...one, key: 'Two', ...you }, field('Town', you)],
  };
  const stepOf = (key: string) => stepsOf(spoken, {}).find((step) => step.key === key)!;

  it.each<[string, string, Record<string, string | string[]>, boolean]>([
    ['is one with a single choice', 'One', { One: 'a' }, true],
    ['is none before the choice', 'One', {}, false],
    ['is none where the choice opens a line to write in', 'One', { One: 'other' }, false],
    ['is none where the choice is full or gone', 'One', { One: 'full' }, false],
    ['is none where several may be chosen', 'Several', { Several: ['a'] }, false],
    ['is none where another question is beside it', 'Two', { Two: 'a' }, false],
  ])('%s', (_, key, answers, expected) => {
    expect(isAnsweredByChoice(spoken, answers, stepOf(key))).toBe(expected);
  });

  it('needs no review where it is the only one', () => {
    expect(chooseStep([stepOf('One')], reviewStep, undefined)).toBe(0);
  });
});
