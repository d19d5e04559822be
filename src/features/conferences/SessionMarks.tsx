import { useTranslation } from 'react-i18next';
import { ChangeMark } from '#entities/programme/ChangeMark.tsx';
import { changedOf, type Session } from '#entities/programme/rules/session.ts';
import type { SessionPhase } from '#entities/programme/rules/sessionPhase.ts';
import css from './SessionMarks.module.css';

interface SessionMarksProps {
  readonly phase: SessionPhase;
  readonly session: Session;
}

/** Few enough to hurry. */
const fewSeats = 20;

/** That it was cancelled, runs, begins soon, is over, or has few seats left; nothing where there is nothing to say. */
export function SessionMarks({ phase, session }: SessionMarksProps) {
  const { seatsLeft = Infinity, isCancelled } = session;
  if (isCancelled) return <ChangeMark entry={changedOf(session)} />;
  const fewLeft = phase !== 'over' && seatsLeft <= fewSeats ? seatsLeft : undefined;
  return phase === 'upcoming' && fewLeft === undefined ? null : <Marks phase={phase} fewLeft={fewLeft} />;
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
