import { useTranslation } from 'react-i18next';
import { useShownSessions } from '#entities/unread/watchedSessions.ts';
import { agendaKey } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { changeOf, type EntryChange } from '#entities/programme/rules/entryChange.ts';
import { changedOf, type Session } from '#entities/programme/rules/session.ts';
import { acceptMoved } from '#entities/programme/schedule/changeRemembered.ts';
import { useRememberedEntry } from '#entities/programme/schedule/useRememberedEntry.ts';
import { languageOf } from '#language/language.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { localize } from '#ui/text/localize.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import type { SessionProps } from './SessionActions.tsx';

/** That the organiser has cancelled a session, or what has changed: since the visitor put it into the schedule, else by the last change. */
export function SessionChanges({ session }: Pick<SessionProps, 'session'>) {
  const { t } = useTranslation('conferences');
  const exhibitionId = useExhibitionId();
  const entry = useRememberedEntry({ kind: 'conference', id: session.id });
  const tell = useTold(session);
  useShownSessions([agendaKey({ kind: 'conference', id: session.id })]);
  const change = changeOf(changedOf(session), entry);
  if (change?.kind === 'cancelled') return <Notice kind="warn" title={t('cancelledText')} />;
  const [first, ...more] = tell(change);
  if (first === undefined) return null;
  return (
    <Notice kind="warn" title={first}>
      {more.map((told) => (
        <p key={told}>{told}</p>
      ))}
      {entry !== undefined && (
        <Button kind="quiet" onClick={() => acceptMoved(exhibitionId, entry)}>
          {t('seen')}
        </Button>
      )}
    </Notice>
  );
}

function useTold({ times, place }: Session): (change: EntryChange | undefined) => readonly string[] {
  const { t, i18n } = useTranslation('conferences');
  const language = languageOf(i18n.language);
  const textOf = (timeMs: number) => formatVenueMoment(timeMs, 'dayTime', language);
  return (change) => {
    const told: string[] = [];
    if (change?.kind !== 'moved') return told;
    const { fromMs, from } = change;
    if (fromMs !== undefined && times !== undefined)
      told.push(t('movedFor', { former: textOf(fromMs), time: textOf(times.startMs) }));
    const [before, now] = [from && localize(from, language), localize(place, language)];
    if (before !== undefined && before !== now && now !== '')
      told.push(before === '' ? t('roomNew', { place: now }) : t('roomFor', { former: before, place: now }));
    return told;
  };
}
