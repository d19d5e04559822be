import { useTranslation } from 'react-i18next';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { readLine, type ServerRow } from '#domain/record/serverRow.ts';
import { isElsewhere, isMoved } from '#entities/programme/rules/isMoved.ts';
import { readSessionTimes } from '#entities/programme/rules/readSessionTimes.ts';
import type { Session } from '#entities/programme/rules/session.ts';
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
export function SessionChanges({ row, session }: Pick<SessionProps, 'row' | 'session'>) {
  const { t } = useTranslation('conferences');
  const exhibitionId = useExhibitionId();
  const entry = useRememberedEntry({ kind: 'conference', id: session.id });
  const tell = useTold(session);
  if (session.isCancelled) return <Notice kind="warn" title={t('cancelledText')} />;
  const known = entry && {
    startMs: isMoved(entry) ? entry.knownStartMs : undefined,
    place: isElsewhere(entry) ? entry.knownPlace : undefined,
  };
  const [first, ...more] = tell(known ?? formerOf(row?.Former ?? {}));
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

interface Former {
  readonly startMs: number | undefined;
  readonly place: TextPair | undefined;
}

function formerOf(former: ServerRow): Former {
  const times = readSessionTimes(readLine(former['StartTime']), readLine(former['EndTime']));
  const place = { zh: readLine(former['Place']), en: readLine(former['PlaceEn']) };
  return {
    startMs: times === undefined || times.isDayOnly ? undefined : times.startMs,
    place: former['Place'] === undefined ? undefined : place,
  };
}

function useTold({ times, place }: Session): (former: Former) => readonly string[] {
  const { t, i18n } = useTranslation('conferences');
  const language = languageOf(i18n.language);
  const textOf = (timeMs: number) => formatVenueMoment(timeMs, 'dayTime', language);
  return (former) => {
    const told: string[] = [];
    if (former.startMs !== undefined && times !== undefined && times.startMs !== former.startMs)
      told.push(t('movedFor', { former: textOf(former.startMs), time: textOf(times.startMs) }));
    const [before, now] = [former.place && localize(former.place, language), localize(place, language)];
    if (before !== undefined && before !== now && now !== '')
      told.push(before === '' ? t('roomNew', { place: now }) : t('roomFor', { former: before, place: now }));
    return told;
  };
}
