import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '#language/loadWords.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { minePath } from '#domain/address/minePaths.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { proofState, proofWindow } from '#domain/time/proofWindow.ts';
import { hasEnded } from '#entities/voucher/rules/hasEnded.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { localize } from '#ui/text/localize.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { keepProofs, keptProofs } from './keptProofs.ts';
import { missingProofsQuery } from './missingProofsQuery.ts';
import { useMomentText } from '#ui/values/useMomentText.ts';

export interface MissingProofProps {
  readonly pass: Voucher;
  /** Where a screen has read the registration: what it lacks, undefined until it is read. */
  readonly read?: { readonly names: readonly TextPair[] | undefined };
  /** In place of the way to the personal center, which has the form. */
  readonly act?: ReactNode;
}

/**
 * Asks for a proof of health that a registration lacks, from 48 hours before the exhibition until it is there; by the
 * time at the fair. Without a network it says what was last read.
 */
export function MissingProof({ pass, read, act }: MissingProofProps) {
  const nowMs = useFairNow();
  const startMs = parseVenueTime(pass.exhibition.StartTime);
  const window = startMs === undefined ? undefined : proofWindow(startMs);
  const state = window && proofState(window, nowMs);
  const isAsked = read === undefined && state === 'open';
  const { data } = useServerQuery({ ...missingProofsQuery(pass), enabled: isAsked });
  const told = read === undefined ? data : read.names;
  const { recordId } = pass;
  const kept = useMemo(() => keptProofs(recordId), [recordId]);
  useEffect(() => {
    if (told !== undefined) keepProofs(recordId, told);
  }, [recordId, told]);

  const names = told ?? kept;
  if (window === undefined || state === 'tooEarly' || names.length === 0 || hasEnded(pass, nowMs))
    return null;
  return (
    <Note names={names} untilMs={window.untilMs} isLate={state === 'tooLate'}>
      {act ?? <ToMine pass={pass} />}
    </Note>
  );
}

interface NoteProps {
  readonly names: readonly TextPair[];
  readonly untilMs: number;
  readonly isLate: boolean;
  readonly children: ReactNode;
}

function Note({ names, untilMs, isLate, children }: NoteProps) {
  const { t } = useTranslation('information');
  const moment = useMomentText();
  const { language } = useFieldTexts();
  if (!useWords()) return null;
  const fields = names.map((name) => localize(name, language)).join(t('proofAnd'));
  const time = moment(untilMs, 'dayTime');
  return (
    <Notice kind="warn" title={t(isLate ? 'proofLateTitle' : 'proofTitle')}>
      <p>{t(isLate ? 'proofLateText' : 'proofText', { fields, time })}</p>
      {!isLate && children}
    </Notice>
  );
}

function ToMine({ pass }: { readonly pass: Voucher }) {
  const { t } = useTranslation('information');
  return (
    <LinkButton kind="secondary" to={minePath(pass.exhibitionId, pass.recordId)}>
      {t('proofGo')}
    </LinkButton>
  );
}

/** Only who is asked for a proof loads the words of the form. */
function useWords(): boolean {
  const [areThere, setAreThere] = useState(false);
  useEffect(() => {
    let isCancelled = false;
    loadWords(['information']).then(
      () => {
        if (!isCancelled) setAreThere(true);
      },
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, []);
  return areThere;
}
