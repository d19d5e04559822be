import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { noSubmission } from '../../../flows/submission/submissionView.ts';
import type { Submission } from '../../../flows/submission/createSubmission.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Outcome } from '../../../ui/Outcome.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';

export interface SendingProps {
  readonly submission: Submission | undefined;
  readonly onFinish: () => Promise<void>;
  /** Back to the answers, while nothing was sent. */
  readonly onEdit: () => void;
  /** What is sent, around the button that sends it. */
  readonly children: (button: ReactNode) => ReactNode;
}

/** Where the sending is: the answers, an honest "checking", or what a person can do now. */
export function Sending({ submission, onFinish, onEdit, children }: SendingProps) {
  const { t } = useTranslation('questions');
  const { state, elsewhere } = useStore(submission?.store ?? noSubmission);
  const isFinishing = useRef(false);
  const isDone = state.at === 'done';

  useEffect(() => {
    if (!isDone || isFinishing.current) return;
    isFinishing.current = true;
    void onFinish();
  }, [isDone, onFinish]);

  async function edit() {
    await submission?.edit();
    onEdit();
  }

  if (elsewhere)
    return (
      <Notice kind="info" live>
        {t('elsewhere')}
      </Notice>
    );
  if (submission !== undefined && state.at === 'checking')
    return (
      <Outcome name={t('checkingTitle')}>
        <Card title={t('checkingTitle')}>
          <p data-announce="">{t('checkingText')}</p>
          <p data-announce="">{t('reference', { reference: submission.reference })}</p>
          <Waiting text={t('checkingNow')} />
        </Card>
      </Outcome>
    );
  if (submission !== undefined && state.at === 'parked') {
    const isUnsent = state.progress.unanswered === 0;
    const title = t(isUnsent ? 'unsentTitle' : 'parkedTitle');
    return (
      <Outcome name={title}>
        <Notice kind="warn" title={title}>
          <p data-announce="">{t(isUnsent ? 'unsentText' : 'parkedText')}</p>
          <p data-announce="">{t('reference', { reference: submission.reference })}</p>
        </Notice>
        <Button onClick={() => void submission.resume()}>{t(isUnsent ? 'send' : 'resume')}</Button>
        {isUnsent && (
          <Button kind="secondary" onClick={() => void edit()}>
            {t('edit')}
          </Button>
        )}
      </Outcome>
    );
  }
  const isSending = state.at === 'prepared' || state.at === 'sending' || isDone;
  return (
    <>
      {state.at === 'rejected' && (
        <Notice kind="error" title={t('refusedTitle')}>
          <p>
            {state.refusal.message === ''
              ? t('refusedNoReason')
              : t('refusedText', { message: state.refusal.message })}
          </p>
        </Notice>
      )}
      {children(
        <Button type="submit" busy={isSending} busyText={t('sending')}>
          {t('send')}
        </Button>,
      )}
    </>
  );
}
