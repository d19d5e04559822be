import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exhibition } from '../../../domain/exhibition/exhibition.ts';
import { type ExhibitionPhase, exhibitionPhase } from '../../../domain/exhibition/exhibitionPhase.ts';
import { formatVenueTime } from '../../../domain/time/formatVenueTime.ts';
import { services } from '../../../flows/session/services.ts';
import css from './Phase.module.css';

const lookAgainMs = 30_000;

/** How many days are left, or which day it is and until when it is open. */
export function Phase({ exhibition }: { readonly exhibition: Exhibition }) {
  const nowMs = useNow();
  const phase = exhibitionPhase(exhibition.StartTime, exhibition.EndTime, nowMs);
  if (phase === undefined) return null;
  return (
    <p className={`${css['phase']} ${phase.at === 'after' ? css['phase--after'] : ''}`}>
      <PhaseText phase={phase} />
    </p>
  );
}

const nextKeys = { opens: 'opensAt', closes: 'closesAt', opensTomorrow: 'opensNextDay' } as const;

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
        <span className={css['next']}>
          {t(nextKeys[next.kind], { time: formatVenueTime(next.atMs, 'HH:mm') })}
        </span>
      )}
    </>
  );
}

/** Looked at again every half minute, so that a page left open notices the opening. */
function useNow(): number {
  const [nowMs, setNowMs] = useState(() => services().now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(services().now()), lookAgainMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
