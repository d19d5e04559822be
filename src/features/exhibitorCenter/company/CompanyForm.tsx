import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { checkAnswers } from '#domain/form/checkAnswers.ts';
import { useAutosave } from '#flows/rowForm/useAutosave.ts';
import { CorrectionNotice } from '#flows/rowForm/CorrectionNotice.tsx';
import { RestoredDraft } from '#flows/rowForm/RestoredDraft.tsx';
import { RowContest } from '#flows/rowForm/RowContest.tsx';
import { rowUploads } from '#flows/rowForm/rowDraft.ts';
import { useFormPreview } from '#flows/rowForm/useFormPreview.ts';
import { SubmissionPanel } from '#sending/SubmissionPanel.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { AnswerForm } from '#ui/fields/AnswerForm.tsx';
import { checkOf } from '#ui/fields/checkOf.ts';
import { fieldId } from '#ui/fields/fieldTarget.ts';
import { UploadingContext } from '#ui/fields/uploaded/uploadingContext.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { answersOfCompany, companyChanges } from '../rules/companyAnswers.ts';
import { companyParts } from '../rules/forms/companyForm.ts';
import { useBoothRefusal } from '../useBoothRefusal.ts';
import { CompanyPreview } from './CompanyPreview.tsx';
import { companyAddress } from './companySending.ts';
import { ReviewNote } from './ReviewNote.tsx';
import {
  type CompanyCorrection,
  type CompanyFormProps,
  sentOf,
  useCompanyCorrection,
} from './useCompanyCorrection.ts';

/** The question that the address names, such as one whose answer is missing on the page. */
function useAskedQuestion() {
  const [query] = useSearchParams();
  const at = query.get('at');
  useEffect(() => {
    if (at !== null) focusControl(fieldId(at));
  }, [at]);
}

/** The form, its preview, what a colleague has changed in between, and the one sending. */
export function CompanyForm({ booth, company, start, kinds }: CompanyFormProps) {
  const { t } = useTranslation('exhibitorCenter');
  const address = companyAddress(booth);
  const correcting = useCompanyCorrection({ booth, company, start, kinds });
  const { row, form, typed, sending, correction } = correcting;
  const autosave = useAutosave(correction.save);
  const preview = useFormPreview();
  const describeRefusal = useBoothRefusal();
  useAskedQuestion();
  // A preview that was opened by its address, without what it shows.
  const isReady = preview.isOpen && checkAnswers(form, typed.getValues(), checkOf).length === 0;

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
    <UploadingContext.Provider value={rowUploads(address)}>
      <SubmissionPanel
        sending={sending}
        onEdit={preview.close}
        refusedTitle={t('companyRefused')}
        describeRefusal={describeRefusal}
      >
        {isReady ? (
          <BeforeSending {...correcting} />
        ) : (
          <>
            <PageHeading lead={t('companyLead')}>{t('companyTitle')}</PageHeading>
            <ReviewNote company={company} />
            <RestoredDraft
              address={address}
              draft={start.draft}
              onDiscard={() => typed.reset(answersOfCompany(row, window.location.origin))}
            />
            <AnswerForm form={form} typed={typed} onTyped={autosave} onDone={preview.open}>
              <Button type="submit">{t('toPreview')}</Button>
            </AnswerForm>
          </>
        )}
      </SubmissionPanel>
    </UploadingContext.Provider>
  );
}

/** The page as visitors will see it, and the button that sends it. */
function BeforeSending({ row, form, typed, sending, correction }: CompanyCorrection) {
  const { t } = useTranslation(['exhibitorCenter', 'sending']);
  const shown = companyChanges(companyParts, sentOf(form, typed.getValues()), row, window.location.origin);
  return (
    <>
      <PageHeading lead={t('previewLead')}>{t('previewTitle')}</PageHeading>
      <CorrectionNotice note={correction.note} />
      <CompanyPreview company={{ ...row, ...shown }} />
      <PageFoot>
        <Button
          onClick={() => void correction.submit()}
          busy={correction.isLooking || sending.isSending}
          busyText={t('sending:sending')}
        >
          {t('sendCompany')}
        </Button>
      </PageFoot>
    </>
  );
}
