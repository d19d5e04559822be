import { type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { Button } from '#ui/controls/Button.tsx';
import { AnswerForm } from '#ui/fields/AnswerForm.tsx';
import type { Values } from '#ui/fields/useAnswers.ts';
import { FormFoot } from '#ui/page/FormFoot.tsx';
import { Steps } from '#ui/page/Steps.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { AnswerList } from '#entities/questionnaire/AnswerList.tsx';
import { ChoiceStep } from './ChoiceStep.tsx';
import { useQuestionSteps } from './useQuestionSteps.ts';

export interface StepByStepProps {
  readonly form: FormDefinition;
  readonly typed: UseFormReturn<Values>;
  /** Where the person was when the page was last open. */
  readonly resumeAt: string | undefined;
  readonly onTyped: () => void;
  readonly onStep: (key: string) => void;
  readonly onSend: () => void;
  /** Above the first step that is shown. */
  readonly note: ReactNode;
  /** The button that sends: after the review, or below the only question. */
  readonly children: ReactNode;
}

export function StepByStep(props: StepByStepProps) {
  const { form, typed, onTyped, onSend, note, children } = props;
  const { t } = useTranslation('questions');
  const { language } = useFieldTexts();
  const { values, steps, at, key, hasBefore, isChange, position, goOn, goOnByChoice, goBack, change } =
    useQuestionSteps(props);
  const [firstShown] = useState(key);
  const step = steps[at];
  const isAlone = steps.length === 1;

  const back = hasBefore && (
    <Button kind="quiet" onClick={goBack}>
      {t('back')}
    </Button>
  );
  return (
    <>
      {key === firstShown && note}
      {!isAlone && (
        <div ref={position} tabIndex={-1}>
          <Steps
            current={at + 1}
            total={steps.length}
            {...(step === undefined
              ? { name: t('reviewTitle') }
              : step.title && { name: organiserText(step.title, language) })}
          />
        </div>
      )}
      {step === undefined ? (
        <Review form={form} answers={values} onChange={change} onSend={onSend}>
          {back}
          {children}
        </Review>
      ) : (
        <ChoiceStep key={key} onChosen={goOnByChoice}>
          <AnswerForm
            form={form}
            typed={typed}
            only={step.fields.map((field) => field.key)}
            onTyped={onTyped}
            onDone={isAlone ? onSend : goOn}
          >
            {back}
            {isAlone ? (
              children
            ) : (
              <Button type="submit">
                {t(isChange ? 'backToReview' : at + 1 === steps.length ? 'toReview' : 'next')}
              </Button>
            )}
          </AnswerForm>
        </ChoiceStep>
      )}
    </>
  );
}

interface ReviewProps extends Pick<StepByStepProps, 'form' | 'onSend' | 'children'> {
  readonly answers: Values;
  readonly onChange: (question: string) => void;
}

function Review({ form, answers, onChange, onSend, children }: ReviewProps) {
  const { t } = useTranslation('questions');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <AnswerList form={form} answers={answers} title={t('reviewAnswers')} onChange={onChange} />
      <FormFoot>{children}</FormFoot>
    </form>
  );
}
