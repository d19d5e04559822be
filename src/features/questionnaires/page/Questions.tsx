import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Questionnaire } from '../../../api/questionnaire.ts';
import { isBlankAnswer } from '../../../domain/form/answerOf.ts';
import { answersOfVisibleFields } from '../../../domain/form/keepVisible.ts';
import { visibleFields } from '../../../domain/form/visibleFields.ts';
import { questionSuccessPath } from '../../../domain/paths.ts';
import type { SubmissionState } from '../../../domain/submission/state.ts';
import { formatVenueTime } from '../../../domain/venueTime.ts';
import type { QuestionnaireAddress } from '../../../flows/answeredNote.ts';
import {
  finishAnswers,
  newAnswerSubmission,
  questionnaireUploads,
  type QuestionnaireStart,
  reopenedSubmission,
  saveQuestionnaireDraft,
} from '../../../flows/questionnaire.ts';
import type { Submission } from '../../../flows/submission.ts';
import { useAutosave } from '../../../flows/useAutosave.ts';
import { AnswerForm } from '../../../ui/fields/AnswerForm.tsx';
import { answersToSend } from '../../../ui/fields/answersToSend.ts';
import { UploadingContext } from '../../../ui/fields/uploading.ts';
import { useAnswers } from '../../../ui/fields/useAnswers.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { textIn } from '../../../ui/textIn.ts';
import { useSpeech } from '../../../ui/useSpeech.ts';
import { Sending } from './Sending.tsx';

export interface QuestionsProps {
  readonly address: QuestionnaireAddress;
  readonly questionnaire: Questionnaire;
  readonly start: QuestionnaireStart;
}

/** The questions and their one sending. What waits in the outbox is gone on with before anything new is typed. */
export function Questions({ address, questionnaire, start }: QuestionsProps) {
  const { t } = useTranslation('questions');
  const { language } = useSpeech();
  const navigate = useNavigate();
  const { form } = questionnaire;
  const typed = useAnswers(form, start.draft?.draft.answers ?? {});
  const [submission, setSubmission] = useState<Submission>();
  const reopened = useRef(false);
  const autosave = useAutosave(() =>
    saveQuestionnaireDraft(address, answersOfVisibleFields(form, typed.getValues()), form),
  );

  useEffect(() => {
    if (start.unfinished === undefined || reopened.current) return;
    reopened.current = true;
    const earlier = reopenedSubmission(start.unfinished);
    setSubmission(earlier);
    void earlier.reopen(start.unfinished.state as SubmissionState);
  }, [start.unfinished]);

  function send() {
    // A second tap while one is under way is answered by its state, not by another intent.
    if (submission !== undefined && submission.store.getState().state.at !== 'rejected') return;
    const answers = answersToSend(visibleFields(form, typed.getValues()), typed.getValues());
    const next = newAnswerSubmission(address, questionnaire, answers);
    setSubmission(next);
    void next.start();
  }

  async function finish() {
    await finishAnswers(address);
    await submission?.forget();
    await navigate(questionSuccessPath(address.exhibitionId, address.channelId), { replace: true });
  }

  const { draft } = start;
  const hasAnswers = Object.values(draft?.draft.answers ?? {}).some((answer) => !isBlankAnswer(answer));
  return (
    <UploadingContext.Provider value={questionnaireUploads(address)}>
      <PageHeading lead={textIn(questionnaire.introduction, language) || t('lead')}>
        {textIn(questionnaire.title, language) || t('title')}
      </PageHeading>
      <Sending submission={submission} onFinish={finish} onEdit={() => setSubmission(undefined)}>
        {(button) => (
          <>
            {draft !== undefined && hasAnswers && (
              <Notice kind="info">
                {t('restored', { time: formatVenueTime(draft.draft.savedAtMs, 'MM-dd HH:mm') })}
                {draft.needsRetyping.length > 0 && ` ${t('retype')}`}
              </Notice>
            )}
            <AnswerForm form={form} typed={typed} onTyped={autosave} onDone={send}>
              {button}
            </AnswerForm>
          </>
        )}
      </Sending>
    </UploadingContext.Provider>
  );
}
