import { conferencePath } from '#domain/address/homePaths.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
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
}

const languages = ['zh', 'en', 'both'] as const;

export function sessionOf(row: SessionRow): Session {
  const { Seats, SeatsTaken = 0 } = row;
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
  };
}

/** For a schedule; undefined while it is not told when the session begins. */
export function entryOf(exhibitionId: string, session: Session): TimedEntry | undefined {
  const { id, title, times, place, hallId, isCancelled, revision } = session;
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
  };
}
