import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormDefinition } from '../../../domain/form/definition.ts';
import { services } from '../../../flows/services.ts';
import { Button } from '../../../ui/Button.tsx';
import { focusControl } from '../../../ui/ErrorSummary.tsx';
import { AnswerForm } from '../../../ui/fields/AnswerForm.tsx';
import { fieldId } from '../../../ui/fields/fieldTarget.ts';
import type { Values } from '../../../ui/fields/useAnswers.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { CorrectionNote } from './CorrectionNote.tsx';
import { FullNote } from './FullNote.tsx';
import { RestoredNote } from './RestoredNote.tsx';
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

  useEffect(() => {
    if (focusKey === undefined) return undefined;
    focusControl(fieldId(focusKey));
    // Every arrival goes to the top of the page a moment later, and would leave the question out of sight.
    const again = setTimeout(() => {
      const control = document.getElementById(fieldId(focusKey));
      if (control?.contains(document.activeElement)) focusControl(fieldId(focusKey));
    }, services().times.scrollToTopMs + 100);
    return () => clearTimeout(again);
  }, [focusKey]);

  return (
    <>
      <Steps current={3} total={4} name={t('stepInformation', { ns: 'identity' })} />
      <PageHeading lead={t('text')}>{start.own === undefined ? t('title') : t('correctTitle')}</PageHeading>
      {start.own !== undefined && <CorrectionNote form={form} own={start.own} />}
      <RestoredNote start={start} onClear={onCleared} />
      <FullNote form={form} typed={typed} />
      <AnswerForm form={form} typed={typed} onTyped={onTyped} onDone={onDone}>
        <Button type="submit">{t('toReview')}</Button>
      </AnswerForm>
    </>
  );
}
