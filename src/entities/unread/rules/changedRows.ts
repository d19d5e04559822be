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
}

/** In place of a row: the states of all rows were noted once, so that what is missing since is new. */
const beginning: SeenRow = { id: '', state: '' };

/**
 * The rows whose state others have changed since this phone has shown them, and those that came from others. Before anything was noted
 * only what waits for an answer is new: of the rest it is not known what the person has seen elsewhere.
 */
export function changedRows(rows: readonly WatchedRow[], seen: readonly SeenRow[]): readonly WatchedRow[] {
  const states = new Map(seen.map(({ id, state }) => [id, state]));
  const hasBegun = states.has(beginning.id);
  return rows.filter(({ id, state, isOwnStep, isForVisitor }) => {
    if (isOwnStep) return false;
    return states.has(id) ? states.get(id) !== state : hasBegun || isForVisitor;
  });
}

/** What is noted of rows that were read and not shown, where nothing was noted before. */
export const firstNotes = (rows: readonly WatchedRow[]): readonly SeenRow[] => [
  beginning,
  ...rows.filter(({ isForVisitor }) => !isForVisitor),
];

/** With what is on the screen now; the same array where that says nothing else. */
export function withShown(before: readonly SeenRow[], shown: readonly SeenRow[]): readonly SeenRow[] {
  const isNoted = ({ id, state }: SeenRow) => before.some((one) => one.id === id && one.state === state);
  const news = shown.filter((row) => !isNoted(row)).map(({ id, state }) => ({ id, state }));
  if (news.length === 0) return before;
  const ids = new Set(news.map(({ id }) => id));
  return [...before.filter(({ id }) => !ids.has(id)), ...news];
}
