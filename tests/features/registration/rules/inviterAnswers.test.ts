import { expect, it } from 'vitest';
import { inviterAnswers } from '#features/registration/rules/inviterAnswers.ts';
import type { FieldDefinition, FieldType } from '#domain/form/formDefinition.ts';

const field = (key: string, type: FieldType): FieldDefinition => ({
  key,
  type,
  label: { zh: '', en: '' },
  required: false,
});
const form = [field('Inviter', 'text'), field('InviterPhone', 'phone'), field('Name', 'text')];
const asAnswer = (_: FieldDefinition, text: string) => (text === 'wrong' ? undefined : text);

it.each([
  ['both answers', { name: '苏映雪', phone: '138' }, { Inviter: '苏映雪', InviterPhone: '138' }],
  ['no phone that is not known', { name: '苏映雪', phone: '' }, { Inviter: '苏映雪' }],
  ['no phone that is no answer', { name: '苏映雪', phone: 'wrong' }, { Inviter: '苏映雪' }],
])('a form that asks who has invited gets %s', (_, inviter, answers) => {
  expect(inviterAnswers(form, inviter, asAnswer)).toEqual(answers);
});

it('a question of the same key whose answer is no line of text, and a form without it, get nothing', () => {
  const fields = [field('Inviter', 'singleChoice'), field('Job', 'text')];
  expect(inviterAnswers(fields, { name: '苏映雪', phone: '138' }, asAnswer)).toEqual({});
});
