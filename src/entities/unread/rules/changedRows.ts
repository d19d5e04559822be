/** A row that others move on: an appointment or an order. */
export interface WatchedRow {
  readonly id: string;
  readonly state: string;
  /** Only the visitor brings a row of theirs into this state: it is no news to them. */
  readonly isOwnStep: boolean;
  /** It waits for the visitor's answer. */
  readonly isForVisitor: boolean;
}

/** The state in which this phone has shown a row last. */
export interface SeenRow {
  readonly id: string;
  readonly state: string;
  /** When the server had said so, epoch milliseconds of the phone; missing for what only this phone knows. */
  readonly readAtMs?: number | undefined;
}

/** In place of a row: the states of all rows were noted once, so that what is missing since is new. */
const beginning: SeenRow = { id: '', state: '' };

/**
 * The rows whose state others have changed since this phone has shown them, and those that came from others. Before anything was noted
 * only what waits for an answer is new: of the rest it is not known what the person has seen elsewhere.
 * @param readAtMs when the server had said so: a copy on the phone may be older than what was shown since, and is no news then
 */
export function changedRows(
  rows: readonly WatchedRow[],
  seen: readonly SeenRow[],
  readAtMs = Infinity,
): readonly WatchedRow[] {
  const notes = new Map(seen.map((note) => [note.id, note]));
  const hasBegun = notes.has(beginning.id);
  return rows.filter(({ id, state, isOwnStep, isForVisitor }) => {
    if (isOwnStep) return false;
    const note = notes.get(id);
    if (note === undefined) return hasBegun || isForVisitor;
    return note.state !== state && !isLater(note, readAtMs);
  });
}

const isLater = (note: SeenRow, readAtMs: number) => note.readAtMs !== undefined && note.readAtMs > readAtMs;

/** What is noted of rows that were read and not shown, where nothing was noted before. */
export const firstNotes = (rows: readonly WatchedRow[], readAtMs?: number): readonly SeenRow[] => [
  beginning,
  ...rows.filter(({ isForVisitor }) => !isForVisitor).map((row) => noteOf(row, readAtMs)),
];

/**
 * With what is on the screen now; the same array where that says nothing else.
 * @param readAtMs when the server had said so; what was noted later than that stays
 */
export function withShown(
  before: readonly SeenRow[],
  shown: readonly SeenRow[],
  readAtMs?: number,
): readonly SeenRow[] {
  const stays = ({ id, state }: SeenRow) =>
    before.some((note) => note.id === id && (note.state === state || isLater(note, readAtMs ?? Infinity)));
  const news = shown.filter((row) => !stays(row)).map((row) => noteOf(row, readAtMs));
  if (news.length === 0) return before;
  const ids = new Set(news.map(({ id }) => id));
  return [...before.filter(({ id }) => !ids.has(id)), ...news];
}

/** A clock that was set back since: what is noted for later was read by now. */
export function notLaterThan(before: readonly SeenRow[], nowMs: number): readonly SeenRow[] {
  if (!before.some((note) => isLater(note, nowMs))) return before;
  return before.map((note) => (isLater(note, nowMs) ? { ...note, readAtMs: nowMs } : note));
}

const noteOf = ({ id, state }: SeenRow, readAtMs: number | undefined): SeenRow =>
  readAtMs === undefined ? { id, state } : { id, state, readAtMs };
