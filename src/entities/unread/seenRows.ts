import { useEffect, useSyncExternalStore } from 'react';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import type { StoredList } from '#device/storage/createStoredList.ts';
import { createVisitorLists } from '#session/acting/visitorLists.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { services } from '#session/services.ts';
import {
  changedRows,
  firstNotes,
  notLaterThan,
  type SeenRow,
  type WatchedRow,
  withShown,
} from './rules/changedRows.ts';

export type WatchedKind = 'appointments' | 'orders' | 'sessions' | 'seats' | 'tickets';

const isSeenRow = (value: unknown): value is SeenRow =>
  isServerRow(value) && ['id', 'state'].every((key) => typeof value[key] === 'string');

const listsOf = (kind: WatchedKind) =>
  createVisitorLists({ prefix: `${laterNames.seenRowsPrefix}${kind}.`, isEntry: isSeenRow, most: 500 });

/** Ids and states, of each visitor at each exhibition. */
const lists: Readonly<Record<WatchedKind, (exhibitionId: string) => StoredList<SeenRow>>> = {
  appointments: listsOf('appointments'),
  orders: listsOf('orders'),
  sessions: listsOf('sessions'),
  seats: listsOf('seats'),
  tickets: listsOf('tickets'),
};

/**
 * Notes that the visitor knows these rows in the states that they have now.
 * @param readAtMs when the server had said so (`dataUpdatedAt` of the query); missing for what only this phone knows
 */
export function noteShownRows(
  kind: WatchedKind,
  exhibitionId: string,
  rows: readonly SeenRow[],
  readAtMs?: number,
): void {
  if (rows.length > 0) lists[kind](exhibitionId).change((before) => withShown(before, rows, readAtMs));
}

/** Notes that these rows are on the screen, in the states that they have now. @param readAtMs as of `noteShownRows` */
export function useShownRows(kind: WatchedKind, rows: readonly WatchedRow[], readAtMs?: number): void {
  const exhibitionId = useExhibitionId();
  useEffect(() => noteShownRows(kind, exhibitionId, rows, readAtMs), [exhibitionId, kind, rows, readAtMs]);
}

/**
 * What others have changed of these rows since this phone has shown them.
 * @param rows undefined while they are not known
 * @param readAtMs as of `noteShownRows`: rows of the phone's copy may be older than what was shown
 */
export function useChangedRows(
  kind: WatchedKind,
  rows: readonly WatchedRow[] | undefined,
  readAtMs?: number,
): readonly WatchedRow[] {
  const exhibitionId = useExhibitionId();
  const { list, subscribe, change } = lists[kind](exhibitionId);
  const seen = useSyncExternalStore(subscribe, list);
  useEffect(() => {
    if (rows === undefined) return;
    change((stored) => {
      const before = notLaterThan(stored, services().now());
      const [beginning, ...notes] = firstNotes(rows, readAtMs);
      if (beginning === undefined || before.some(({ id }) => id === beginning.id)) return before;
      const known = new Set(before.map(({ id }) => id));
      return [beginning, ...notes.filter(({ id }) => !known.has(id)), ...before];
    });
  }, [rows, readAtMs, change]);
  return rows === undefined ? [] : changedRows(rows, seen, readAtMs);
}
