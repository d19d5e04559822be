import { useTranslation } from 'react-i18next';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { type ExhibitionPhase, exhibitionPhase } from '#domain/exhibition/exhibitionPhase.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { formatVenueClock } from '#ui/values/formatVenueMoment.ts';
import css from './Phase.module.css';

/** How many days are left, or which day it is and until when it is open. */
export function Phase({ exhibition }: { readonly exhibition: Exhibition }) {
  const nowMs = useFairNow();
  const phase = exhibitionPhase(exhibition.StartTime, exhibition.EndTime, nowMs);
  if (phase === undefined) return null;
  return (
    <p className={`${css['phase']} ${phase.at === 'after' ? css['phase--after'] : ''}`}>
      <PhaseText phase={phase} />
    </p>
  );
}

const nextKeys = {
  opens: 'opensAt',
  closes: 'closesAt',
  closesTomorrow: 'closesNextDay',
  opensTomorrow: 'opensNextDay',
} as const;

function PhaseText({ phase }: { readonly phase: ExhibitionPhase }) {
  const { t } = useTranslation('exhibitionHome');
  if (phase.at === 'after') return t('ended');
  if (phase.at === 'before')
    return phase.daysLeft === 1 ? t('opensTomorrow') : t('daysLeft', { days: phase.daysLeft });
  const { day, days, next } = phase;
  return (
    <>
      <strong>{days === 1 ? t('onlyDay') : t('dayOf', { day, days })}</strong>
      {next !== undefined && (
        <span className={css['next']}>{t(nextKeys[next.kind], { time: formatVenueClock(next.atMs) })}</span>
      )}
    </>
  );
}
