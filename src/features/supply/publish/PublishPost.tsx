import { useTranslation } from 'react-i18next';
import { boothRefusals } from '#entities/exhibitor/api/boothWrites.ts';
import { checkAnswers } from '#domain/form/checkAnswers.ts';
import { useAutosave } from '#flows/rowForm/useAutosave.ts';
import { CorrectionNotice } from '#flows/rowForm/CorrectionNotice.tsx';
import { RestoredDraft } from '#flows/rowForm/RestoredDraft.tsx';
import { RowContest } from '#flows/rowForm/RowContest.tsx';
import { rowUploads } from '#flows/rowForm/rowDraft.ts';
import { SubmissionPanel } from '#sending/SubmissionPanel.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { AnswerForm } from '#ui/fields/AnswerForm.tsx';
import { checkOf } from '#ui/fields/checkOf.ts';
import { UploadingContext } from '#ui/fields/uploaded/uploadingContext.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { postRow } from './postDraft.ts';
import { PostPreview } from './PostPreview.tsx';
import { previewOf } from './postRecord.ts';
import { type PostEditing, usePostEditing } from './usePostEditing.ts';

export interface PublishPostProps extends PostEditing {
  readonly nameOf: (productType: string) => string;
}

/** The form, its preview, and the one sending. What waits in the outbox is gone on with before anything new is typed. */
export function PublishPost(props: PublishPostProps) {
  const { address, post, start, nameOf } = props;
  const { t } = useTranslation(['supply', 'sending']);
  const row = postRow(address);
  const { form, blank, typed, preview, sending, correction, recordNow, submit } = usePostEditing(props);
  const autosave = useAutosave(correction.save);
  const isCorrection = post !== undefined;
  // A preview that was opened by its address, without what it shows.
  const isReady = preview.isOpen && checkAnswers(form, typed.getValues(), checkOf).length === 0;
  const shown = isReady ? previewOf(recordNow()) : undefined;
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
    <UploadingContext.Provider value={rowUploads(row)}>
      <SubmissionPanel
        sending={sending}
        onEdit={preview.close}
        refusedTitle={t('refusedTitle')}
        describeRefusal={({ resCode }) =>
          boothRefusals[resCode ?? 0] === 'noRight' ? t('refusedNoRight') : undefined
        }
      >
        {shown === undefined ? (
          <>
            <PageHeading lead={t('publishLead')}>
              {t(isCorrection ? 'correctTitle' : 'publishTitle')}
            </PageHeading>
            <RestoredDraft address={row} draft={start.draft} onDiscard={() => typed.reset(blank)} />
            <AnswerForm form={form} typed={typed} onTyped={autosave} onDone={preview.open}>
              <Button type="submit">{t('preview')}</Button>
            </AnswerForm>
          </>
        ) : (
          <PostPreview
            post={shown}
            typeName={nameOf(shown.productType)}
            note={<CorrectionNotice note={correction.note} />}
            isCorrection={isCorrection}
            isSending={correction.isLooking || sending.isSending}
            onSend={submit}
          />
        )}
      </SubmissionPanel>
    </UploadingContext.Provider>
  );
}
