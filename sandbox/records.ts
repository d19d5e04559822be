import type { Change, Row, Store } from './store/store.ts';

/** All rows by RecordId: the seeds, overlaid with changes. */
export interface Records {
  /** In the order of creation, without deleted rows; callers copy what they return. */
  all(collection: string): Row[];
  find(collection: string, recordId: unknown): Row | undefined;
  /** Atomic; visible to readers immediately, resolves when stored. */
  save(writes: readonly Change[]): Promise<void>;
}

export type Seeds = Readonly<Record<string, readonly Row[]>>;
/** Created when their collection is first read. */
export type LateSeeds = Readonly<Record<string, () => readonly Row[]>>;

interface Around {
  readonly late?: LateSeeds;
  /** Called once the store has the changes. */
  readonly onSaved?: ((changes: readonly Change[]) => void) | undefined;
}

export async function openRecords(
  seeds: Seeds,
  store: Store,
  { late = {}, onSaved }: Around = {},
): Promise<Records> {
  const collections = new Map<string, Map<string, Row>>();
  const collectionOf = (name: string) => {
    const known = collections.get(name);
    if (known) return known;
    const fresh = new Map<string, Row>();
    collections.set(name, fresh);
    return fresh;
  };
  const waiting = new Map(Object.entries(late));
  const wholeOf = (name: string) => {
    const make = waiting.get(name);
    if (make === undefined) return collectionOf(name);
    waiting.delete(name);
    const whole = new Map(make().map((row) => [String(row['RecordId']), row]));
    for (const [recordId, row] of collectionOf(name)) whole.set(recordId, row);
    collections.set(name, whole);
    return whole;
  };
  const apply = ({ collection, recordId, row }: Change) => {
    if (row) wholeOf(collection).set(recordId, row);
    else wholeOf(collection).delete(recordId);
  };

  for (const [name, rows] of Object.entries(seeds)) {
    for (const row of rows) collectionOf(name).set(String(row['RecordId']), { ...row });
  }
  for (const change of await store.load()) apply(change);

  return {
    all: (name) => [...wholeOf(name).values()],
    find: (name, recordId) => wholeOf(name).get(String(recordId)),
    save: async (writes) => {
      const copies = structuredClone([...writes]);
      copies.forEach(apply);
      await store.append(copies);
      onSaved?.(copies);
    },
  };
}
