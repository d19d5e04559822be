import { type FormEvent, memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { type Control, Controller, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { checkAnswers } from '#domain/form/checkAnswers.ts';
import { decidingKeys } from '#domain/form/decidingKeys.ts';
import type { FieldDefinition, FormDefinition } from '#domain/form/formDefinition.ts';
import { sectionsOf } from '#domain/form/sectionsOf.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';
import { isMissing } from '#domain/text/isMissing.ts';
import type { Problem } from '#domain/text/problem.ts';
import { waitingTimes } from '#domain/time/waitingTimes.ts';
import { useOffscreenSkipping } from '../forms/useOffscreenSkipping.ts';
import { Card } from '../page/Card.tsx';
import { ErrorSummary, type SummaryLine } from '../page/ErrorSummary.tsx';
import { FormFoot } from '../page/FormFoot.tsx';
import { organiserText } from '../text/organiserText.tsx';
import { useFieldTexts } from '../text/useFieldTexts.ts';
import { checkOf } from './checkOf.ts';
import { fieldTarget } from './fieldTarget.ts';
import { FormField } from './FormField.tsx';
import type { Values } from './useAnswers.ts';

export interface FirstQuestions {
  readonly fields: ReactNode;
  readonly check: () => readonly SummaryLine[];
  readonly onAttempt: () => void;
}

export interface AnswerFormProps {
  readonly form: FormDefinition;
  readonly typed: UseFormReturn<Values>;
  readonly onTyped: () => void;
  readonly onDone: () => void;
  readonly first?: FirstQuestions | undefined;
  /** The answers are being sent: taps and keys change nothing. */
  readonly isLocked?: boolean;
  readonly only?: readonly string[] | undefined;
  /** The buttons at its foot. */
  readonly children: ReactNode;
}

export function AnswerForm(props: AnswerFormProps) {
  const { form, typed, isLocked = false, onTyped, onDone, first, only, children } = props;
  const isHere = (key: string | undefined) => only === undefined || (key !== undefined && only.includes(key));
  const { language } = useFieldTexts();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { control, getValues, getFieldState, trigger } = typed;
  const deciding = useMemo(() => decidingKeys(form), [form]);
  useWatch({ control, name: deciding });
  const fields = visibleFields(form, getValues()).filter(({ key }) => isHere(key));
  const hasTried = attempt > 0;

  // Stable, or every question would render at each key.
  const onAnswer = useCallback(
    (key: string) => {
      onTyped();
      if (!hasTried) return;
      // Immediately: on blur, at the next tap, the page would move under the finger. Only where it turns right or
      // wrong: all messages at the form's head and foot follow.
      const isWrong = checkAnswers(form, getValues(), checkOf, [key]).length > 0;
      if (isWrong !== getFieldState(key).invalid) void trigger(key);
    },
    [onTyped, hasTried, form, getValues, getFieldState, trigger],
  );
  const skipping = useOffscreenSkipping(`${attempt} ${language} ${fields.length}`);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLocked) return;
    const found = checkAnswers(form, getValues(), checkOf).filter(({ field }) => isHere(field));
    await trigger(only?.slice());
    setProblems(found);
    setAttempt((before) => before + 1);
    first?.onAttempt();
    if (found.length === 0 && (first?.check().length ?? 0) === 0) onDone();
  }

  const open = { form, control, problems, firstLines: hasTried ? first?.check() : undefined };
  return (
    <form {...skipping} noValidate onSubmit={(event) => void submit(event)}>
      <OpenProblems {...open}>{(lines) => <ErrorSummary attempt={attempt} lines={lines} />}</OpenProblems>
      {first?.fields}
      {sectionsOf(form.fields, fields).map(({ key, title, fields: inSection }) => (
        <Card key={key} title={title && organiserText(title, language)}>
          {inSection.map((field) => (
            <Question key={field.key} {...{ field, control, isLocked, onAnswer }} />
          ))}
        </Card>
      ))}
      <OpenProblems {...open}>{(lines) => <FormFoot lines={lines}>{children}</FormFoot>}</OpenProblems>
    </form>
  );
}

interface OpenProblemsProps {
  readonly form: FormDefinition;
  readonly control: Control<Values>;
  readonly problems: readonly Problem[];
  readonly firstLines: readonly SummaryLine[] | undefined;
  readonly children: (lines: readonly SummaryLine[]) => ReactNode;
}

/** Follows corrections; separate, so that the questions do not render again. */
function OpenProblems({ form, control, problems, firstLines = [], children }: OpenProblemsProps) {
  const { shownSentence } = useFieldTexts();
  const { errors } = useFormState({ control });
  const open = problems.filter(({ field }) => field !== undefined && errors[field] !== undefined);
  function lineOf(problem: Problem): SummaryLine {
    const field = form.fields.find(({ key }) => key === problem.field);
    return {
      targetId: field === undefined ? '' : fieldTarget(field, problem),
      text: shownSentence(problem, field),
      isMissing: isMissing(problem),
    };
  }
  return children([...firstLines, ...open.map(lineOf)]);
}

interface QuestionProps {
  readonly field: FieldDefinition;
  readonly control: Control<Values>;
  readonly isLocked: boolean;
  readonly onAnswer: (key: string) => void;
}

/** Memoised: renders only when its answer changes, however long the form is. */
const Question = memo(function Question({ field, control, isLocked, onAnswer }: QuestionProps) {
  return (
    <Controller
      control={control}
      name={field.key}
      render={({ field: { value, onChange, onBlur }, fieldState }) => (
        <FormField
          field={field}
          answer={value}
          onChange={(answer) => {
            if (isLocked) return;
            onChange(answer);
            onAnswer(field.key);
          }}
          // Delayed: a message moves the page, and the tap that took the focus must not miss its target.
          onBlur={() => setTimeout(onBlur, waitingTimes.clickDebounceMs)}
          // Computed at each render, so that it follows value and language.
          problem={fieldState.invalid ? checkOf(field.type)?.(field, value) : undefined}
        />
      )}
    />
  );
});
