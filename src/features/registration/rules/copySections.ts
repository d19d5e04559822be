import { answerOf, isBlankAnswer } from '#domain/form/answerOf.ts';
import type {
  Answer,
  Answers,
  FieldDefinition,
  FieldType,
  FormDefinition,
} from '#domain/form/formDefinition.ts';
import { answersOfVisibleFields } from '#domain/form/answersOfVisibleFields.ts';
import { type Section, sectionsOf } from '#domain/form/sectionsOf.ts';

/** Personal answers, and consent, which is individual. */
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

/** Sections with shareable answers of this person, such as arrival, diet and stay. */
export function copyableSections(form: FormDefinition, from: Answers): readonly Section[] {
  const shared = form.fields.filter(({ type }) => !personal.includes(type));
  const shown = answersOfVisibleFields(form, from);
  return sectionsOf(form.fields, shared).filter(({ fields }) => hasAnswers(fields, shown));
}

export function isShared(form: FormDefinition, { key }: Section): boolean {
  const whole = sectionsOf(form.fields, form.fields).find((section) => section.key === key);
  return whole?.fields.every(({ type }) => !personal.includes(type)) === true;
}

/** Whole sections or nothing: half of two trips would be wrong. Existing answers stay unless they are to be replaced. */
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

export function hasAnswersIn(sections: readonly Section[], answers: Answers): boolean {
  return sections.some(({ fields }) => hasAnswers(fields, answers));
}

const hasAnswers = (fields: readonly FieldDefinition[], answers: Answers) =>
  fields.some(({ key }) => !isBlankAnswer(answerOf(answers, key)));
