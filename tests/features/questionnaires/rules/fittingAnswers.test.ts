import { describe, expect, it } from 'vitest';
import type { Answer, FormDefinition } from '#domain/form/formDefinition.ts';
import { fittingAnswers } from '#features/questionnaires/rules/fittingAnswers.ts';

const choices = ['a', 'b'].map((value) => ({ value, text: { zh: value, en: '' } }));
const form: FormDefinition = {
  version: '1',
  provenBy: 'mobile',
  fields: [
    { key: 'One', type: 'singleChoice', label: { zh: '一', en: '' }, required: true, choices },
    { key: 'Some', type: 'multipleChoice', label: { zh: '几', en: '' }, required: true, choices },
    { key: 'Words', type: 'text', label: { zh: '字', en: '' }, required: false },
  ],
};

describe('earlier answers', { tags: ['X24'] }, () => {
  it.each<[string, Record<string, Answer>, Record<string, Answer>]>([
    ['that are offered stay', { One: 'a', Some: ['b'], Words: '是' }, { One: 'a', Some: ['b'], Words: '是' }],
    ['lose a choice that is not offered', { One: 'z', Some: ['b', 'z'] }, { Some: ['b'] }],
    ['hold each tick once, in the order of the question', { Some: ['b', 'a', 'b'] }, { Some: ['a', 'b'] }],
    ['lose what has another shape', { Some: 'a', One: ['a'] }, {}],
    ['lose what no question asks for', { Gone: 'x', constructor: 'y' }, {}],
  ])('%s', (_, given, fitting) => {
    expect(fittingAnswers(form, given)).toEqual(fitting);
  });
});
