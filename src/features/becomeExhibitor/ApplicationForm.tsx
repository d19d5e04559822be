import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAnswers } from '#entities/registration/api/registrationRecord.ts';
import type { RegistrationKey } from '#entities/registration/api/registrations.ts';
import { useStand } from '#session/acting/roleIdentity.ts';
import { checkAnswers } from '#domain/form/checkAnswers.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';
import { maskContact } from '#domain/person/contact.ts';
import type { Refusal } from '#sending/rules/submissionState.ts';
import { useAutosave } from '#flows/rowForm/useAutosave.ts';
import { RestoredDraft } from '#flows/rowForm/RestoredDraft.tsx';
import { type RowStart, rowUploads, saveRowDraft } from '#flows/rowForm/rowDraft.ts';
import { useFormPreview } from '#flows/rowForm/useFormPreview.ts';
import { SubmissionPanel } from '#sending/SubmissionPanel.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { AnswerForm } from '#ui/fields/AnswerForm.tsx';
import { answersToSend } from '#ui/fields/answersToSend.ts';
import { checkOf } from '#ui/fields/checkOf.ts';
import { UploadingContext } from '#ui/fields/uploaded/uploadingContext.ts';
import { useAnswers } from '#ui/fields/useAnswers.ts';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { AnswerCards } from './AnswerCards.tsx';
import { Refusals } from './Refusals.tsx';
import { applicationRefusals } from './api/applications.ts';
import type { Application } from '#entities/exhibitor/rules/exhibitorApplication.ts';
import { applicationEntry, draftAddress } from './applicationSubmission.ts';
import { useApplicationSending } from './useApplicationSending.ts';

export interface ApplicationFormProps {
  readonly applicant: RegistrationKey;
  readonly form: FormDefinition;
  /** The refused application that is corrected; null for a new one. */
  readonly refused: Application | null;
  readonly start: RowStart;
}

function useRefusalText() {
  const { t } = useTranslation('becomeExhibitor');
  return ({ resCode }: Refusal) => {
    const refusal = applicationRefusals[resCode ?? 0];
    return refusal && t(`refused_${refusal}`);
  };
}

/** The form, its preview, and the one sending. What waits in the outbox is gone on with before anything new is typed. */
export function ApplicationForm({ applicant, form, refused, start }: ApplicationFormProps) {
  const { t } = useTranslation(['becomeExhibitor', 'sending']);
  const exhibitorId = useStand()?.exhibitorId;
  const address = draftAddress(applicant, refused?.RecordId);
  const [begun] = useState(() => (refused === null ? {} : readAnswers(refused.row, form)));
  const typed = useAnswers(form, { ...begun, ...start.draft?.draft.answers });
  const autosave = useAutosave(() => saveRowDraft(address, typed.getValues(), form));
  const preview = useFormPreview();
  const sending = useApplicationSending(applicant, start, preview);
  const describeRefusal = useRefusalText();
  // A preview that was opened by its address, without what it shows.
  const isReady = preview.isOpen && checkAnswers(form, typed.getValues(), checkOf).length === 0;

  function send() {
    const answers = answersToSend(visibleFields(form, typed.getValues()), typed.getValues());
    const isCorrection = refused !== null;
    const entry = () => applicationEntry({ key: applicant, form, answers, exhibitorId, isCorrection });
    void sending.send(entry, refused?.RecordId);
  }

  return (
    <UploadingContext.Provider value={rowUploads(address)}>
      <SubmissionPanel
        sending={sending}
        onEdit={preview.close}
        refusedTitle={t('notAccepted')}
        describeRefusal={describeRefusal}
      >
        {isReady ? (
          <>
            <PageHeading lead={t('previewLead')}>{t('previewTitle')}</PageHeading>
            <AnswerCards form={form} answers={typed.getValues()} />
            <PageFoot>
              <Button onClick={send} busy={sending.isSending} busyText={t('sending:sending')}>
                {t(refused === null ? 'send' : 'sendCorrection')}
              </Button>
            </PageFoot>
          </>
        ) : (
          <>
            <PageHeading lead={t('formLead', { contact: maskContact(applicant.contact) })}>
              {t(refused === null ? 'title' : 'correctTitle')}
            </PageHeading>
            {refused !== null && <Refusals application={refused} />}
            <RestoredDraft address={address} draft={start.draft} onDiscard={() => typed.reset(begun)} />
            <AnswerForm form={form} typed={typed} onTyped={autosave} onDone={preview.open}>
              <Button type="submit">{t('toPreview')}</Button>
            </AnswerForm>
          </>
        )}
      </SubmissionPanel>
    </UploadingContext.Provider>
  );
}
