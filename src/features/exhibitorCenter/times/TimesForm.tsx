import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkAnswers } from '#domain/form/checkAnswers.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { useAutosave } from '#flows/rowForm/useAutosave.ts';
import { CorrectionNotice } from '#flows/rowForm/CorrectionNotice.tsx';
import { RestoredDraft } from '#flows/rowForm/RestoredDraft.tsx';
import { RowContest } from '#flows/rowForm/RowContest.tsx';
import { useFormPreview } from '#flows/rowForm/useFormPreview.ts';
import { SubmissionPanel } from '#sending/SubmissionPanel.tsx';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { AnswerForm } from '#ui/fields/AnswerForm.tsx';
import { checkOf } from '#ui/fields/checkOf.ts';
import { fieldId } from '#ui/fields/fieldTarget.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { timesProblem } from '../rules/timesAnswers.ts';
import { useBoothRefusal } from '../useBoothRefusal.ts';
import { TimesPreview } from './TimesPreview.tsx';
import { timesAddress } from './timesSending.ts';
import { type TimesFormProps, useTimesEditing } from './useTimesEditing.ts';

type TimesEditing = ReturnType<typeof useTimesEditing>;

/** Times to choose, what they mean for visitors and for what is agreed, and the one sending. */
export function TimesForm(props: TimesFormProps) {
  const { booth, contactId, name, start } = props;
  const { t } = useTranslation('boothCalendar');
  const editing = useTimesEditing(props);
  const { form, days, typed, sending, correction } = editing;
  const preview = useFormPreview();
  const describeRefusal = useBoothRefusal();
  // A preview that was opened by its address, without what it shows.
  const isRight = () =>
    checkAnswers(form, typed.getValues(), checkOf).length === 0 &&
    timesProblem(typed.getValues(), days) === undefined;

  if (correction.contest !== undefined)
    return (
      <RowContest
        form={form}
        contest={correction.contest}
        typed={typed.getValues()}
        onSettle={(theirs) => void correction.settle(theirs)}
        onBack={correction.leaveContest}
      />
    );
  return (
    <SubmissionPanel
      sending={sending}
      onEdit={preview.close}
      refusedTitle={t('timesRefused')}
      describeRefusal={describeRefusal}
    >
      {preview.isOpen && isRight() ? (
        <BeforeSaving {...props} editing={editing} />
      ) : (
        <Questions
          editing={editing}
          title={t('timesFormTitle', { name })}
          restored={
            <RestoredDraft
              address={timesAddress(booth, contactId)}
              draft={start.draft}
              onDiscard={() => typed.reset(editing.blank)}
            />
          }
          onDone={preview.open}
        />
      )}
    </SubmissionPanel>
  );
}

interface BeforeSavingProps extends TimesFormProps {
  readonly editing: TimesEditing;
}

/** What the times mean for visitors and for what is agreed, and the button that saves them. */
function BeforeSaving({ booth, contactId, name, editing }: BeforeSavingProps) {
  const { t } = useTranslation(['boothCalendar', 'sending']);
  const { typed, days, correction, sending, submit } = editing;
  return (
    <>
      <PageHeading lead={t('timesPreviewLead')}>{t('timesPreview', { name })}</PageHeading>
      <CorrectionNotice note={correction.note} />
      <TimesPreview booth={booth} contactId={contactId} answers={typed.getValues()} days={days} />
      <PageFoot>
        <Button
          onClick={submit}
          busy={correction.isLooking || sending.isSending}
          busyText={t('sending:sending')}
        >
          {t('timesSave')}
        </Button>
      </PageFoot>
    </>
  );
}

interface QuestionsProps {
  readonly editing: TimesEditing;
  readonly title: string;
  readonly restored: ReactNode;
  readonly onDone: () => void;
}

function Questions({ editing, title, restored, onDone }: QuestionsProps) {
  const { t, i18n } = useTranslation('boothCalendar');
  const { form, days, typed, correction } = editing;
  const autosave = useAutosave(correction.save);
  const [wrong, setWrong] = useState<ReturnType<typeof timesProblem>>();
  const dayText = (day: string) => formatVenueMoment(parseVenueTime(day), 'day', languageOf(i18n.language));

  function check() {
    const found = timesProblem(typed.getValues(), days);
    setWrong(found);
    if (found === undefined) onDone();
    else focusControl(fieldId(found.key));
  }

  return (
    <>
      <PageHeading lead={t('timesFormLead')}>{title}</PageHeading>
      {restored}
      <AnswerForm form={form} typed={typed} onTyped={autosave} onDone={check}>
        {wrong !== undefined && (
          <Notice kind="error">
            {t(`wrong_${wrong.problem}`, { day: wrong.day === undefined ? '' : dayText(wrong.day) })}
          </Notice>
        )}
        <Button type="submit">{t('timesToPreview')}</Button>
      </AnswerForm>
    </>
  );
}
