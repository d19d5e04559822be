import { describe, expect, it } from 'vitest';
import { isBlankAnswer } from '#domain/form/answerOf.ts';
import { checkAnswers } from '#domain/form/checkAnswers.ts';
import type { FieldCheck } from '#domain/form/checkAnswers.ts';
import type { Answer, FieldDefinition, FieldType } from '#domain/form/formDefinition.ts';

const label = { zh: '问题', en: 'Question' };
const fine: FieldCheck = () => undefined;
const wrong: FieldCheck = () => ({ code: 'notANumber' });

function problemsOf(
  field: Partial<FieldDefinition>,
  answer: Answer | undefined,
  check: FieldCheck | undefined,
) {
  const whole: FieldDefinition = { key: 'q', type: 'text', label, required: false, ...field };
  const answers = answer === undefined ? {} : { q: answer };
  return checkAnswers({ version: '1', provenBy: 'mobile', fields: [whole] }, answers, () => check);
}

describe('blank answers', () => {
  it.each<[Answer | undefined]>([
    [undefined],
    [''],
    [' \u3000'],
    [[]],
    [false],
    [{ type: '', number: '' }],
    [{ type: 'passport', number: ' ' }],
  ])('%j is blank', (answer) => {
    expect(isBlankAnswer(answer)).toBe(true);
  });

  it.each<[Answer]>([['0'], [['a']], [true], [{ type: '', number: 'E1' }]])('%j is not blank', (answer) => {
    expect(isBlankAnswer(answer)).toBe(false);
  });
});

describe('checking a form', { tags: ['field-checks'] }, () => {
  it.each<[string, Partial<FieldDefinition>, Answer | undefined, FieldCheck | undefined, string[]]>([
    ['an optional field left blank is never wrong', {}, '', wrong, []],
    ['a required field left blank is missed', { required: true }, ' ', fine, ['required']],
    [
      'its own check may say it better',
      { required: true },
      '',
      () => ({ code: 'phoneEmpty' }),
      ['phoneEmpty'],
    ],
    [
      'an agreement that is needed is asked for',
      { required: true, type: 'agreement' },
      false,
      fine,
      ['agreementNeeded'],
    ],
    ['an agreement that is given is fine', { required: true, type: 'agreement' }, true, fine, []],
    ['a wrong answer is wrong, also where it is optional', {}, 'x', wrong, ['notANumber']],
    ['a right answer is right', { required: true }, 'x', fine, []],
    [
      'a required kind that cannot be entered is told',
      { required: true },
      undefined,
      undefined,
      ['fieldNotSupported'],
    ],
    ['an optional kind that cannot be entered is passed over', {}, undefined, undefined, []],
  ])('%s', (_what, field, answer, check, codes) => {
    expect(problemsOf(field, answer, check).map((problem) => problem.code)).toEqual(codes);
  });

  it('returns the field of each problem, in the order of the form, with the values', () => {
    const fields: FieldDefinition[] = [
      { key: 'b', type: 'number', label, required: false },
      { key: 'a', type: 'text', label, required: true },
      { key: 'hidden', type: 'text', label, required: true, showWhen: { key: 'a', oneOf: ['more'] } },
    ];
    const checks: Partial<Record<FieldType, FieldCheck>> = {
      text: fine,
      number: (field) => ({ code: 'numberTooSmall', values: { min: 1 }, field: `not ${field.key}` }),
    };
    expect(
      checkAnswers({ version: '1', provenBy: 'mobile', fields }, { b: '0' }, (type) => checks[type]),
    ).toEqual([
      { code: 'numberTooSmall', values: { min: 1 }, field: 'b' },
      { code: 'required', field: 'a' },
    ]);
  });

  it('checks just the questions that are named, and a hidden one not even then', () => {
    const fields: FieldDefinition[] = [
      { key: 'a', type: 'text', label, required: true },
      { key: 'b', type: 'text', label, required: true },
      { key: 'hidden', type: 'text', label, required: true, showWhen: { key: 'a', oneOf: ['more'] } },
    ];
    const problems = checkAnswers({ version: '1', provenBy: 'mobile', fields }, {}, () => fine, [
      'b',
      'hidden',
    ]);
    expect(problems).toEqual([{ code: 'required', field: 'b' }]);
  });
});
