import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormDefinition } from '../../../domain/form/formDefinition.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { AnswerForm } from '../../../ui/fields/AnswerForm.tsx';
import type { Values } from '../../../ui/fields/useAnswers.ts';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Steps } from '../../../ui/page/Steps.tsx';
import { CorrectionNote } from '../CorrectionNote.tsx';
import { FullNote } from '../FullNote.tsx';
import { useFocusOn } from '../useFocusOn.ts';
import { type Clearing, RestoredNote } from './RestoredNote.tsx';
import type { StartingPoint } from './useStartingPoint.ts';

export interface QuestionStepProps {
  readonly form: FormDefinition;
  readonly typed: UseFormReturn<Values>;
  readonly start: StartingPoint;
  readonly focusKey: string | undefined;
  readonly onTyped: () => void;
  readonly onDone: () => void;
  readonly onClear: () => Clearing;
}

export function QuestionStep({ form, typed, start, focusKey, onTyped, onDone, onClear }: QuestionStepProps) {
  const { t } = useTranslation(['information', 'identity']);

  useFocusOn(focusKey);

  return (
    <>
      <Steps current={3} total={4} name={t('stepInformation', { ns: 'identity' })} />
      <PageHeading lead={t('text')}>{start.own === undefined ? t('title') : t('correctTitle')}</PageHeading>
      {start.own !== undefined && <CorrectionNote form={form} own={start.own} />}
      <RestoredNote start={start} onClear={onClear} />
      <FullNote form={form} typed={typed} />
      <AnswerForm form={form} typed={typed} onTyped={onTyped} onDone={onDone}>
        <Button type="submit">{t('toReview')}</Button>
      </AnswerForm>
    </>
  );
}
