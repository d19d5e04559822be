import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { checkAnswers } from '../../../domain/form/checkAnswers.ts';
import { decidingKeys } from '../../../domain/form/decidingKeys.ts';
import type { FormDefinition } from '../../../domain/form/formDefinition.ts';
import { chooseStep, reviewStep, stepsOf } from '../rules/formStep.ts';
import { sameScreenState } from '../../../flows/navigation/sameScreenState.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { focusControl } from '../../../ui/page/ErrorSummary.tsx';
import { AnswerForm } from '../../../ui/fields/AnswerForm.tsx';
import { checkOf } from '../../../ui/fields/checkOf.ts';
import { fieldId } from '../../../ui/fields/fieldTarget.ts';
import type { Values } from '../../../ui/fields/useAnswers.ts';
import { Steps } from '../../../ui/page/Steps.tsx';
import { organiserText } from '../../../ui/text/organiserText.tsx';
import { useFieldTexts } from '../../../ui/text/useFieldTexts.ts';
import { AnswerList } from '../AnswerList.tsx';

export interface StepByStepProps {
  readonly form: FormDefinition;
  readonly typed: UseFormReturn<Values>;
  /** Where the person was when the page was last open. */
  readonly resumeAt: string | undefined;
  readonly onTyped: () => void;
  /** Another step is on the screen. */
  readonly onStep: (key: string) => void;
  readonly onSend: () => void;
  /** Above the first step that is shown. */
  readonly note: ReactNode;
  /** The button that sends, after the review. */
  readonly children: ReactNode;
}

/** One question at a time. Which one stands in the address, so that the browser's way back leads one step back. */
export function StepByStep(props: StepByStepProps) {
  const { form, typed, resumeAt, onTyped, onStep, onSend, note, children } = props;
  const { t } = useTranslation('questions');
  const { language } = useFieldTexts();
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
  const step = steps[at];
  const key = step?.key ?? reviewStep;
  const before = steps[at - 1]?.key;
  const [changing, setChanging] = useState<string>();
  const position = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  const [firstShown] = useState(key);

  async function goTo(next: string, options: { readonly replace?: boolean; readonly state?: unknown }) {
    const query = new URLSearchParams(search);
    query.set('step', next);
    await navigate({ search: `?${query.toString()}` }, options);
  }

  const resume = useEffectEvent(() => {
    if (resumed !== undefined) void goTo(key, { replace: true });
  });
  useEffect(() => resume(), []);

  const arrive = useEffectEvent((now: string) => {
    if (shown.current === now) return;
    shown.current = now;
    onStep(now);
    if (changing === undefined) position.current?.focus({ preventScroll: true });
    else focusControl(fieldId(changing));
    setChanging(undefined);
  });
  useEffect(() => arrive(key), [key]);

  function goOn() {
    // The answer may have brought other questions, or taken some away.
    const now = stepsOf(form, getValues());
    const here = now.findIndex((other) => other.key === key);
    const next = isFromReview(state) ? reviewStep : (now[here + 1]?.key ?? reviewStep);
    void goTo(next, { state: { cameFrom: key } });
  }

  function goBack() {
    if (before === undefined) return;
    // Where the step before is what the browser's way back leads to as well, both are the same step.
    if (cameFrom(state) === before) void navigate(-1);
    else void goTo(before, { replace: true });
  }

  const back = before !== undefined && (
    <Button kind="secondary" onClick={goBack}>
      {t('back')}
    </Button>
  );
  return (
    <>
      {key === firstShown && note}
      <div ref={position} tabIndex={-1}>
        <Steps
          current={at + 1}
          total={steps.length + 1}
          {...(step === undefined
            ? { name: t('reviewTitle') }
            : step.title && { name: organiserText(step.title, language) })}
        />
      </div>
      {step === undefined ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSend();
          }}
        >
          <AnswerList
            form={form}
            answers={values}
            title={t('reviewAnswers')}
            onChange={(question) => {
              setChanging(question);
              void goTo(question, { state: { ...sameScreenState, isFromReview: true } });
            }}
          />
          {children}
          {back}
        </form>
      ) : (
        <AnswerForm
          key={key}
          form={form}
          typed={typed}
          only={step.fields.map((field) => field.key)}
          onTyped={onTyped}
          onDone={goOn}
        >
          <Button type="submit">
            {t(isFromReview(state) ? 'backToReview' : at + 1 === steps.length ? 'toReview' : 'next')}
          </Button>
          {back}
        </AnswerForm>
      )}
    </>
  );
}

function firstWrong(form: FormDefinition, values: Values): string | undefined {
  return checkAnswers(form, values, checkOf)[0]?.field;
}

const cameFrom = (state: unknown) => (state as { cameFrom?: unknown } | null)?.cameFrom;
const isFromReview = (state: unknown) => (state as { isFromReview?: unknown } | null)?.isFromReview === true;
