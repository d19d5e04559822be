import type { ReviewNote } from '../review/reviewSteps.ts';
import type { Answer, Answers, Choice, FieldDefinition, FormDefinition, TextPair } from './formDefinition.ts';
import { answerOf } from './answerOf.ts';
import { visibleFields } from './visibleFields.ts';

/** For a visitor who has answered before: their slot does not count as full, and the questions carry the remarks. */
export function correctionForm(
  form: FormDefinition,
  stored: Answers,
  notes: readonly ReviewNote[],
  say: (text: TextPair) => TextPair,
): FormDefinition {
  const fields = form.fields.map((field) => {
    const note = notes.find(({ key }) => key === field.key);
    return {
      ...field,
      ...(field.choices && { choices: withOwnPlaces(field.choices, answerOf(stored, field.key)) }),
      ...(note && { hint: joined(say(note.text), field.hint), isToComplete: true as const }),
    };
  });
  return { ...form, fields };
}

/** Consent is required each time; everything else is prefilled. */
export function startingAnswers(stored: Answers, fields: readonly FieldDefinition[]): Answers {
  const answers: Record<string, Answer> = {};
  for (const { key, type } of fields) {
    const answer = answerOf(stored, key);
    if (answer !== undefined && type !== 'agreement') answers[key] = answer;
  }
  return answers;
}

export function firstToComplete(
  form: FormDefinition,
  notes: readonly ReviewNote[],
  answers: Answers,
): string | undefined {
  if (notes.length === 0) return undefined;
  const shown = visibleFields(form, answers);
  return notes.find(({ key }) => shown.some((field) => field.key === key))?.key;
}

function withOwnPlaces(choices: readonly Choice[], held: Answer | undefined): readonly Choice[] {
  const holds = (value: string) => (Array.isArray(held) ? held.indexOf(value) >= 0 : held === value);
  return choices.map((choice) =>
    choice.isFull && holds(choice.value) ? { ...choice, isFull: false } : choice,
  );
}

/** Each in a line. */
const joined = (first: TextPair, second: TextPair | undefined): TextPair => ({
  zh: [first.zh, second?.zh ?? ''].filter((text) => text !== '').join('\n'),
  en: [first.en, second?.en ?? ''].filter((text) => text !== '').join('\n'),
});
