import { useTranslation } from 'react-i18next';
import { ChangeMark } from '#entities/programme/ChangeMark.tsx';
import { changedOf, type Session } from '#entities/programme/rules/session.ts';
import type { SessionPhase } from '#entities/programme/rules/sessionPhase.ts';
import { Badge } from '#ui/values/Badge.tsx';
import css from './SessionMarks.module.css';

interface SessionMarksProps {
  readonly phase: SessionPhase;
  readonly session: Session;
}

const tones = { now: 'good', next: 'on', over: 'off' } as const;

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
        <Badge tone={tones[phase]}>
          {phase === 'over' ? t('content:period_ended') : t(`phase_${phase}`)}
        </Badge>
      )}
      {fewLeft !== undefined && (
        <Badge tone="waits">{fewLeft === 0 ? t('full') : t('seatsLeft', { count: fewLeft })}</Badge>
      )}
    </span>
  );
}
