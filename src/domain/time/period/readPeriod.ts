import { parseVenueTime, venueOffsetMs } from '../formatVenueTime.ts';

/** What two of the server's texts say. Epoch milliseconds. */
export interface Period {
  /** Undefined where no start can be read: then it has begun already. */
  readonly startMs: number | undefined;
  /** Exclusive. Undefined where none can be read, or one that is not after the start: then nothing says that it is over. */
  readonly endMs: number | undefined;
  /** Its end as it is told: `endMs` where an hour is meant, else a moment of the last day. Undefined where there is no `endMs`. */
  readonly lastMs: number | undefined;
}

/** Whether it begins and ends with a day: no hours are known. */
export const isDaysOnly = ({ startMs, endMs, lastMs }: Period): boolean =>
  sinceMidnight(startMs ?? NaN) === 0 && (endMs === undefined || lastMs !== endMs);

export const dayMs = 86_400_000;

/** Of an instant, or of a number of milliseconds that is none. */
export const sinceMidnight = (timeMs: number): number => (timeMs + venueOffsetMs) % dayMs;

const hourMs = 3_600_000;
/** What begins in the evening may end in the night, and its end be written with the day of its start. */
const eveningMs = 17 * hourMs;
const nightMs = 6 * hourMs;

/** Whether what opens at the hour of the one and closes at that of the other is open over midnight. */
export const isNight = (startMs: number, endMs: number): boolean =>
  sinceMidnight(startMs) >= eveningMs && sinceMidnight(endMs) < nightMs;

/**
 * A period of days: an exhibition, a sign-up, a channel, a questionnaire, a vote, a download, a place, an advert. An end at 00:00,
 * 24:00 or 23:59, with seconds or without, or without a time means the whole of the day that it names. An end of meetings, sessions
 * and lives at 00:00 is an instant: `readHours`. Which of the two a record is depends on its kind, never on its texts.
 */
export function readPeriod(start: string, end: string): Period {
  const startMs = parseVenueTime(start);
  // NaN where it cannot be read.
  const toldMs = Number(parseVenueTime(end.replace(/ 24:00.*/, '')));
  const clock = sinceMidnight(toldMs);
  const isWholeDay = clock === 0 || clock >= dayMs - 60_000;
  const endMs = isWholeDay ? toldMs - clock + dayMs : toldMs;
  const hasEnd = endMs > 0 && !(endMs <= Number(startMs));
  return {
    startMs,
    endMs: hasEnd ? endMs : undefined,
    lastMs: hasEnd ? (isWholeDay ? endMs - 1 : endMs) : undefined,
  };
}
