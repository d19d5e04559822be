import { isRecordId } from '#domain/record/isRecordId.ts';
import { isMarkedBy } from './seed/storyMark.ts';
import type { Row } from './store/store.ts';

/** The rows of one exhibition, created when they are first read. */
export interface LateRows {
  readonly exhibitionId: string;
  readonly make: () => readonly Row[];
}

/** Which rows a read is about: nothing else needs to be created for it. */
export type Scope = { readonly exhibitions: readonly string[] } | { readonly recordIds: readonly string[] };

/** The rows of one collection by RecordId, some of them not created yet. */
export interface CollectionRows {
  /** With all that `scope` is about, and maybe more; everything without it. */
  all(scope?: Scope): Row[];
  find(recordId: string): Row | undefined;
  set(recordId: string, row: Row): void;
  remove(recordId: string): void;
}

export function createCollectionRows(late: readonly LateRows[]): CollectionRows {
  let rows = new Map<string, Row>();
  let waiting = late;
  const removed = new Set<string>();

  /** Seed rows come before what users have inserted, and never replace what users have changed. */
  const create = (due: readonly LateRows[]) => {
    if (due.length === 0) return;
    waiting = waiting.filter((part) => !due.includes(part));
    const created = due.flatMap(({ make }) => make()).map((row) => [String(row['RecordId']), row] as const);
    const whole = new Map(created.filter(([recordId]) => !removed.has(recordId)));
    for (const [recordId, row] of rows) whole.set(recordId, row);
    rows = whole;
  };
  /** An id that names no exhibition may belong to any. */
  const partsOf = (recordId: string): readonly LateRows[] => {
    if (waiting.length === 0 || rows.has(recordId) || removed.has(recordId)) return [];
    if (!isRecordId(recordId)) return [];
    return late.some(({ exhibitionId }) => isMarkedBy(recordId, exhibitionId))
      ? waiting.filter(({ exhibitionId }) => isMarkedBy(recordId, exhibitionId))
      : waiting;
  };
  const partsIn = (scope: Scope | undefined): readonly LateRows[] => {
    if (scope === undefined || waiting.length === 0) return waiting;
    if ('exhibitions' in scope)
      return waiting.filter(({ exhibitionId }) => scope.exhibitions.includes(exhibitionId));
    const due = new Set(scope.recordIds.flatMap(partsOf));
    return [...due];
  };

  return {
    all: (scope) => {
      create(partsIn(scope));
      return [...rows.values()];
    },
    find: (recordId) => {
      create(partsOf(recordId));
      return rows.get(recordId);
    },
    set: (recordId, row) => {
      rows.set(recordId, row);
    },
    remove: (recordId) => {
      removed.add(recordId);
      rows.delete(recordId);
    },
  };
}
