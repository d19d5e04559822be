import type { Database } from '../storage/database.ts';
import type { SafeStorage } from '../storage/safeStorage.ts';
import { createDraftMirror } from './draftMirror.ts';
import { isNewerDraft, isStoredDraft, type StoredDraft } from './storedDraft.ts';

const prefix = 'draft/';
const asidePrefix = 'draft.bak/';

/** Drafts in the database; what it does not take is in the mirror. */
export function createStoredDrafts(database: Database, storage: SafeStorage) {
  const mirror = createDraftMirror(storage);

  async function readDatabase(key: string): Promise<StoredDraft | undefined> {
    const value = await database.get(prefix + key);
    if (value === undefined || isStoredDraft(value)) return value;
    // Written by a newer version of the app: keep it for that version.
    if (isNewerDraft(value)) await database.set(asidePrefix + key, value);
    await database.remove(prefix + key);
    return undefined;
  }

  return {
    /** True when all of it outlasts the page. */
    async write(key: string, draft: StoredDraft): Promise<boolean> {
      const isLasting = await database.set(prefix + key, draft);
      if (!isLasting) return mirror.write(key, draft);
      mirror.remove(key);
      return true;
    },
    /** The newer one of database and mirror. */
    async find(key: string): Promise<{ stored: StoredDraft; isMirrored: boolean } | undefined> {
      const inDatabase = await readDatabase(key);
      const inMirror = mirror.find(key);
      if (inMirror && inMirror.savedAtMs > (inDatabase?.savedAtMs ?? -1))
        return { stored: inMirror, isMirrored: true };
      return inDatabase && { stored: inDatabase, isMirrored: false };
    },
    /** Writes what is left of a draft when a part of it has expired. */
    shorten: (key: string, rest: StoredDraft) => database.set(prefix + key, rest),
    async remove(key: string): Promise<void> {
      mirror.remove(key);
      await database.remove(prefix + key);
    },
    /** Removes what newer versions of the app have written. */
    async removeAside(): Promise<void> {
      const aside = await database.keys(asidePrefix);
      await Promise.all(aside.map((key) => database.remove(key)));
    },
    async keys(): Promise<string[]> {
      const stored = await database.keys(prefix);
      return [...stored.map((key) => key.slice(prefix.length)), ...mirror.keys()];
    },
  };
}
