import { memo } from 'react';
import { conferencePath } from '#domain/address/homePaths.ts';
import type { SessionPhase } from '#entities/programme/rules/sessionPhase.ts';
import { HallSign } from '#entities/booth/plate/HallSign.tsx';
import type { HallFace } from '#entities/booth/plate/useHallSigns.ts';
import { ChangeMark } from '#entities/programme/ChangeMark.tsx';
import { changedOf, entryOf, type Session } from '#entities/programme/rules/session.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { Language } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText, otherLanguage } from '#ui/text/organiserText.tsx';
import { ScheduleToggle } from '../ScheduleToggle.tsx';
import { SessionMarks } from '../SessionMarks.tsx';
import css from './SessionCard.module.css';
import type { CardTexts } from './useCardTexts.ts';
import { formatVenueClock } from '#ui/values/formatVenueMoment.ts';

interface SessionCardProps {
  readonly session: Session;
  readonly phase: SessionPhase;
  readonly language: Language;
  /** Must be stable: new ones render every card again. */
  readonly texts: CardTexts;
  /** Must be stable too; undefined where it is not known. */
  readonly hall: HallFace | undefined;
}

/** Memoised: of the rows that are shown only those change whose phase does. */
export const SessionCard = memo(function SessionCard(props: SessionCardProps) {
  const { session, phase, language, texts, hall } = props;
  const exhibitionId = useExhibitionId();
  const entry = entryOf(exhibitionId, session);
  const spoken = texts.spoken[session.language];
  const isOff = phase === 'over' || session.isCancelled === true;
  const notes = [session.place, session.topic].filter((pair) => localize(pair, language) !== '');
  return (
    <div className={isOff ? `${css['card']} ${css['card--over']}` : css['card']}>
      <AppLink className={css['link']} to={conferencePath(exhibitionId, session.id)}>
        <span className={css['when']}>
          <Clock session={session} noTime={texts.noTime} />{' '}
          {session.hallId !== '' && (
            <span className={css['plate']}>
              <HallSign hall={hall} size={44} isSaidBeside={saysHall(session.place, hall, language)} />
            </span>
          )}
        </span>{' '}
        <span className={css['words']}>
          <span className={css['title']} lang={otherLanguage(session.title, language)}>
            {localize(session.title, language)}
          </span>
          {notes.map((pair, at) => (
            <span key={at === 0 ? 'first' : 'second'} className={css['note']}>
              {organiserText(pair, language)}
              {at === notes.length - 1 && spoken !== '' && ` · ${spoken}`}
            </span>
          ))}
          <SessionMarks phase={phase} session={session} />
          {!isOff && <ChangeMark entry={changedOf(session)} />}
        </span>
      </AppLink>
      {entry !== undefined && !session.isCancelled && (
        <ScheduleToggle entry={entry} label={texts.addOf(localize(session.title, language))} />
      )}
    </div>
  );
});

/** Whether the room says in which hall it is. */
const saysHall = (place: Session['place'], hall: HallFace | undefined, language: Language) =>
  hall !== undefined && localize(place, language).includes(hall.name);

interface ClockProps extends Pick<SessionCardProps, 'session'> {
  readonly noTime: string;
}

function Clock({ session: { times }, noTime }: ClockProps) {
  if (times === undefined || times.isDayOnly) return <span className={css['noTime']}>{noTime}</span>;
  const { startMs, endMs } = times;
  return (
    <span className={css['clock']}>
      <span className={css['start']}>{formatVenueClock(startMs)}</span>
      {endMs !== undefined && <span className={css['end']}>–{formatVenueClock(endMs)}</span>}
    </span>
  );
}
