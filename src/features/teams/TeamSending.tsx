import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { teamRefusals } from '../../api/teams/teamWrites.ts';
import type { Refusal } from '../../domain/submission/state.ts';
import { noSubmission } from '../../flows/submission/submissionView.ts';
import type { Submission } from '../../flows/submission/createSubmission.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Outcome } from '../../ui/Outcome.tsx';
import { Waiting } from '../../ui/Waiting.tsx';

export interface TeamSendingProps {
  readonly submission: Submission | undefined;
  readonly refusedTitle: string;
  readonly onDone: (recordId: string) => Promise<void>;
  /** Back to what was entered, while nothing was sent. */
  readonly onEdit: () => void;
  /** This person has a team, or a wish, that this phone did not know of. */
  readonly onTaken: () => Promise<unknown>;
  /** Where a refusal has a better answer than its sentence. */
  readonly renderRefusal?: (refusal: Refusal) => ReactNode;
  /** What is sent; `isSending` while it is on its way. */
  readonly children: (isSending: boolean) => ReactNode;
}

/** Where the sending is: what was entered, an honest "checking", or what a person can do now. */
export function TeamSending(props: TeamSendingProps) {
  const { submission, refusedTitle, onDone, onEdit, onTaken, renderRefusal, children } = props;
  const { t } = useTranslation('teams');
  const { state, elsewhere } = useStore(submission?.store ?? noSubmission);
  const finished = useRef<Submission>(undefined);
  const doneId = state.at === 'done' && state.reconciled ? state.recordId : undefined;
  const isTaken = state.at === 'overwriteAsked';

  useEffect(() => {
    if (doneId === undefined || submission === undefined || finished.current === submission) return;
    finished.current = submission;
    void onDone(doneId);
  }, [doneId, submission, onDone]);

  useEffect(() => {
    if (!isTaken || submission === undefined || finished.current === submission) return;
    finished.current = submission;
    // Nothing is ever written over: what is there is shown instead.
    void submission
      .overwrite(false)
      .then(() => submission.forget())
      .then(onTaken);
  }, [isTaken, submission, onTaken]);

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
        <Button onClick={() => void submission.resume()}>{t(isUnsent ? 'sendNow' : 'resume')}</Button>
        {isUnsent && (
          <Button kind="secondary" onClick={() => void edit()}>
            {t('edit')}
          </Button>
        )}
      </Outcome>
    );
  }
  const isSending = state.at === 'prepared' || state.at === 'sending' || state.at === 'done';
  const refusal = state.at === 'rejected' ? state.refusal : undefined;
  return (
    <>
      {refusal !== undefined &&
        (renderRefusal?.(refusal) ?? (
          <Notice kind="error" title={refusedTitle}>
            <RefusalText refusal={refusal} />
          </Notice>
        ))}
      {children(isSending)}
    </>
  );
}

function RefusalText({ refusal }: { readonly refusal: Refusal }) {
  const { t } = useTranslation('teams');
  const why = teamRefusals[refusal.resCode ?? 0];
  if (why !== undefined) return t(`why_${why}`);
  return refusal.message === '' ? t('why_refused') : t('why_refusedWith', { message: refusal.message });
}
