import { useTranslation } from 'react-i18next';
import type { SessionPhase } from '../../domain/programme/sessionPhase.ts';
import css from './SessionMarks.module.css';

interface SessionMarksProps {
  readonly phase: SessionPhase;
  readonly seatsLeft: number | undefined;
}

/** Few enough to hurry. */
const fewSeats = 20;

/** That it runs, begins soon, is over, or has few seats left; nothing where there is nothing to say. */
export function SessionMarks({ phase, seatsLeft }: SessionMarksProps) {
  const { t } = useTranslation(['conferences', 'content']);
  const isOver = phase === 'over';
  const seats =
    isOver || seatsLeft === undefined || seatsLeft > fewSeats
      ? ''
      : seatsLeft === 0
        ? t('full')
        : t('seatsLeft', { count: seatsLeft });
  if (phase === 'upcoming' && seats === '') return null;
  return (
    <span className={css['marks']}>
      {phase !== 'upcoming' && (
        <span className={`${css['mark']} ${css[`mark--${phase}`]}`}>
          {isOver ? t('content:period_ended') : t(`phase_${phase}`)}
        </span>
      )}
      {seats !== '' && <span className={`${css['mark']} ${css['mark--seats']}`}>{seats}</span>}
    </span>
  );
}
