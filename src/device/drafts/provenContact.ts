import type { PhoneMs } from '#domain/time/clocks.ts';
import { dayMs, isFresh } from '../storage/isFresh.ts';
import type { Database } from '../storage/database.ts';

export interface ProvenContact {
  readonly kind: 'mobile' | 'email';
  readonly value: string;
  readonly provenAtMs: number;
  /** Tenant and series of the exhibition where it was proven; absent where that is in none. */
  readonly series?: string;
}

export interface ProvenContacts {
  /**
   * Reads from the database; `find` is synchronous from then on. Where none was proven at the exhibition, one that was proven at
   * another exhibition of its series counts, no longer than there.
   */
  load(exhibitionId: string): Promise<ProvenContact | undefined>;
  find(exhibitionId: string): ProvenContact | undefined;
  remember(exhibitionId: string, contact: Pick<ProvenContact, 'kind' | 'value'>): Promise<void>;
  forget(exhibitionId: string): Promise<void>;
  /** All that were not proven by one of these numbers and addresses, at every exhibition. */
  forgetOthers(own: readonly string[]): Promise<void>;
}

const prefix = 'provenContact/';
const lifeMs = dayMs;

/** What this tab knows of the database: another tab may forget or replace a contact. */
function createKnown(database: Database) {
  const known = new Map<string, ProvenContact>();
  /** Of these the database may not know yet. */
  const unwritten = new Set<string>();
  return {
    known,
    write: async (exhibitionId: string, contact: ProvenContact): Promise<void> => {
      known.set(exhibitionId, contact);
      unwritten.add(exhibitionId);
      await database.set(prefix + exhibitionId, contact);
      if (known.get(exhibitionId) === contact) unwritten.delete(exhibitionId);
    },
    /** Brings it up to date. Answers what is stored. */
    read: async (exhibitionId: string): Promise<unknown> => {
      const earlier = known.get(exhibitionId);
      const stored = await database.get(prefix + exhibitionId);
      // A code entered while the database was being read is newer.
      if (known.get(exhibitionId) !== earlier || unwritten.has(exhibitionId)) return stored;
      if (!isProvenContact(stored)) known.delete(exhibitionId);
      // The same one stays the same object: a screen that follows it begins anew with another.
      else if (earlier?.value !== stored.value || earlier.provenAtMs !== stored.provenAtMs)
        known.set(exhibitionId, stored);
      return stored;
    },
    /** Of all exhibitions. */
    readAll: async (): Promise<readonly unknown[]> => {
      const entered = Array.from(known.entries()).filter(([id]) => unwritten.has(id));
      return Array.from(new Map([...Array.from(await allIn(database)), ...entered]).values());
    },
  };
}

/**
 * Per exhibition, for 24 hours; in the database, never in localStorage.
 * @param seriesOf tenant and series of an exhibition, as one text; undefined where it is in none, or not known
 */
export function createProvenContacts(
  database: Database,
  now: () => number,
  seriesOf: (exhibitionId: string) => string | undefined = () => undefined,
): ProvenContacts {
  const { known, write, read, readAll } = createKnown(database);
  /** Nothing is read before what others have proven is gone. */
  let forgetting = Promise.resolve();

  function find(exhibitionId: string): ProvenContact | undefined {
    const contact = known.get(exhibitionId);
    return contact && isFresh(contact.provenAtMs, lifeMs, now()) ? contact : undefined;
  }

  async function forget(exhibitionId: string): Promise<void> {
    known.delete(exhibitionId);
    await database.remove(prefix + exhibitionId);
  }

  async function load(exhibitionId: string): Promise<ProvenContact | undefined> {
    const before = forgetting;
    await before;
    const stored = await read(exhibitionId);
    if (forgetting !== before) return load(exhibitionId);
    const contact = find(exhibitionId);
    if (!contact && stored !== undefined) await forget(exhibitionId);
    return contact ?? takeOver(exhibitionId);
  }

  async function takeOver(exhibitionId: string): Promise<ProvenContact | undefined> {
    const series = seriesOf(exhibitionId);
    if (series === undefined) return undefined;
    const newest = newestOf(series, await readAll(), now());
    if (newest === undefined) return undefined;
    await write(exhibitionId, newest);
    return newest;
  }

  return {
    find,
    forget,
    load,
    async remember(exhibitionId, { kind, value }) {
      const series = seriesOf(exhibitionId);
      const contact = { kind, value, provenAtMs: now(), ...(series !== undefined && { series }) };
      await write(exhibitionId, contact);
    },
    forgetOthers(own) {
      for (const [id, { value }] of Array.from(known)) if (!own.includes(value)) known.delete(id);
      // What is proven meanwhile is of who has logged in.
      forgetting = forgetting.then(() => removeOthers(database, own, (id) => known.has(id)));
      return forgetting;
    },
  };
}

async function removeOthers(
  database: Database,
  own: readonly string[],
  isKept: (exhibitionId: string) => boolean,
): Promise<void> {
  for (const [exhibitionId, contact] of Array.from(await allIn(database))) {
    const isOwn = isProvenContact(contact) && own.includes(contact.value);
    if (!isOwn && !isKept(exhibitionId)) await database.remove(prefix + exhibitionId);
  }
}

/** What is stored, by exhibition. */
async function allIn(database: Database): Promise<ReadonlyMap<string, unknown>> {
  const keys = await database.keys(prefix);
  const read = async (key: string) => [key.slice(prefix.length), await database.get(key)] as const;
  return new Map(await Promise.all(keys.map(read)));
}

function newestOf(series: string, contacts: readonly unknown[], nowMs: PhoneMs): ProvenContact | undefined {
  return contacts
    .filter(isProvenContact)
    .filter((contact) => contact.series === series && isFresh(contact.provenAtMs, lifeMs, nowMs))
    .sort((one, other) => other.provenAtMs - one.provenAtMs)[0];
}

function isProvenContact(value: unknown): value is ProvenContact {
  const contact = value as Partial<ProvenContact> | null | undefined;
  return (
    typeof contact === 'object' &&
    contact !== null &&
    (contact.kind === 'mobile' || contact.kind === 'email') &&
    typeof contact.value === 'string' &&
    typeof contact.provenAtMs === 'number'
  );
}
