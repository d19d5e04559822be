import { conferencePath } from '#domain/address/homePaths.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import type { FormerEntry } from '#domain/record/formerEntry.ts';
import { readLine, type ServerRow } from '#domain/record/serverRow.ts';
import type { ChangedEntry } from './entryChange.ts';
import { readSessionTimes } from './readSessionTimes.ts';
import type { SessionTimes } from './sessionTimes.ts';
import type { TimedEntry } from './timedEntry.ts';

/** What a programme says of a session; plain data, because the phone keeps it. */
export interface Session {
  readonly id: string;
  readonly title: TextPair;
  readonly times: SessionTimes | undefined;
  /** Of its room. */
  readonly place: TextPair;
  readonly hallId: string;
  readonly topic: TextPair;
  readonly language: 'zh' | 'en' | 'both' | '';
  /** Undefined where seats are not counted. */
  readonly seatsLeft: number | undefined;
  readonly isCancelled?: true;
  /** How often the organiser has changed it; missing for never. */
  readonly revision?: number;
  /** What the organiser's last change has replaced; missing where it was neither time nor room. */
  readonly former?: FormerEntry;
}

export interface SessionRow {
  readonly RecordId: string;
  readonly Title: string;
  readonly TitleEn: string;
  readonly StartTime: string;
  readonly EndTime: string;
  readonly Place: string;
  readonly PlaceEn: string;
  readonly ExhibitionHallId: string;
  readonly Topic: string;
  readonly TopicEn: string;
  readonly Language: string;
  readonly Seats: number | undefined;
  readonly SeatsTaken: number | undefined;
  readonly IsCancelled: boolean;
  readonly Revision: number | undefined;
  readonly Former: ServerRow;
}

const languages = ['zh', 'en', 'both'] as const;

export function sessionOf(row: SessionRow): Session {
  const { Seats, SeatsTaken = 0 } = row;
  const former = formerOf(row);
  return {
    id: row.RecordId,
    title: { zh: row.Title, en: row.TitleEn },
    times: readSessionTimes(row.StartTime, row.EndTime),
    place: { zh: row.Place, en: row.PlaceEn },
    hallId: row.ExhibitionHallId,
    topic: { zh: row.Topic, en: row.TopicEn },
    language: languages.find((known) => known === row.Language.toLowerCase()) ?? '',
    // 0 seats is what a form without an answer sends.
    seatsLeft: Seats !== undefined && Seats > 0 ? Math.max(0, Seats - SeatsTaken) : undefined,
    ...(row.IsCancelled && { isCancelled: true }),
    ...(row.Revision !== undefined && { revision: row.Revision }),
    ...(former !== undefined && { former }),
  };
}

/** What the organiser's last change of a session has replaced; undefined where it was neither time nor room. */
export function formerOf(row: Pick<SessionRow, 'Former' | 'Place' | 'PlaceEn'>): FormerEntry | undefined {
  const { Former: fields, Place, PlaceEn } = row;
  const times = readSessionTimes(readLine(fields['StartTime']), readLine(fields['EndTime']));
  const isTimed = times !== undefined && !times.isDayOnly;
  const hasPlace = fields['Place'] !== undefined || fields['PlaceEn'] !== undefined;
  if (!isTimed && !hasPlace) return undefined;
  return {
    ...(isTimed && { startMs: times.startMs }),
    // A change of the name in one language leaves the other as it is.
    ...(hasPlace && {
      place: { zh: readLine(fields['Place'] ?? Place), en: readLine(fields['PlaceEn'] ?? PlaceEn) },
    }),
  };
}

/** For `changeOf`, also of a session without an hour. */
export const changedOf = ({ id, times, place, isCancelled, former }: Session): ChangedEntry => ({
  kind: 'conference',
  id,
  startMs: times === undefined || times.isDayOnly ? undefined : times.startMs,
  placeName: place,
  ...(isCancelled && { isCancelled }),
  ...(former !== undefined && { former }),
});

/**
 * The same for a live: it is called off with all sessions that it shows, and moves with the only one. Where it begins with that, it
 * has been moved too, and nothing is to be told.
 */
export function changedOfLive(
  sessions: readonly Session[],
  liveStartMs: number | undefined,
): ChangedEntry | undefined {
  const [first, ...others] = sessions;
  if (first === undefined) return undefined;
  const changed = changedOf(first);
  if (sessions.every(({ isCancelled }) => isCancelled)) return changed;
  return others.length === 0 && changed.startMs !== liveStartMs ? changed : undefined;
}

/** For a schedule; undefined while it is not told when the session begins. */
export function entryOf(exhibitionId: string, session: Session): TimedEntry | undefined {
  const { id, title, times, place, hallId, isCancelled, revision, former } = session;
  if (times === undefined || times.isDayOnly) return undefined;
  return {
    kind: 'conference',
    id,
    title,
    startMs: times.startMs,
    ...(times.endMs !== undefined && { endMs: times.endMs }),
    placeName: place,
    ...(hallId !== '' && { hallId }),
    path: conferencePath(exhibitionId, id),
    ...(isCancelled && { isCancelled }),
    ...(revision !== undefined && { revision }),
    ...(former !== undefined && { former }),
  };
}
