import { useTranslation } from 'react-i18next';
import type { Registration } from '../../../api/registration/registrationRecord.ts';
import type { SubmissionState } from '../../../domain/submission/state.ts';
import type { Submission } from '../../../flows/submission/createSubmission.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Outcome } from '../../../ui/Outcome.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';

/** The answer got lost: neither success nor failure, and the page says just that. */
export function Checking({ reference }: { readonly reference: string }) {
  const { t } = useTranslation('information');
  return (
    <Outcome name={t('checkingTitle')}>
      <Card title={t('checkingTitle')}>
        <p data-announce="">{t('checkingText')}</p>
        <p data-announce="">{t('checkingReference', { reference })}</p>
        <Waiting text={t('checkingNow')} />
      </Card>
    </Outcome>
  );
}

export interface ParkedProps {
  readonly state: Extract<SubmissionState, { at: 'parked' }>;
  readonly reference: string;
  readonly submission: Submission<Registration>;
  readonly onEdit: () => void;
}

/** It rests: a person says when to go on. Before anything was sent the answers may also be changed. */
export function Parked({ state, reference, submission, onEdit }: ParkedProps) {
  const { t } = useTranslation('information');
  const isUnsent = state.progress.unanswered === 0;
  const title = isUnsent ? t('preparedTitle') : t('parkedTitle');

  async function edit() {
    await submission.edit();
    onEdit();
  }

  return (
    <Outcome name={title}>
      <Notice kind="warn" title={title}>
        <p data-announce="">
          {state.because === 'forbidden' ? t('forbiddenText') : t(isUnsent ? 'preparedText' : 'parkedText')}
        </p>
        <p data-announce="">{t('checkingReference', { reference })}</p>
      </Notice>
      <Button onClick={() => void submission.resume()}>{isUnsent ? t('send') : t('resume')}</Button>
      {isUnsent && (
        <Button kind="secondary" onClick={() => void edit()}>
          {t('edit')}
        </Button>
      )}
    </Outcome>
  );
}
