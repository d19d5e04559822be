import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import type { SubmissionState } from '#sending/rules/submissionState.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { carryOnState } from '#session/visit/carryOn.ts';
import { startCorrection } from '../correction.ts';
import { noSubmission } from '#sending/submissionView.ts';
import type { FoundCorrection } from './findInterruptedCorrection.ts';
import { finishPending, type FinishingPending } from './finishPending.ts';
import { useMomentText } from '#ui/values/useMomentText.ts';

export interface InterruptedCorrectionNoteProps {
  readonly pass: Pick<Voucher, 'exhibitionId' | 'recordId'>;
  readonly found: FoundCorrection;
}

/** Says what is known of a correction that was cut off. One that was sent is looked up and finished here. */
export function InterruptedCorrectionNote({ pass, found }: InterruptedCorrectionNoteProps) {
  const { t } = useTranslation('information');
  const moment = useMomentText();
  const navigate = useNavigate();
  const { exhibitionId, recordId } = pass;
  const [finishing, setFinishing] = useState<FinishingPending>();
  const { state } = useStore(finishing?.store ?? noSubmission);

  useEffect(() => {
    if (found.kind !== 'pending') return;
    void Promise.resolve(found).then((pending) => setFinishing(finishPending(pending)));
  }, [found]);

  function goOn() {
    startCorrection(exhibitionId, recordId);
    void navigate(found.path, { state: carryOnState });
  }

  // What was known to be stored is only put in order.
  if (found.kind === 'pending' && (found.entry.state as SubmissionState).at === 'done') return null;
  if (state.at === 'done')
    return (
      <Notice kind="success" live>
        {t('correctionStored')}
      </Notice>
    );
  const isSuperseded = state.at === 'parked' && state.because === 'superseded';
  const isWaiting = ['parked', 'rejected', 'overwriteAsked'].includes(state.at);
  if (found.kind === 'pending' && !isWaiting)
    return (
      <Notice kind="info" live title={t('correctionChecking')}>
        {t('correctionCheckingText')}
      </Notice>
    );
  return (
    <Notice kind="warn" live title={t('correctionInterrupted')}>
      <p>
        {found.kind === 'draft'
          ? t('correctionInterruptedText', { time: moment(found.savedAtMs, 'dayTime') })
          : t(isSuperseded ? 'correctionSuperseded' : 'correctionWaits')}
      </p>
      <Button kind="secondary" onClick={goOn}>
        {t('correctionGoOn')}
      </Button>
    </Notice>
  );
}
