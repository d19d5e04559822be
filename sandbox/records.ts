import { type CollectionRows, createCollectionRows, type LateRows, type Scope } from './collectionRows.ts';
import type { Change, Row, Store } from './store/store.ts';

/** All rows by RecordId: the seeds, overlaid with changes. */
export interface Records {
  /**
   * In the order of creation, without deleted rows; callers copy what they return. A scope spares the creation of late
   * rows that it excludes, and does not filter.
   */
  all(collection: string, scope?: Scope): Row[];
  find(collection: string, recordId: unknown): Row | undefined;
  /** Atomic; visible to readers immediately, resolves when stored. */
  save(writes: readonly Change[]): Promise<void>;
}

export type Seeds = Readonly<Record<string, readonly Row[]>>;
/** Of one exhibition, by collection: created when they are first read. */
export type LateSeeds = Readonly<Record<string, () => readonly Row[]>>;
/** Of all exhibitions, by collection. */
export type LateRowsOfAll = Readonly<Record<string, readonly LateRows[]>>;

interface Around {
  readonly late?: LateRowsOfAll;
  /** Called once the store has the changes. */
  readonly onSaved?: ((changes: readonly Change[]) => void) | undefined;
}

export async function openRecords(
  seeds: Seeds,
  store: Store,
  { late = {}, onSaved }: Around = {},
): Promise<Records> {
  const collections = new Map<string, CollectionRows>();
  const collectionOf = (name: string) => {
    const known = collections.get(name);
    if (known) return known;
    const fresh = createCollectionRows(late[name] ?? []);
    collections.set(name, fresh);
    return fresh;
  };
  const apply = ({ collection, recordId, row }: Change) => {
    if (row) collectionOf(collection).set(recordId, row);
    else collectionOf(collection).remove(recordId);
  };

  for (const [name, rows] of Object.entries(seeds)) {
    for (const row of rows) collectionOf(name).set(String(row['RecordId']), { ...row });
  }
  for (const change of await store.load()) apply(change);

  return {
    all: (name, scope) => collectionOf(name).all(scope),
    find: (name, recordId) => collectionOf(name).find(String(recordId)),
    save: async (writes) => {
      const copies = structuredClone([...writes]);
      copies.forEach(apply);
      await store.append(copies);
      onSaved?.(copies);
    },
  };
}
