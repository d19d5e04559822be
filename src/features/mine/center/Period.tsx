import { useTranslation } from 'react-i18next';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { registrationState, type RegistrationState } from '#domain/exhibition/registrationState.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useVisit } from '#session/visit/visit.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { Notice } from '#ui/page/Notice.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { AddOpening } from '#flows/assist/AddToCalendar.tsx';
import { useMomentText } from '#ui/values/useMomentText.ts';

/** The exhibition of this address, and whether one can register now; undefined until it is known. */
export function usePeriod(): { exhibition: Exhibition; state: RegistrationState } | undefined {
  const nowMs = useFairNow();
  const exhibitionId = useExhibitionId();
  const found = useVisit((visit) => (visit.exhibition.kind === 'found' ? visit.exhibition.value : undefined));
  if (found === undefined || found.RecordId !== exhibitionId) return undefined;
  return { exhibition: found, state: registrationState(found, undefined, nowMs) };
}

/** Mentioned only where registration is closed. */
export function Period() {
  const { t } = useTranslation('mine');
  const moment = useMomentText();
  const { language } = useFieldTexts();
  const period = usePeriod();
  if (period === undefined) return null;
  const { state, untilMs, reason } = period.state;
  if (state === 'open') return null;
  const time = moment(untilMs, 'dayTime');
  return (
    <Notice kind="info" title={t(state)}>
      {reason !== undefined && <p>{organiserText(reason, language)}</p>}
      {untilMs !== undefined && state === 'notYetOpen' && <p>{t('notYetOpenUntil', { time })}</p>}
      {untilMs !== undefined && state === 'temporarilyClosed' && (
        <p>{t('temporarilyClosedUntil', { time })}</p>
      )}
      {state === 'notYetOpen' && (
        <AddOpening
          exhibition={period.exhibition}
          opensAtMs={untilMs}
          titleOf={(name) => t('openingEntry', { name })}
        >
          {t('openingToCalendar')}
        </AddOpening>
      )}
    </Notice>
  );
}
