import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { conferencePath } from '../../../domain/address/homePaths.ts';
import type { SessionPhase } from '../../../domain/programme/sessionPhase.ts';
import { entryOf, type Session } from '../../../domain/programme/session.ts';
import type { Language } from '../../../language/language.ts';
import { AppLink } from '../../../ui/controls/AppLink.tsx';
import { localize } from '../../../ui/text/localize.ts';
import { otherLanguage } from '../../../ui/text/organiserText.tsx';
import { formatVenueMoment } from '../../../ui/values/formatVenueMoment.ts';
import { ScheduleToggle } from '../ScheduleToggle.tsx';
import { SessionMarks } from '../SessionMarks.tsx';
import css from './SessionCard.module.css';

interface SessionCardProps {
  readonly exhibitionId: string;
  readonly session: Session;
  readonly phase: SessionPhase;
  readonly language: Language;
}

/** Memoised: of the rows that are shown only those change whose phase does. */
export const SessionCard = memo(function SessionCard(props: SessionCardProps) {
  const { exhibitionId, session, phase, language } = props;
  const { t } = useTranslation('conferences');
  const entry = entryOf(exhibitionId, session);
  const spoken = session.language === '' ? '' : t(`language_${session.language}`);
  const notes = [session.place, session.topic].filter((pair) => localize(pair, language) !== '');
  return (
    <div className={phase === 'over' ? `${css['card']} ${css['card--over']}` : css['card']}>
      <AppLink className={css['link']} to={conferencePath(exhibitionId, session.id)}>
        <Clock session={session} language={language} noTime={t('noTime')} />
        <span className={css['words']}>
          <span className={css['title']} lang={otherLanguage(session.title, language)}>
            {localize(session.title, language)}
          </span>
          {notes.map((pair, at) => (
            <span
              key={at === 0 ? 'first' : 'second'}
              className={css['note']}
              lang={otherLanguage(pair, language)}
            >
              {localize(pair, language)}
              {at === notes.length - 1 && spoken !== '' && ` · ${spoken}`}
            </span>
          ))}
          <SessionMarks phase={phase} seatsLeft={session.seatsLeft} />
        </span>
      </AppLink>
      {entry !== undefined && (
        <ScheduleToggle
          exhibitionId={exhibitionId}
          entry={entry}
          label={t('addOf', { title: localize(session.title, language) })}
        />
      )}
    </div>
  );
});

interface ClockProps extends Pick<SessionCardProps, 'session' | 'language'> {
  readonly noTime: string;
}

function Clock({ session: { times }, language, noTime }: ClockProps) {
  if (times === undefined || times.isDayOnly) return <span className={css['noTime']}>{noTime}</span>;
  const { startMs, endMs } = times;
  return (
    <span className={css['clock']}>
      <span className={css['start']}>{formatVenueMoment(startMs, 'time', language)}</span>
      {endMs !== undefined && (
        <span className={css['end']}>–{formatVenueMoment(endMs, 'time', language)}</span>
      )}
    </span>
  );
}
