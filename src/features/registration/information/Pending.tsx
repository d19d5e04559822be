import { useTranslation } from 'react-i18next';
import type { SubmissionState } from '../../../domain/submission/state.ts';
import type { Submission } from '../../../flows/submission.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';

/** The answer got lost: neither success nor failure, and the page says just that. */
export function Checking({ reference }: { readonly reference: string }) {
  const { t } = useTranslation('information');
  return (
    <Card title={t('checkingTitle')}>
      <p>{t('checkingText')}</p>
      <Waiting text={t('checkingReference', { reference })} />
    </Card>
  );
}

export interface ParkedProps {
  readonly state: Extract<SubmissionState, { at: 'parked' }>;
  readonly reference: string;
  readonly submission: Submission;
  readonly onEdit: () => void;
}

/** It rests: a person says when to go on. Before anything was sent the answers may also be changed. */
export function Parked({ state, reference, submission, onEdit }: ParkedProps) {
  const { t } = useTranslation('information');
  const isUnsent = state.progress.unanswered === 0;

  async function edit() {
    await submission.edit();
    onEdit();
  }

  return (
    <>
      <Notice kind="warn" title={isUnsent ? t('preparedTitle') : t('parkedTitle')}>
        <p>
          {state.because === 'forbidden' ? t('forbiddenText') : t(isUnsent ? 'preparedText' : 'parkedText')}
        </p>
        <p>{t('checkingReference', { reference })}</p>
      </Notice>
      <Button onClick={() => void submission.resume()}>{isUnsent ? t('send') : t('resume')}</Button>
      {isUnsent && (
        <Button kind="secondary" onClick={() => void edit()}>
          {t('edit')}
        </Button>
      )}
    </>
  );
}
