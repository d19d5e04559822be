import type { Change, Row, Store } from './store/store.ts';

/** Every row there is, kept by RecordId: the seeds, with what users changed laid over them. */
export interface Records {
  /** Live rows in the order they came to be; callers copy what they hand out. */
  all(collection: string): Row[];
  find(collection: string, recordId: unknown): Row | undefined;
  /** All of the writes or none; seen by readers at once, resolved when the store has them. */
  save(writes: readonly Change[]): Promise<void>;
}

export type Seeds = Readonly<Record<string, readonly Row[]>>;
/** Rows that are made when their collection is first asked for. */
export type LateSeeds = Readonly<Record<string, () => readonly Row[]>>;

interface Around {
  readonly late?: LateSeeds;
  /** Hears what was written, once the store has it. */
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
