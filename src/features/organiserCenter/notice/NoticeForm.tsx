import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeRefusals } from '#entities/organiser/api/noticeWrites.ts';
import { organiserNoticePath } from '#domain/address/organiser/organiserPaths.ts';
import type { Channel } from '#domain/exhibition/channel.ts';
import { checkAnswers } from '#domain/form/checkAnswers.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import type { Refusal } from '#sending/rules/submissionState.ts';
import { linkRule } from '#flows/navigation/linkRule.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { useAutosave } from '#flows/rowForm/useAutosave.ts';
import { RestoredDraft } from '#flows/rowForm/RestoredDraft.tsx';
import { type RowStart, rowUploads, saveRowDraft } from '#flows/rowForm/rowDraft.ts';
import { useFormPreview } from '#flows/rowForm/useFormPreview.ts';
import { SubmissionPanel } from '#sending/SubmissionPanel.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { AnswerForm } from '#ui/fields/AnswerForm.tsx';
import { checkOf } from '#ui/fields/checkOf.ts';
import { fieldId } from '#ui/fields/fieldTarget.ts';
import { UploadingContext } from '#ui/fields/uploaded/uploadingContext.ts';
import { useAnswers } from '#ui/fields/useAnswers.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import type { NoticeSetup } from '../queries/noticeQueries.ts';
import { noticeGap, type NoticeGap, writtenNotice } from '../rules/noticeForm.ts';
import type { NoticeTargets } from '../rules/noticeTargets.ts';
import { useOrganiserLogIn } from '../useOrganiserLogIn.ts';
import { NoticePreview } from './NoticePreview.tsx';
import { noticeAddress, noticeEntry } from './noticeSubmission.ts';
import { pathOfTarget } from './pathOfTarget.ts';
import { useNoticeForm } from './useNoticeForm.ts';
import { useNoticeSending } from './useNoticeSending.ts';

export interface NoticeFormProps {
  readonly organiser: Organiser;
  readonly setup: NoticeSetup;
  readonly channels: readonly Channel[];
  readonly targets: NoticeTargets;
  readonly start: RowStart;
}

const isLink = (address: string) => linkRule.find(address).kind !== 'unrecognised';

/** Text, audience, picture, link and time, the preview, and the one sending. */
export function NoticeForm({ organiser, start, ...read }: NoticeFormProps) {
  const { t } = useTranslation('organiserNotices');
  // What is asked stays as it was when the page was opened.
  const [{ setup, choices }] = useState({
    setup: read.setup,
    choices: { channels: read.channels, targets: read.targets, hasEnglish: read.setup.hasEnglish },
  });
  const form = useNoticeForm(choices);
  const address = noticeAddress(organiser);
  const typed = useAnswers(form, start.draft?.draft.answers ?? {});
  const autosave = useAutosave(() => saveRowDraft(address, typed.getValues(), form));
  const preview = useFormPreview();
  const sending = useNoticeSending(organiser, start, preview);
  const refused = useRefusal(organiser);
  const [gap, setGap] = useState<NoticeGap>();
  const gapNow = () => noticeGap(typed.getValues(), { nowMs: fairNowMs(), isLink });
  const isRight = () => checkAnswers(form, typed.getValues(), checkOf).length === 0 && gapNow() === undefined;
  // A preview that was opened by its address has nothing to show.
  const written =
    preview.isOpen && isRight()
      ? writtenNotice(typed.getValues(), {
          hasEnglish: setup.hasEnglish,
          pathOf: (choice) => pathOfTarget(organiser.exhibitionId, choice),
        })
      : undefined;

  function goOn() {
    const found = gapNow();
    setGap(found);
    if (found === undefined) preview.open();
    else focusControl(fieldId(found));
  }

  return (
    <UploadingContext.Provider value={rowUploads(address)}>
      <SubmissionPanel sending={sending} onEdit={preview.close} refusedTitle={t('notSent')} {...refused}>
        {written !== undefined ? (
          <NoticePreview
            organiser={organiser}
            notice={written}
            isSending={sending.isSending}
            onSend={() => void sending.send(() => noticeEntry(organiser, { ...written, ...setup }))}
          />
        ) : (
          <>
            <PageHeading lead={t('writeLead')}>{t('write')}</PageHeading>
            <RestoredDraft address={address} draft={start.draft} onDiscard={() => typed.reset({})} />
            <AnswerForm form={form} typed={typed} onTyped={autosave} onDone={goOn}>
              {gap !== undefined && <Notice kind="error">{t(`missing_${gap}`)}</Notice>}
              <Button type="submit">{t('toPreview')}</Button>
            </AnswerForm>
          </>
        )}
      </SubmissionPanel>
    </UploadingContext.Provider>
  );
}

/** What a refusal means here, and what can be done about it. What was typed stays in each case. */
function useRefusal({ exhibitionId }: Organiser) {
  const { t } = useTranslation(['organiserNotices', 'organiserCenter']);
  const logIn = useOrganiserLogIn(exhibitionId, organiserNoticePath(exhibitionId));
  const kindOf = ({ resCode }: Refusal) => noticeRefusals[resCode ?? 0];
  return {
    describeRefusal(refusal: Refusal) {
      const kind = kindOf(refusal);
      return kind && t(`refused_${kind}`);
    },
    offerFor: (refusal: Refusal) =>
      kindOf(refusal) === 'notOrganiser' ? { label: t('organiserCenter:logIn'), onChoose: logIn } : undefined,
  };
}
