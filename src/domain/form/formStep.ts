import type { Answers, FieldDefinition, FormDefinition, TextPair } from './definition.ts';
import { visibleFields } from './visibleFields.ts';

/** What is asked at a time: one question, or the questions under one name. */
export interface FormStep {
  /** Of its first question; stays the same whichever of its questions are shown. */
  readonly key: string;
  readonly title: TextPair | undefined;
  /** Whatever may be asked here, shown or not. */
  readonly fields: readonly FieldDefinition[];
}

/** The steps that have something to ask with these answers, in the organiser's order. */
export function stepsOf(form: FormDefinition, answers: Answers): readonly FormStep[] {
  const shown = visibleFields(form, answers);
  return allSteps(form.fields).filter(({ fields }) => fields.some((field) => shown.includes(field)));
}

function allSteps(fields: readonly FieldDefinition[]): readonly FormStep[] {
  const steps: { key: string; title: TextPair | undefined; fields: FieldDefinition[] }[] = [];
  for (const field of fields) {
    const last = steps[steps.length - 1];
    if (last !== undefined && standsIn(last, field)) last.fields.push(field);
    else steps.push({ key: field.key, title: field.section, fields: [field] });
  }
  return steps;
}

function standsIn({ title, fields }: FormStep, { section, belongsTo }: FieldDefinition): boolean {
  if (belongsTo !== undefined && fields.some(({ key }) => key === belongsTo)) return true;
  return section !== undefined && title?.zh === section.zh && title.en === section.en;
}

/**
 * The position of the step to show; `steps.length` is the review at the end. Nobody comes past the first question whose
 * answer is still wrong or missing, however they came: an old address, the way forward, or an answer that asks for more.
 */
export function chooseStep(
  steps: readonly FormStep[],
  wanted: string | undefined,
  firstWrong: string | undefined,
): number {
  const placeOf = (question: string) =>
    steps.findIndex(({ key, fields }) => key === question || fields.some((field) => field.key === question));
  const reached = firstWrong === undefined ? steps.length : Math.max(0, placeOf(firstWrong));
  const asked = wanted === reviewStep ? steps.length : wanted === undefined ? 0 : placeOf(wanted);
  return Math.min(Math.max(0, asked), reached);
}

/** The name of the last step, in addresses and drafts; no question has it, as theirs begin with a letter. */
export const reviewStep = '_review';
