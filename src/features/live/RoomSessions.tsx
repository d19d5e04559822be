import { useTranslation } from 'react-i18next';
import { conferencePath } from '#domain/address/homePaths.ts';
import { plannedTimes } from '#entities/live/rules/liveState.ts';
import { timesOfLive } from '#entities/live/liveRow.ts';
import { type ChangedEntry, changeOf } from '#entities/programme/rules/entryChange.ts';
import { changedOf, changedOfLive, type Session } from '#entities/programme/rules/session.ts';
import { useRememberedEntry } from '#entities/programme/schedule/useRememberedEntry.ts';
import { useSessionsOfLives } from '#entities/programme/useSessionsOfLives.ts';
import { languageOf } from '#language/language.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { localize } from '#ui/text/localize.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import type { LiveRoomRow } from './useLive.ts';

interface RoomSessionsProps {
  readonly row: LiveRoomRow;
}

/** Which sessions of a room were cancelled, or that its only one was moved; nothing where that is not so, or not known. */
export function RoomSessions({ row }: RoomSessionsProps) {
  const sessions = useSessionsOfLives([row.RecordId]).get(row.RecordId) ?? [];
  const { startMs } = plannedTimes(timesOfLive(row));
  const [moved] = sessions.length === 1 ? sessions : [];
  return (
    <>
      {sessions
        .filter(({ isCancelled }) => isCancelled)
        .map((session) => (
          <Told key={session.id} session={session} changed={changedOf(session)} />
        ))}
      {moved !== undefined && !moved.isCancelled && (
        <Told session={moved} changed={changedOfLive(sessions, startMs)} />
      )}
    </>
  );
}

interface ToldProps {
  readonly session: Session;
  readonly changed: ChangedEntry | undefined;
}

function Told({ session, changed }: ToldProps) {
  const { t, i18n } = useTranslation('live');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const known = useRememberedEntry({ kind: 'conference', id: session.id });
  const change = changed && changeOf(changed, known);
  const title = localize(session.title, language);
  const told = toldOf();
  if (told === undefined) return null;
  return (
    <Notice kind="warn" title={told}>
      <LinkButton to={conferencePath(exhibitionId, session.id)} kind="quiet">
        {t('toSession')}
      </LinkButton>
    </Notice>
  );

  function toldOf(): string | undefined {
    if (change?.kind === 'cancelled') return t('sessionCancelled', { title });
    if (change?.kind !== 'moved') return undefined;
    const { fromMs } = change;
    const startMs = changed?.startMs;
    if (fromMs === undefined || startMs === undefined) return undefined;
    const textOf = (timeMs: number) => formatVenueMoment(timeMs, 'dayTime', language);
    return t('sessionMoved', { title, former: textOf(fromMs), time: textOf(startMs) });
  }
}
