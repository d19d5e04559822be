import { useTranslation } from 'react-i18next';
import type { SessionPhase } from '#entities/programme/rules/sessionPhase.ts';
import css from './SessionMarks.module.css';

interface SessionMarksProps {
  readonly phase: SessionPhase;
  readonly seatsLeft: number | undefined;
  readonly isCancelled?: true | undefined;
}

/** Few enough to hurry. */
const fewSeats = 20;

/** That it was cancelled, runs, begins soon, is over, or has few seats left; nothing where there is nothing to say. */
export function SessionMarks({ phase, seatsLeft = Infinity, isCancelled }: SessionMarksProps) {
  if (isCancelled) return <Cancelled />;
  const fewLeft = phase !== 'over' && seatsLeft <= fewSeats ? seatsLeft : undefined;
  return phase === 'upcoming' && fewLeft === undefined ? null : <Marks phase={phase} fewLeft={fewLeft} />;
}

function Cancelled() {
  const { t } = useTranslation('conferences');
  return (
    <span className={css['marks']}>
      <span className={`${css['mark']} ${css['mark--seats']}`}>{t('cancelled')}</span>
    </span>
  );
}

interface MarksProps {
  readonly phase: SessionPhase;
  readonly fewLeft: number | undefined;
}

function Marks({ phase, fewLeft }: MarksProps) {
  const { t } = useTranslation(['conferences', 'content']);
  return (
    <span className={css['marks']}>
      {phase !== 'upcoming' && (
        <span className={`${css['mark']} ${css[`mark--${phase}`]}`}>
          {phase === 'over' ? t('content:period_ended') : t(`phase_${phase}`)}
        </span>
      )}
      {fewLeft !== undefined && (
        <span className={`${css['mark']} ${css['mark--seats']}`}>
          {fewLeft === 0 ? t('full') : t('seatsLeft', { count: fewLeft })}
        </span>
      )}
    </span>
  );
}
