import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { checkAnswers } from '#domain/form/checkAnswers.ts';
import { decidingKeys } from '#domain/form/decidingKeys.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { sameScreenState } from '#flows/navigation/asked/sameScreenState.ts';
import { checkOf } from '#ui/fields/checkOf.ts';
import { fieldId } from '#ui/fields/fieldTarget.ts';
import type { Values } from '#ui/fields/useAnswers.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { chooseStep, isAnsweredByChoice, reviewStep, stepsOf } from '../rules/formStep.ts';

export interface QuestionStepsInput {
  readonly form: FormDefinition;
  readonly typed: UseFormReturn<Values>;
  readonly resumeAt: string | undefined;
  readonly onStep: (key: string) => void;
}

/** Which step is on the screen; it stands in the address, so that the browser's way back leads one step back. */
export function useQuestionSteps({ form, typed, resumeAt, onStep }: QuestionStepsInput) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { control, getValues } = typed;
  useWatch({ control, name: useMemo(() => decidingKeys(form), [form]) });

  const values = getValues();
  const steps = stepsOf(form, values);
  const wanted = new URLSearchParams(search).get('step') ?? undefined;
  // Only who comes without a step in the address is led to where they were.
  const [resumed] = useState(() => (wanted === undefined ? resumeAt || undefined : undefined));
  const at = chooseStep(steps, wanted ?? resumed, firstWrong(form, values));
  const key = steps[at]?.key ?? reviewStep;
  const before = steps[at - 1]?.key;
  const { position, focusNext } = useStepFocus(key, onStep);

  async function goTo(next: string, options: { readonly replace?: boolean; readonly state?: unknown }) {
    const query = new URLSearchParams(search);
    query.set('step', next);
    await navigate({ search: `?${query.toString()}` }, options);
  }

  const resume = useEffectEvent(() => {
    if (resumed !== undefined) void goTo(key, { replace: true });
  });
  useEffect(() => resume(), []);

  function goOn() {
    // The answer may have brought other questions, or taken some away.
    const now = stepsOf(form, getValues());
    const here = now.findIndex((other) => other.key === key);
    const next = isFromReview(state) ? reviewStep : (now[here + 1]?.key ?? reviewStep);
    void goTo(next, { state: { cameFrom: key } });
  }

  function goOnByChoice() {
    const now = stepsOf(form, getValues());
    const here = now.find((other) => other.key === key);
    if (here !== undefined && now.length > 1 && isAnsweredByChoice(form, getValues(), here)) goOn();
  }

  function goBack() {
    if (before === undefined) return;
    // Where the step before is what the browser's way back leads to as well, both are the same step.
    if (cameFrom(state) === before) void navigate(-1);
    else void goTo(before, { replace: true });
  }

  function change(question: string) {
    focusNext(question);
    void goTo(question, { state: { ...sameScreenState, isFromReview: true } });
  }

  const [hasBefore, isChange] = [before !== undefined, isFromReview(state)];
  return { values, steps, at, key, hasBefore, isChange, position, goOn, goOnByChoice, goBack, change };
}

/** With each step the focus goes to its position, or to the question that is to be changed. */
function useStepFocus(key: string, onStep: (key: string) => void) {
  const [changing, setChanging] = useState<string>();
  const position = useRef<HTMLDivElement>(null);
  const shown = useRef(key);

  const arrive = useEffectEvent((now: string) => {
    if (shown.current === now) return;
    shown.current = now;
    onStep(now);
    if (changing === undefined) position.current?.focus({ preventScroll: true });
    else focusControl(fieldId(changing));
    setChanging(undefined);
  });
  useEffect(() => arrive(key), [key]);

  return { position, focusNext: setChanging };
}

function firstWrong(form: FormDefinition, values: Values): string | undefined {
  return checkAnswers(form, values, checkOf)[0]?.field;
}

const cameFrom = (state: unknown) => (state as { cameFrom?: unknown } | null)?.cameFrom;
const isFromReview = (state: unknown) => (state as { isFromReview?: unknown } | null)?.isFromReview === true;
