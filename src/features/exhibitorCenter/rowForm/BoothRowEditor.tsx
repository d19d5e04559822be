import { type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { checkAnswers } from '#domain/form/checkAnswers.ts';
import type { Answers } from '#domain/form/formDefinition.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { useAutosave } from '#flows/rowForm/useAutosave.ts';
import { CorrectionNotice } from '#flows/rowForm/CorrectionNotice.tsx';
import { RestoredDraft } from '#flows/rowForm/RestoredDraft.tsx';
import { RowContest } from '#flows/rowForm/RowContest.tsx';
import { rowUploads } from '#flows/rowForm/rowDraft.ts';
import type { CorrectionNote } from '#flows/rowForm/useCorrection.ts';
import { useFormPreview } from '#flows/rowForm/useFormPreview.ts';
import { SubmissionPanel } from '#sending/SubmissionPanel.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { AnswerForm } from '#ui/fields/AnswerForm.tsx';
import { checkOf } from '#ui/fields/checkOf.ts';
import { fieldId } from '#ui/fields/fieldTarget.ts';
import { UploadingContext } from '#ui/fields/uploaded/uploadingContext.ts';
import type { Values } from '#ui/fields/useAnswers.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import type { Identified } from '../ownRows/boothRows.ts';
import { useBoothRefusal } from '../useBoothRefusal.ts';
import { rowAddress } from './boothRowForm.ts';
import { type RowEditing, useBoothRowEditing } from './useBoothRowEditing.ts';

export interface BoothRowEditorProps<Row extends Identified> extends RowEditing<Row> {
  readonly title: string;
  /** Of the button that sends. */
  readonly sendText: string;
  readonly refusedTitle: string;
  /** Below the heading of the form. */
  readonly note?: ReactNode;
  /** Where two answers contradict each other: the question to look at, and why. */
  readonly contradiction?: (answers: Answers) => { readonly key: string; readonly text: string } | undefined;
  /** What visitors will see of what is typed; without it the form itself sends. */
  readonly renderPreview?: (record: ServerRow) => ReactNode;
}

/** A row to fill in, its preview, what a colleague has changed since, and the one sending. */
export function BoothRowEditor<Row extends Identified>(props: BoothRowEditorProps<Row>) {
  const { booth, kind, row, start, form, title, refusedTitle, note, renderPreview } = props;
  const address = rowAddress(kind, booth, row?.RecordId);
  const editing = useBoothRowEditing(props);
  const { typed, correction, blank, submit } = editing;
  const autosave = useAutosave(correction.save);
  const describeRefusal = useBoothRefusal();
  const preview = useFormPreview();
  const { wrongText, goOn } = useContradiction(props, typed, renderPreview ? preview.open : submit);
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
  const isBusy = correction.isLooking || editing.sending.isSending;
  return (
    <UploadingContext.Provider value={rowUploads(address)}>
      <SubmissionPanel
        sending={editing.sending}
        onEdit={preview.close}
        refusedTitle={refusedTitle}
        describeRefusal={describeRefusal}
      >
        {renderPreview !== undefined && isReady ? (
          <BeforeSending {...props} isBusy={isBusy} note={correction.note} onSend={submit}>
            {renderPreview(editing.typedRecord())}
          </BeforeSending>
        ) : (
          <>
            <PageHeading>{title}</PageHeading>
            {note}
            <RestoredDraft address={address} draft={start.draft} onDiscard={() => typed.reset(blank)} />
            <CorrectionNotice note={correction.note} />
            {wrongText !== undefined && <Notice kind="error">{wrongText}</Notice>}
            <AnswerForm form={form} typed={typed} onTyped={autosave} onDone={goOn} isLocked={isBusy}>
              <FormButton {...props} isBusy={isBusy} />
            </AnswerForm>
          </>
        )}
      </SubmissionPanel>
    </UploadingContext.Provider>
  );
}

/** Goes on where no two answers contradict each other, and leads to one of them otherwise. */
function useContradiction(
  { contradiction }: Pick<BoothRowEditorProps<Identified>, 'contradiction'>,
  typed: UseFormReturn<Values>,
  onRight: () => void,
) {
  const [wrongText, setWrongText] = useState<string>();
  function goOn() {
    const wrong = contradiction?.(typed.getValues());
    setWrongText(wrong?.text);
    if (wrong === undefined) return onRight();
    focusControl(fieldId(wrong.key));
  }
  return { wrongText, goOn };
}

interface BeforeSendingProps {
  readonly sendText: string;
  readonly isBusy: boolean;
  readonly note: CorrectionNote | undefined;
  readonly onSend: () => void;
  readonly children: ReactNode;
}

function BeforeSending({ sendText, isBusy, note, onSend, children }: BeforeSendingProps) {
  const { t } = useTranslation(['exhibitorCenter', 'sending']);
  return (
    <>
      <PageHeading lead={t('previewLead')}>{t('previewTitle')}</PageHeading>
      <CorrectionNotice note={note} />
      {children}
      <PageFoot>
        <Button onClick={onSend} busy={isBusy} busyText={t('sending:sending')}>
          {sendText}
        </Button>
      </PageFoot>
    </>
  );
}

interface FormButtonProps {
  readonly sendText: string;
  readonly isBusy: boolean;
  readonly renderPreview?: unknown;
}

function FormButton({ sendText, isBusy, renderPreview }: FormButtonProps) {
  const { t } = useTranslation(['exhibitorCenter', 'sending']);
  if (renderPreview !== undefined) return <Button type="submit">{t('toPreview')}</Button>;
  return (
    <Button type="submit" busy={isBusy} busyText={t('sending:sending')}>
      {sendText}
    </Button>
  );
}
