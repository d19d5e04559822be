import { type FormEvent, useEffect, useState } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormDefinition } from '../../../domain/form/definition.ts';
import { checkAnswers } from '../../../domain/form/checkAnswers.ts';
import { visibleFields } from '../../../domain/form/visibleFields.ts';
import type { Problem } from '../../../domain/problem.ts';
import { services } from '../../../flows/services.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorSummary, focusControl } from '../../../ui/ErrorSummary.tsx';
import { checkOf } from '../../../ui/fields/checkOf.ts';
import { fieldId, fieldTarget } from '../../../ui/fields/fieldTarget.ts';
import { FormField } from '../../../ui/fields/FormField.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { useSpeech } from '../../../ui/useSpeech.ts';
import { RestoredNote } from './RestoredNote.tsx';
import type { Values } from './RegistrationSteps.tsx';
import type { StartingPoint } from './useStartingPoint.ts';

export interface QuestionStepProps {
  readonly form: FormDefinition;
  readonly typed: UseFormReturn<Values>;
  readonly start: StartingPoint;
  readonly focusKey: string | undefined;
  readonly onTyped: () => void;
  readonly onDone: () => void;
  readonly onCleared: () => void;
}

/** Keys that decide whether other questions are shown; only they redraw the whole form. */
function decidingKeys(form: FormDefinition): string[] {
  return form.fields.map(({ showWhen }) => showWhen?.key).filter((key) => key !== undefined);
}

export function QuestionStep({
  form,
  typed,
  start,
  focusKey,
  onTyped,
  onDone,
  onCleared,
}: QuestionStepProps) {
  const { t } = useTranslation(['information', 'identity']);
  const { sentence } = useSpeech();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { control, getValues, trigger } = typed;
  useWatch({ control, name: decidingKeys(form) });
  const fields = visibleFields(form, getValues());
  const { errors } = typed.formState;

  useEffect(() => {
    if (focusKey !== undefined) focusControl(fieldId(focusKey));
  }, [focusKey]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = checkAnswers(form, getValues(), checkOf);
    await trigger();
    setProblems(found);
    setAttempt((before) => before + 1);
    if (found.length === 0) onDone();
  }

  const open = problems.filter(({ field }) => field !== undefined && errors[field] !== undefined);
  return (
    <>
      <Steps current={3} total={4} name={t('stepInformation', { ns: 'identity' })} />
      <PageHeading lead={t('text')}>{t('title')}</PageHeading>
      <RestoredNote start={start} onClear={onCleared} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <ErrorSummary
          attempt={attempt}
          lines={open.map((problem) => {
            const field = form.fields.find(({ key }) => key === problem.field);
            return {
              targetId: field === undefined ? '' : fieldTarget(field, problem),
              text: sentence(problem, field),
            };
          })}
        />
        <Card>
          {fields.map((field) => (
            <Controller
              key={field.key}
              control={control}
              name={field.key}
              render={({ field: { value, onChange, onBlur }, fieldState }) => (
                <FormField
                  field={field}
                  answer={value}
                  onChange={(answer) => {
                    onChange(answer);
                    if (attempt > 0) void trigger(field.key);
                    onTyped();
                  }}
                  // A sentence that comes or goes moves the page, and the press that took the focus must not miss its target.
                  onBlur={() => setTimeout(onBlur, services().times.clickDebounceMs)}
                  // Looked up at each drawing, so that the sentence follows the value and the language.
                  problem={fieldState.invalid ? checkOf(field.type)?.(field, value) : undefined}
                />
              )}
            />
          ))}
        </Card>
        <Button type="submit">{t('toReview')}</Button>
      </form>
    </>
  );
}
