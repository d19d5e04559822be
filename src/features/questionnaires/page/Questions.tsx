import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Questionnaire } from '#entities/questionnaire/api/readQuestionnaire.ts';
import { isBlankAnswer } from '#domain/form/answerOf.ts';
import { fittingAnswers } from '../rules/fittingAnswers.ts';
import { answersOfVisibleFields } from '#domain/form/answersOfVisibleFields.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';
import {
  type QuestionnaireAddress,
  questionnaireSuccessPath,
} from '#entities/questionnaire/rules/questionnairePath.ts';
import { readPeriod } from '#domain/time/period/readPeriod.ts';
import { votePath } from '#domain/address/homePaths.ts';
import { answerEntry, answerGateway, finishAnswers, votedCode } from '../answerSubmission.ts';
import { SubmissionPanel } from '#sending/SubmissionPanel.tsx';
import { useSubmission } from '#sending/useSubmission.ts';
import {
  questionnaireUploads,
  type QuestionnaireStart,
  saveQuestionnaireDraft,
} from '../questionnaireDraft.ts';
import { useAutosave } from '#flows/rowForm/useAutosave.ts';
import { ExhibitionHeader } from '#session/visit/ExhibitionHeader.tsx';
import { AnswerForm } from '#ui/fields/AnswerForm.tsx';
import { answersToSend } from '#ui/fields/answersToSend.ts';
import { UploadingContext } from '#ui/fields/uploaded/uploadingContext.ts';
import { useAnswers } from '#ui/fields/useAnswers.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { StepByStep } from './StepByStep.tsx';

export interface QuestionsProps {
  readonly address: QuestionnaireAddress;
  readonly questionnaire: Questionnaire;
  readonly start: QuestionnaireStart;
}

/** The questions and their one sending. What waits in the outbox is gone on with before anything new is typed. */
export function Questions({ address, questionnaire, start }: QuestionsProps) {
  const { t } = useTranslation(['questions', 'sending']);
  const { form, mode } = questionnaire;
  const [initial] = useState(() => fittingAnswers(form, start.draft?.draft.answers ?? {}));
  const typed = useAnswers(form, initial);
  const step = useRef(start.draft?.draft.step ?? '');
  const autosave = useAutosave(() =>
    saveQuestionnaireDraft(address, answersOfVisibleFields(form, typed.getValues()), form, step.current),
  );

  const sending = useAnswerSending(address, start);

  function send() {
    const answers = answersToSend(visibleFields(form, typed.getValues()), typed.getValues());
    void sending.send(() => answerEntry(address, questionnaire, answers));
  }

  const button = (
    <Button type="submit" busy={sending.isSending} busyText={t('sending', { ns: 'sending' })}>
      {t('send')}
    </Button>
  );
  return (
    <UploadingContext.Provider value={questionnaireUploads(address)}>
      <ExhibitionHeader hasChannel={false} />
      <QuestionsHeading questionnaire={questionnaire} />
      <AnswersPanel address={address} questionnaireId={questionnaire.id} sending={sending}>
        {mode === 'steps' ? (
          <StepByStep
            form={form}
            typed={typed}
            resumeAt={start.draft?.draft.step}
            onTyped={autosave}
            onStep={(key) => {
              step.current = key;
              autosave();
            }}
            onSend={send}
            note={<Restored {...start} />}
          >
            {button}
          </StepByStep>
        ) : (
          <>
            <Restored {...start} />
            <AnswerForm form={form} typed={typed} onTyped={autosave} onDone={send}>
              {button}
            </AnswerForm>
          </>
        )}
      </AnswersPanel>
    </UploadingContext.Provider>
  );
}

interface AnswersPanelProps {
  readonly address: QuestionnaireAddress;
  readonly questionnaireId: string;
  readonly sending: ReturnType<typeof useAnswerSending>;
  readonly children: ReactNode;
}

/** Where the sending is; a vote that was given elsewhere meanwhile leads to what was voted. */
function AnswersPanel({ address, questionnaireId, sending, children }: AnswersPanelProps) {
  const { t } = useTranslation('questions');
  const navigate = useNavigate();

  const { state } = sending;
  const isVoted = state.at === 'rejected' && state.refusal.resCode === votedCode;

  async function toVote() {
    await sending.giveUp();
    await navigate(votePath(address.exhibitionId, questionnaireId), { replace: true });
  }

  return (
    <SubmissionPanel
      sending={sending}
      onEdit={() => {}}
      refusedTitle={t(isVoted ? 'votedTitle' : 'refusedTitle')}
      describeRefusal={({ resCode }) => (resCode === votedCode ? t('voted') : undefined)}
      offerFor={({ resCode }) =>
        resCode === votedCode ? { label: t('toVote'), onChoose: () => void toVote() } : undefined
      }
    >
      {children}
    </SubmissionPanel>
  );
}

function useAnswerSending(address: QuestionnaireAddress, { unfinished }: QuestionnaireStart) {
  const navigate = useNavigate();
  return useSubmission({
    gatewayOf: answerGateway,
    unfinished,
    async onStored(_, submission) {
      await finishAnswers(address, submission.entry.clientRef);
      await submission.forget();
      await navigate(questionnaireSuccessPath(address), { replace: true });
    },
  });
}

function QuestionsHeading({ questionnaire }: Pick<QuestionsProps, 'questionnaire'>) {
  const { t } = useTranslation('questions');
  const { language } = useFieldTexts();
  const [query] = useSearchParams();
  const { title, introduction, startTime, endTime } = questionnaire;
  const { lastMs } = readPeriod(startTime, endTime);
  // Said once, not on every step again.
  const lead = query.get('step') === null && (
    <>
      {organiserText(introduction, language) || t('lead')}
      {lastMs !== undefined && (
        <>
          <br />
          {t('untilText', { time: formatVenueMoment(lastMs, 'dayTime', language) })}
        </>
      )}
    </>
  );
  return <PageHeading lead={lead || undefined}>{organiserText(title, language) || t('title')}</PageHeading>;
}

function Restored({ draft }: Pick<QuestionnaireStart, 'draft'>) {
  const { t } = useTranslation('questions');
  const { language } = useFieldTexts();
  const hasAnswers = Object.values(draft?.draft.answers ?? {}).some((answer) => !isBlankAnswer(answer));
  if (draft === undefined || !hasAnswers) return null;
  return (
    <Notice kind="info">
      {t('restored', { time: formatVenueMoment(draft.draft.savedAtMs, 'dayTime', language) })}
      {draft.needsRetyping.length > 0 && ` ${t('retype')}`}
    </Notice>
  );
}
