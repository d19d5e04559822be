import { answerOf } from '#domain/form/answerOf.ts';
import type { Answers, FieldDefinition, FormDefinition, TextPair } from '#domain/form/formDefinition.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';

/** One question, or the questions of one section. */
export interface FormStep {
  /** The key of its first question, visible or not. */
  readonly key: string;
  readonly title: TextPair | undefined;
  readonly fields: readonly FieldDefinition[];
}

export function stepsOf(form: FormDefinition, answers: Answers): readonly FormStep[] {
  const shown = visibleFields(form, answers);
  return allSteps(form.fields).filter(({ fields }) => fields.some((field) => shown.includes(field)));
}

function allSteps(fields: readonly FieldDefinition[]): readonly FormStep[] {
  const steps: { key: string; title: TextPair | undefined; fields: FieldDefinition[] }[] = [];
  for (const field of fields) {
    const last = steps[steps.length - 1];
    if (last !== undefined && boothsIn(last, field)) last.fields.push(field);
    else steps.push({ key: field.key, title: field.section, fields: [field] });
  }
  return steps;
}

function boothsIn({ title, fields }: FormStep, { section, belongsTo }: FieldDefinition): boolean {
  if (belongsTo !== undefined && fields.some(({ key }) => key === belongsTo)) return true;
  return section !== undefined && title?.zh === section.zh && title.en === section.en;
}

/** Whether the step asks one question, and a choice has answered it with nothing to add. */
export function isAnsweredByChoice(form: FormDefinition, answers: Answers, { fields }: FormStep): boolean {
  const [only, ...more] = visibleFields(form, answers).filter((field) => fields.includes(field));
  if (only?.type !== 'singleChoice' || more.length > 0) return false;
  const chosen = only.choices?.find(({ value }) => value === answerOf(answers, only.key));
  return chosen !== undefined && chosen.isFull !== true;
}

/** `steps.length` is the review, of which one step alone has none. Never past the first step with an invalid or missing answer, also for Forward and old links. */
export function chooseStep(
  steps: readonly FormStep[],
  wanted: string | undefined,
  firstWrong: string | undefined,
): number {
  const placeOf = (question: string) =>
    steps.findIndex(({ key, fields }) => key === question || fields.some((field) => field.key === question));
  const reached = firstWrong === undefined ? steps.length : Math.max(0, placeOf(firstWrong));
  if (steps.length === 1) return 0;
  const asked = wanted === reviewStep ? steps.length : wanted === undefined ? 0 : placeOf(wanted);
  return Math.min(Math.max(0, asked), reached);
}

/** The review's name in addresses and drafts; question keys begin with a letter. */
export const reviewStep = '_review';
