import { type FormEvent, memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { type Control, Controller, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { checkAnswers } from '../../domain/form/checkAnswers.ts';
import { decidingKeys } from '../../domain/form/decidingKeys.ts';
import type { FieldDefinition, FormDefinition } from '../../domain/form/definition.ts';
import { sectionsOf } from '../../domain/form/sectionsOf.ts';
import { visibleFields } from '../../domain/form/visibleFields.ts';
import type { Problem } from '../../domain/problem.ts';
import { waitingTimes } from '../../domain/waitingTimes.ts';
import { Card } from '../Card.tsx';
import { ErrorSummary, type SummaryLine } from '../ErrorSummary.tsx';
import { organiserText } from '../organiserText.tsx';
import { useFieldTexts } from '../useFieldTexts.ts';
import { checkOf } from './checkOf.ts';
import { fieldTarget } from './fieldTarget.ts';
import { FormField } from './FormField.tsx';
import { RequiredNote } from './RequiredNote.tsx';
import type { Values } from './useAnswers.ts';

/** Questions of another kind that stand first in the same form. */
export interface FirstQuestions {
  readonly fields: ReactNode;
  /** What is wrong with them now. */
  readonly check: () => readonly SummaryLine[];
  /** From here on what is wrong is said beside them too. */
  readonly onAttempt: () => void;
}

export interface AnswerFormProps {
  readonly form: FormDefinition;
  readonly typed: UseFormReturn<Values>;
  readonly onTyped: () => void;
  /** Submitted without a problem. */
  readonly onDone: () => void;
  readonly first?: FirstQuestions | undefined;
  /** Of a form that is asked in parts: the questions of this part; without it, all. */
  readonly only?: readonly string[] | undefined;
  /** What follows the questions: at least the button that submits. */
  readonly children: ReactNode;
}

/** An organiser's questions, those that are to be shown, and after a failed attempt what is wrong with the answers. */
export function AnswerForm({ form, typed, onTyped, onDone, first, only, children }: AnswerFormProps) {
  const isHere = (key: string | undefined) => only === undefined || (key !== undefined && only.includes(key));
  const { language } = useFieldTexts();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { control, getValues, trigger } = typed;
  const deciding = useMemo(() => decidingKeys(form), [form]);
  useWatch({ control, name: deciding });
  const fields = visibleFields(form, getValues()).filter(({ key }) => isHere(key));
  const hasTried = attempt > 0;

  // The same from key to key, or every question would be drawn again at each.
  const onAnswer = useCallback(
    (key: string) => {
      onTyped();
      // Corrected at once: at the next tap's blur the page would move under the finger.
      if (hasTried) void trigger(key);
    },
    [onTyped, hasTried, trigger],
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = checkAnswers(form, getValues(), checkOf).filter(({ field }) => isHere(field));
    await trigger(only?.slice());
    setProblems(found);
    setAttempt((before) => before + 1);
    first?.onAttempt();
    if (found.length === 0 && (first?.check().length ?? 0) === 0) onDone();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <OpenProblems
        form={form}
        control={control}
        problems={problems}
        attempt={attempt}
        firstLines={hasTried ? first?.check() : undefined}
      />
      {(first !== undefined || fields.some(({ required }) => required)) && <RequiredNote />}
      {first?.fields}
      {sectionsOf(form.fields, fields).map(({ key, title, fields: inSection }) => (
        <Card key={key} title={title && organiserText(title, language)}>
          {inSection.map((field) => (
            <Question key={field.key} field={field} control={control} onAnswer={onAnswer} />
          ))}
        </Card>
      ))}
      {children}
    </form>
  );
}

interface OpenProblemsProps {
  readonly form: FormDefinition;
  readonly control: Control<Values>;
  /** What was wrong at the last attempt. */
  readonly problems: readonly Problem[];
  readonly attempt: number;
  readonly firstLines: readonly SummaryLine[] | undefined;
}

/** Follows what is put right; apart from the questions, which need not be drawn again for it. */
function OpenProblems({ form, control, problems, attempt, firstLines = [] }: OpenProblemsProps) {
  const { shownSentence } = useFieldTexts();
  const { errors } = useFormState({ control });
  const open = problems.filter(({ field }) => field !== undefined && errors[field] !== undefined);
  function lineOf(problem: Problem): SummaryLine {
    const field = form.fields.find(({ key }) => key === problem.field);
    return {
      targetId: field === undefined ? '' : fieldTarget(field, problem),
      text: shownSentence(problem, field),
    };
  }
  return <ErrorSummary attempt={attempt} lines={[...firstLines, ...open.map(lineOf)]} />;
}

interface QuestionProps {
  readonly field: FieldDefinition;
  readonly control: Control<Values>;
  readonly onAnswer: (key: string) => void;
}

/** One question and its answer; drawn again only where these change, however long the form is. */
const Question = memo(function Question({ field, control, onAnswer }: QuestionProps) {
  return (
    <Controller
      control={control}
      name={field.key}
      render={({ field: { value, onChange, onBlur }, fieldState }) => (
        <FormField
          field={field}
          answer={value}
          onChange={(answer) => {
            onChange(answer);
            onAnswer(field.key);
          }}
          // A sentence that comes or goes moves the page, and the press that took the focus must not miss its target.
          onBlur={() => setTimeout(onBlur, waitingTimes.clickDebounceMs)}
          // Looked up at each drawing, so that the sentence follows the value and the language.
          problem={fieldState.invalid ? checkOf(field.type)?.(field, value) : undefined}
        />
      )}
    />
  );
});
