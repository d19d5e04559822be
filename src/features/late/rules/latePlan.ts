import { walkMinutes } from '#entities/programme/rules/agenda/walkMinutes.ts';

/** An entry of a day that has a time. */
export interface LateItem {
  readonly key: string;
  /** Someone waits at a meeting; a session takes place without the visitor; a stream is watched wherever one stands. */
  readonly kind: 'meeting' | 'session' | 'stream';
  /** Its name, '' where it is not known. */
  readonly hall: string;
  /** Epoch milliseconds, the end after the start. */
  readonly startMs: number;
  readonly endMs: number;
  /** The visitor has been there: nothing of it is left. */
  readonly isDone?: boolean | undefined;
}

/** A saved booth that was not visited. */
export interface LateStop {
  readonly key: string;
  readonly hall: string;
}

export interface LateDay {
  readonly items: readonly LateItem[];
  /** In the order of the route. */
  readonly stops: readonly LateStop[];
  /** Where the visitor is, '' where it is not known. */
  readonly hall: string;
  readonly nowMs: number;
  /** When the visitor can set off. */
  readonly readyMs: number;
  /** When the booths close. */
  readonly closesMs: number;
  /** Keys of what the visitor wants to keep, and of what they give up. */
  readonly kept: readonly string[];
  readonly givenUp: readonly string[];
}

interface Arrival {
  readonly arrivalMs: number;
  /** Whole minutes on foot from where one was before; undefined where a hall is not known. */
  readonly walk: number | undefined;
  /** Whence one comes, '' where that is not known. */
  readonly fromHall: string;
}

export type LateState =
  | { readonly at: 'over' }
  | ({ readonly at: 'reached' } & Arrival)
  | ({ readonly at: 'late'; readonly minutes: number } & Arrival)
  | { readonly at: 'dropped'; readonly because: 'givenUp' | 'tooLate' }
  /** It cannot be had beside these. */
  | { readonly at: 'dropped'; readonly because: 'clash'; readonly rivals: readonly string[] };

export interface LateEntry<Of> {
  readonly of: Of;
  readonly state: LateState;
}

export const minuteMs = 60_000;
/** A booth of the route takes this long. Assumed. */
export const stopMinutes = 10;
/** With less of it left, it is not worth the way. Assumed. */
const leastLeftMs = 5 * minuteMs;

export const isOnFoot = ({ kind }: Pick<LateItem, 'kind'>) => kind !== 'stream';

/** Where and when one is free. */
export interface Free {
  readonly hall: string;
  readonly atMs: number;
}

export const bySchedule = (one: LateItem, other: LateItem) =>
  one.startMs - other.startMs || one.endMs - other.endMs || (one.key < other.key ? -1 : 1);

/** When one is there at the earliest. Without a known hall no walk is counted: the page says so. */
export function arrivalAt(free: Free, item: Pick<LateItem, 'hall' | 'kind'>): Arrival {
  const walk = isOnFoot(item) ? walkMinutes(free.hall, item.hall) : 0;
  return { arrivalMs: free.atMs + (walk ?? 0) * minuteMs, walk, fromHall: free.hall };
}

/** After its end, as one stays until then. */
export const freeAfter = (item: LateItem, free: Free): Free => ({
  hall: isOnFoot(item) ? item.hall : free.hall,
  atMs: item.endMs,
});

export const canStillJoin = ({ startMs, endMs }: LateItem, arrivalMs: number) =>
  arrivalMs <= endMs - Math.min(leastLeftMs, endMs - startMs) && arrivalMs < endMs;

export function attendedState(item: LateItem, arrival: Arrival): LateState {
  const minutes = Math.ceil((arrival.arrivalMs - item.startMs) / minuteMs);
  return minutes > 0 ? { at: 'late', minutes, ...arrival } : { at: 'reached', ...arrival };
}
