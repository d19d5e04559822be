import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#entities/organiser/myQuestionsQuery.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ActionFailure } from '../ActionFailure.tsx';
import css from '../review/ReviewCard.module.css';
import { ReviewReasonSheet } from '../review/ReviewReasonSheet.tsx';
import { useReviewing } from '../review/useReviewing.ts';
import { askedKey, reply } from './questionQueries.ts';
import { ReplyForm } from './ReplyForm.tsx';
import type { ReplyDraft } from './useReplyDraft.ts';

export interface ReplyActionsProps {
  readonly organiser: Organiser;
  readonly asked: Question;
  /** Where a login comes back to. */
  readonly path: string;
  /** Who has asked, in the names of the buttons. */
  readonly name: string;
  readonly draft: ReplyDraft;
}

/** Answers what waits, or closes it with a reason. */
export function ReplyActions({ organiser, asked, name, draft, path }: ReplyActionsProps) {
  const { t } = useTranslation('organiserCenter');
  const { exhibitionId } = organiser;
  const [isWriting, setWriting] = useState(draft.text !== '');
  const [isClosing, setClosing] = useState(false);
  const [reason, setReason] = useState('');
  const { running, failed, decide } = useReviewing({
    organiser,
    listKey: askedKey(exhibitionId),
    send: (decision, text) => reply(organiser, asked, decision === 'approve' ? 'answer' : 'close', text),
    done: { approve: t('asked_answered'), decline: t('asked_closedNow') },
  });

  async function answer(text: string) {
    if (await decide('approve', text)) draft.keep('');
  }

  return (
    <>
      {failed !== undefined && <ActionFailure failed={failed} back={{ exhibitionId, path }} />}
      {isWriting && (
        <ReplyForm
          id={`reply-${asked.RecordId}`}
          label={t('asked_answerTo', { name })}
          draft={draft}
          isBusy={running === 'approve'}
          onSubmit={(text) => void answer(text)}
        />
      )}
      <div className={css['answers']}>
        <Button
          kind="quiet"
          busy={running === 'decline'}
          aria-label={t('asked_closeOf', { name })}
          aria-haspopup="dialog"
          onClick={() => setClosing(true)}
        >
          {t('asked_close')}
        </Button>
        {!isWriting && (
          <Button aria-label={t('asked_answerTo', { name })} onClick={() => setWriting(true)}>
            {t('asked_write')}
          </Button>
        )}
      </div>
      {isClosing && (
        <ReviewReasonSheet
          title={t('asked_closeTitle')}
          text={t('asked_closeText')}
          submitText={t('asked_close')}
          usual={[t('asked_usual_called'), t('asked_usual_done'), t('asked_usual_notOurs')]}
          reason={reason}
          onReason={setReason}
          onSubmit={(why) => void decide('decline', why)}
          onClose={() => setClosing(false)}
        />
      )}
    </>
  );
}
