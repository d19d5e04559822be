import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Registration } from '../../../api/registration/registrationRecord.ts';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Contact } from '../../../domain/contact.ts';
import { incompleteCode } from '../../../flows/submission/submissionGateway.ts';
import { registrationRefusals } from '../../../domain/registrationRefusals.ts';
import { noSubmission } from '../../../flows/submission/submissionView.ts';
import { type Submission } from '../../../flows/submission/createSubmission.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Outcome } from '../../../ui/Outcome.tsx';
import { AlreadyDone } from '../AlreadyDone.tsx';
import { refusalText } from '../refusalText.ts';
import { Checking, Parked } from './Pending.tsx';
import { Taken } from './Taken.tsx';

export interface SubmissionPanelProps {
  readonly submission: Submission<Registration> | undefined;
  readonly contact: Contact;
  readonly isCorrection: boolean;
  readonly onSend: () => void;
  readonly onFinish: (recordId: string) => Promise<void>;
  readonly onEdit: () => void;
  /** Something that was chosen has filled up meanwhile. */
  readonly onFull: () => void;
  /** What is sent, shown while it may still be changed. */
  readonly children: ReactNode;
}

/** Where the sending is, in words, and what a person can do about it. */
export function SubmissionPanel(props: SubmissionPanelProps) {
  const { submission, contact, isCorrection, onSend, onFinish, onEdit, onFull, children } = props;
  const { t } = useTranslation('information');
  const { state, other, elsewhere } = useStore(submission?.store ?? noSubmission);
  const isFinishing = useRef(false);
  const [hasNotLeft, setHasNotLeft] = useState(false);
  const doneId = state.at === 'done' && state.reconciled ? state.recordId : undefined;

  useEffect(() => {
    if (doneId === undefined || isFinishing.current) return;
    isFinishing.current = true;
    // Without the next screen's files it stays here, and says that it is done.
    onFinish(doneId).catch(() => setHasNotLeft(true));
  }, [doneId, onFinish]);

  if (elsewhere)
    return (
      <Notice kind="info" live>
        {t('elsewhere')}
      </Notice>
    );
  if (submission !== undefined && state.at === 'checking')
    return <Checking reference={submission.reference} />;
  if (submission !== undefined && state.at === 'parked')
    return <Parked state={state} reference={submission.reference} submission={submission} onEdit={onEdit} />;
  if (submission !== undefined && state.at === 'overwriteAsked' && other !== undefined)
    return <Taken contact={contact} other={other} submission={submission} />;
  if (doneId !== undefined && hasNotLeft) return <AlreadyDone voucherId={doneId} />;

  if (state.at === 'rejected' && state.refusal.resCode === incompleteCode)
    return (
      <Outcome name={t('refusedTitle')}>
        <Notice kind="warn" title={t('refusedTitle')}>
          <p data-announce="">{refusalText(state.refusal, t)}</p>
        </Notice>
        <Button onClick={onEdit}>{t('edit')}</Button>
      </Outcome>
    );
  const isSending = state.at === 'prepared' || state.at === 'sending' || state.at === 'done';
  return (
    <>
      {state.at === 'rejected' && (
        <Notice kind="error" title={t('refusedTitle')}>
          <p>{refusalText(state.refusal, t)}</p>
          {state.refusal.resCode === registrationRefusals.full && (
            <Button kind="secondary" onClick={onFull}>
              {t('chooseAnother')}
            </Button>
          )}
        </Notice>
      )}
      {children}
      <Button busy={isSending} busyText={t('sending')} onClick={onSend}>
        {isCorrection ? t('sendUpdate') : t('send')}
      </Button>
    </>
  );
}
