import { audienceOfChannel } from '#entities/organiser/rules/notice.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { useState, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeRefusals } from '#entities/organiser/api/noticeWrites.ts';
import { organiserNoticePath } from '#domain/address/organiser/organiserPaths.ts';
import type { Channel } from '#domain/exhibition/channel.ts';
import { checkAnswers } from '#domain/form/checkAnswers.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import type { Refusal } from '#sending/rules/submissionState.ts';
import { useAutosave } from '#flows/rowForm/useAutosave.ts';
import { RestoredDraft } from '#flows/rowForm/RestoredDraft.tsx';
import { type RowStart, saveRowDraft } from '#flows/rowForm/rowDraft.ts';
import { useFormPreview } from '#flows/rowForm/useFormPreview.ts';
import { SubmissionPanel } from '#sending/SubmissionPanel.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { AnswerForm } from '#ui/fields/AnswerForm.tsx';
import { checkOf } from '#ui/fields/checkOf.ts';
import { fieldId } from '#ui/fields/fieldTarget.ts';
import { useAnswers } from '#ui/fields/useAnswers.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import type { NoticeSetup } from '../queries/noticeQueries.ts';
import { missingEnglish, writtenNotice, noticeForm } from '../rules/noticeForm.ts';
import { useOrganiserLogIn } from '../useOrganiserLogIn.ts';
import { NoticePreview } from './NoticePreview.tsx';
import { noticeAddress, noticeEntry } from './noticeSubmission.ts';
import { useNoticeSending } from './useNoticeSending.ts';

export interface NoticeFormProps {
  readonly organiser: Organiser;
  readonly setup: NoticeSetup;
  readonly channels: readonly Channel[];
  readonly start: RowStart;
}

/** Text and audience, the preview, and the one sending. */
export function NoticeForm({ organiser, setup: read, channels: readChannels, start }: NoticeFormProps) {
  const { t } = useTranslation('organiserNotices');
  // What is asked stays as it was when the page was opened.
  const [{ setup, channels }] = useState({ setup: read, channels: readChannels });
  const form = useNoticeForm(channels, setup.hasEnglish);
  const address = noticeAddress(organiser);
  const typed = useAnswers(form, start.draft?.draft.answers ?? {});
  const autosave = useAutosave(() => saveRowDraft(address, typed.getValues(), form));
  const preview = useFormPreview();
  const sending = useNoticeSending(organiser, start, preview);
  const refused = useRefusal(organiser);
  const [missing, setMissing] = useState<ReturnType<typeof missingEnglish>>();
  const isRight = () =>
    checkAnswers(form, typed.getValues(), checkOf).length === 0 &&
    missingEnglish(typed.getValues()) === undefined;
  // A preview that was opened by its address has nothing to show.
  const written =
    preview.isOpen && isRight() ? writtenNotice(typed.getValues(), setup.hasEnglish) : undefined;

  function goOn() {
    const found = missingEnglish(typed.getValues());
    setMissing(found);
    if (found === undefined) preview.open();
    else focusControl(fieldId(found));
  }

  return (
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
            {missing !== undefined && <Notice kind="error">{t(`missing_${missing}`)}</Notice>}
            <Button type="submit">{t('toPreview')}</Button>
          </AnswerForm>
        </>
      )}
    </SubmissionPanel>
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

/** @param channels also the closed ones: who has registered through them still reads */
function useNoticeForm(channels: readonly Channel[], hasEnglish: boolean): FormDefinition {
  const { t } = useTranslation('organiserNotices');
  return useMemo(() => {
    const both = (text: string) => ({ zh: text, en: text });
    // One channel is all visitors.
    const choosable = channels.length > 1 ? channels : [];
    return noticeForm({
      text: (key) => both(t(key)),
      hasEnglish,
      audiences: [
        { value: 'visitors', text: both(t('to_visitors')) },
        ...choosable.map(({ RecordId, Name, NameEn }) => ({
          value: audienceOfChannel(RecordId),
          text: { zh: t('to_channel', { name: Name }), en: t('to_channel', { name: NameEn || Name }) },
        })),
        { value: 'exhibitors', text: both(t('to_exhibitors')) },
      ],
    });
  }, [t, channels, hasEnglish]);
}
