import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isBlankAnswer } from '#domain/form/answerOf.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { ExhibitionHeader } from '#session/visit/ExhibitionHeader.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { AnswerForm } from '#ui/fields/AnswerForm.tsx';
import { fieldId } from '#ui/fields/fieldTarget.ts';
import type { Values } from '#ui/fields/useAnswers.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { SectionChips } from '#ui/tabs/SectionChips.tsx';
import { Steps } from '#ui/page/Steps.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { CorrectionNote } from '../CorrectionNote.tsx';
import { FullNote } from '../FullNote.tsx';
import { useFocusOn } from '../useFocusOn.ts';
import { type Clearing, RestoredNote } from './RestoredNote.tsx';
import { type FormPages, useFormPages } from './useFormPages.ts';
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

/** The questions of a long form, section by section where it has sections. */
export function QuestionStep(props: QuestionStepProps) {
  const { form, typed, start, focusKey, onTyped, onDone, onClear } = props;
  const { t } = useTranslation(['information', 'identity']);
  const [wanted, setWanted] = useState(focusKey);
  const answers = start.draft?.draft.answers ?? {};
  const isResumed = Object.keys(answers).some((key) => !isBlankAnswer(answers[key]));
  const pages = useFormPages(form, typed, { focusKey, isResumed });
  const { at, page } = pages;
  const isHere = page === undefined || page.fieldKeys.includes(wanted ?? '');
  useFocusOn(wanted !== undefined && isHere ? fieldId(wanted) : undefined);

  function openAt(key: string) {
    setWanted(key);
    const target = pages.pageOf(key);
    if (target !== undefined && target !== page) pages.open(target);
  }

  function goOn() {
    const next = pages.pages[at + 1];
    if (next !== undefined) return pages.open(next);
    // A section that was left out by the overview.
    const wrong = pages.firstWrong();
    if (wrong === undefined) return onDone();
    void typed.trigger(pages.pageOf(wrong)?.fieldKeys.slice());
    openAt(wrong);
  }

  const isLast = at + 1 >= pages.pages.length;
  return (
    <>
      <ExhibitionHeader />
      {page === undefined && <Steps current={2} total={3} name={t('stepInformation', { ns: 'identity' })} />}
      <PageHeading lead={page === undefined ? t('text') : undefined}>
        {start.own === undefined ? t('title') : t('correctTitle')}
      </PageHeading>
      <Overview {...pages} />
      {start.own !== undefined && <CorrectionNote form={form} own={start.own} onOpen={openAt} />}
      <RestoredNote start={start} onClear={onClear} />
      <FullNote form={form} typed={typed} onOpen={openAt} />
      <AnswerForm
        key={page?.key}
        form={form}
        typed={typed}
        only={page?.fieldKeys}
        onTyped={onTyped}
        onDone={goOn}
      >
        <Button type="submit">{t(isLast ? 'toReview' : 'nextSection')}</Button>
      </AnswerForm>
    </>
  );
}

function Overview({ pages, at, isDone, open }: FormPages) {
  const { language } = useFieldTexts();
  if (pages.length === 0) return null;
  const sections = pages.map((page) => ({
    key: page.key,
    title: organiserText(page.title, language),
    isDone: isDone(page),
  }));
  return (
    <SectionChips
      sections={sections}
      at={at}
      onOpen={(index) => {
        const page = pages[index];
        if (page !== undefined && index !== at) open(page);
      }}
    />
  );
}
