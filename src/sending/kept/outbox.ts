import type { Database } from '#device/storage/database.ts';
import { createTaskQueue } from '#device/storage/createTaskQueue.ts';
import type { SealedBox } from '#device/drafts/sealedBox.ts';
import { omit } from '#device/storage/omit.ts';
import type { Sender } from '../rules/sender.ts';

/** Kept from before the first byte is sent until the row is proven to be stored. */
export interface OutboxEntry {
  readonly id: string;
  readonly exhibitionId: string;
  readonly channelId: string;
  readonly clientRef: string;
  /** The server's id of the person, if known; entries of other people are never found. */
  readonly personId?: string;
  readonly collection?: string;
  /** Whose intent it is; missing in entries of version 1.0. */
  readonly sender?: Sender | undefined;
  readonly record: Readonly<Record<string, unknown>>;
  /** Fields that an update empties, because this record gives them no more. */
  readonly emptiedFields?: readonly string[];
  /** Fields of the record that are stored only sealed. */
  readonly secretFields: readonly string[];
  readonly state: unknown;
  readonly updatedAtMs: number;
}

export interface FoundEntry extends OutboxEntry {
  /** Secret fields that could not be kept: the row can be looked up but not sent again. */
  readonly missingFields: readonly string[];
  /** False when record and state cannot be decrypted any more. */
  readonly isReadable: boolean;
}

export interface Outbox {
  /** Writes and reads back. True when the entry outlasts the page. */
  put(entry: OutboxEntry): Promise<boolean>;
  find(exhibitionId: string, personId?: string): Promise<FoundEntry | undefined>;
  list(): Promise<FoundEntry[]>;
  remove(id: string): Promise<void>;
  removeAll(): Promise<void>;
}

type Contents = Pick<OutboxEntry, 'record' | 'state'>;
type StoredEntry = Omit<OutboxEntry, 'record' | 'state'> & {
  readonly version: 1;
  readonly sealed?: unknown;
  readonly open?: Contents;
};

const prefix = 'outbox/';

/** Entries are in the database only, sealed where possible; never in localStorage. */
export function createOutbox(database: Database, sealedBox: SealedBox | undefined): Outbox {
  const enqueue = createTaskQueue();
  // Complete entries, so that a phone that stores nothing can still send.
  const whole = new Map<string, OutboxEntry>();

  async function put(entry: OutboxEntry): Promise<boolean> {
    whole.set(entry.id, entry);
    const { record, state, ...rest } = entry;
    const sealed = await sealedBox?.seal(JSON.stringify({ record, state }));
    const contents = sealed ? { sealed } : { open: { record: omit(record, entry.secretFields), state } };
    const isLasting = await database.set(prefix + entry.id, { ...rest, version: 1, ...contents });
    const readBack = await database.get(prefix + entry.id);
    return isLasting && isStoredEntry(readBack) && readBack.updatedAtMs === entry.updatedAtMs;
  }

  async function read(id: string): Promise<FoundEntry | undefined> {
    const stored = await database.get(prefix + id);
    const present = whole.get(id);
    // Another tab may have updated the entry.
    if (present && !(isStoredEntry(stored) && stored.updatedAtMs > present.updatedAtMs)) {
      return { ...present, missingFields: [], isReadable: true };
    }
    return isStoredEntry(stored) ? await opened(stored, sealedBox) : undefined;
  }

  async function list(): Promise<FoundEntry[]> {
    const stored = (await database.keys(prefix)).map((key) => key.slice(prefix.length));
    const ids = Array.from(new Set([...stored, ...whole.keys()]));
    const entries = await Promise.all(ids.map(read));
    return entries
      .filter((entry) => entry !== undefined)
      .sort((one, other) => other.updatedAtMs - one.updatedAtMs);
  }

  async function remove(id: string): Promise<void> {
    whole.delete(id);
    await database.remove(prefix + id);
  }

  return {
    put: (entry) => enqueue(() => put(entry)),
    list: () => enqueue(list),
    find: (exhibitionId, personId) =>
      enqueue(async () =>
        (await list()).find(
          (entry) =>
            entry.exhibitionId === exhibitionId &&
            (entry.personId === undefined || entry.personId === personId),
        ),
      ),
    remove: (id) => enqueue(() => remove(id)),
    removeAll: () =>
      enqueue(async () => {
        whole.clear();
        const keys = await database.keys(prefix);
        await Promise.all(keys.map((key) => database.remove(key)));
      }),
  };
}

async function opened(stored: StoredEntry, sealedBox: SealedBox | undefined): Promise<FoundEntry> {
  const { sealed, open } = stored;
  const rest = omit(stored, ['sealed', 'open', 'version']);
  if (open) return { ...rest, ...open, missingFields: stored.secretFields, isReadable: true };
  const text = await sealedBox?.open(sealed);
  if (text === undefined) {
    return { ...rest, record: {}, state: undefined, missingFields: stored.secretFields, isReadable: false };
  }
  return { ...rest, ...(JSON.parse(text) as Contents), missingFields: [], isReadable: true };
}

function isStoredEntry(value: unknown): value is StoredEntry {
  const entry = value as Partial<StoredEntry> | null | undefined;
  return (
    typeof entry === 'object' &&
    entry !== null &&
    entry.version === 1 &&
    [entry.id, entry.exhibitionId, entry.channelId, entry.clientRef].every(
      (text) => typeof text === 'string',
    ) &&
    typeof entry.updatedAtMs === 'number' &&
    Array.isArray(entry.secretFields)
  );
}
