import { answerOf, isBlankAnswer } from '../form/answerOf.ts';
import type { Answer, Answers, FieldDefinition, FieldType, FormDefinition } from '../form/definition.ts';
import { answersOfVisibleFields } from '../form/answersOfVisibleFields.ts';
import { type Section, sectionsOf } from '../form/sectionsOf.ts';

/** What belongs to one person alone, and what everybody has to agree to for themselves. */
const personal: readonly FieldType[] = [
  'idDocument',
  'photo',
  'file',
  'images',
  'mobile',
  'email',
  'phone',
  'plate',
  'agreement',
];

/** The sections of which a person has answered something that others may share, such as arrival, diet and stay. */
export function copyableSections(form: FormDefinition, from: Answers): readonly Section[] {
  const shared = form.fields.filter(({ type }) => !personal.includes(type));
  const shown = answersOfVisibleFields(form, from);
  return sectionsOf(form.fields, shared).filter(({ fields }) => hasAnswers(fields, shown));
}

/** Whether a section is about the party rather than the person: nothing in it belongs to one person alone. */
export function isShared(form: FormDefinition, { key }: Section): boolean {
  const whole = sectionsOf(form.fields, form.fields).find((section) => section.key === key);
  return whole?.fields.every(({ type }) => !personal.includes(type)) === true;
}

/**
 * The answers of one person after those of another were copied into them, section by section. A section is copied as a
 * whole or left alone: half of one trip and half of another would be nobody's. What is answered already stays, unless it
 * is to be replaced.
 */
export function copySections(
  form: FormDefinition,
  sections: readonly Section[],
  from: Answers,
  to: Answers,
  isReplacing: boolean,
): Answers {
  const shown = answersOfVisibleFields(form, from);
  const copied: Record<string, Answer | undefined> = { ...to };
  for (const { fields } of sections) {
    if (!isReplacing && hasAnswers(fields, to)) continue;
    for (const { key } of fields) copied[key] = answerOf(shown, key);
  }
  return copied;
}

/** Whether something of the sections is answered already, and would be replaced by a copy. */
export function hasAnswersIn(sections: readonly Section[], answers: Answers): boolean {
  return sections.some(({ fields }) => hasAnswers(fields, answers));
}

const hasAnswers = (fields: readonly FieldDefinition[], answers: Answers) =>
  fields.some(({ key }) => !isBlankAnswer(answerOf(answers, key)));
