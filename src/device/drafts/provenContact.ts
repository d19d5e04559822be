import { dayMs, isFresh } from '../storage/isFresh.ts';
import type { Database } from '../storage/database.ts';

export interface ProvenContact {
  readonly kind: 'mobile' | 'email';
  readonly value: string;
  readonly provenAtMs: number;
}

export interface ProvenContacts {
  /** Reads from the database; `find` is synchronous from then on. */
  load(exhibitionId: string): Promise<ProvenContact | undefined>;
  find(exhibitionId: string): ProvenContact | undefined;
  remember(exhibitionId: string, contact: Pick<ProvenContact, 'kind' | 'value'>): Promise<void>;
  forget(exhibitionId: string): Promise<void>;
  forgetAll(): Promise<void>;
}

const prefix = 'provenContact/';
const lifeMs = dayMs;

/** Per exhibition, for 24 hours; in the database, never in localStorage. */
export function createProvenContacts(database: Database, now: () => number): ProvenContacts {
  const known = new Map<string, ProvenContact>();

  function find(exhibitionId: string): ProvenContact | undefined {
    const contact = known.get(exhibitionId);
    return contact && isFresh(contact.provenAtMs, lifeMs, now()) ? contact : undefined;
  }

  async function forget(exhibitionId: string): Promise<void> {
    known.delete(exhibitionId);
    await database.remove(prefix + exhibitionId);
  }

  return {
    find,
    forget,
    async load(exhibitionId) {
      const stored = await database.get(prefix + exhibitionId);
      // A code entered while the database was being read is newer.
      if (isProvenContact(stored) && !known.has(exhibitionId)) known.set(exhibitionId, stored);
      const contact = find(exhibitionId);
      if (!contact && stored !== undefined) await forget(exhibitionId);
      return contact;
    },
    async remember(exhibitionId, { kind, value }) {
      const contact: ProvenContact = { kind, value, provenAtMs: now() };
      known.set(exhibitionId, contact);
      await database.set(prefix + exhibitionId, contact);
    },
    async forgetAll() {
      const stored = await database.keys(prefix);
      known.clear();
      await Promise.all(stored.map((key) => database.remove(key)));
    },
  };
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
