import { isFresh } from './age.ts';
import type { Database } from './database.ts';
import { ownNames } from './keys.ts';
import type { SealedBox } from './sealedBox.ts';
import { draftLifeMs } from './storedDraft.ts';

/** Which file of which form a note is about. */
export interface UploadPlace {
  /** The key of the form's draft: no mobile number and no address is in it. */
  readonly form: string;
  /** Whose form it is, in full: two contacts may share a mark. Kept sealed. */
  readonly owner: string;
  /** The question's key. */
  readonly question: string;
}

/** What an upload that is cut off needs to go on. */
export interface UploadNote {
  readonly objectKey: string;
  /** Of the file's bytes. */
  readonly fingerprint: string;
  /** Whether the same file, chosen again, has the same bytes: what the phone has made smaller may turn out otherwise. */
  readonly isAsChosen: boolean;
}

export interface UploadNotes {
  write(place: UploadPlace, note: UploadNote): Promise<void>;
  find(place: UploadPlace): Promise<UploadNote | undefined>;
  remove(place: UploadPlace): Promise<void>;
  /** The questions of a form of which a note is kept. */
  questions(form: string): Promise<string[]>;
  /** Removes every note of a form. */
  removeForm(form: string): Promise<void>;
  /** Removes what is too old, of every form; called once when the app has started. */
  sweep(): Promise<void>;
}

export interface UploadNotesSettings {
  readonly database: Database;
  readonly sealedBox: SealedBox | undefined;
  readonly now: () => number;
}

interface StoredNote {
  readonly version: 1;
  readonly savedAtMs: number;
  readonly sealed: unknown;
}

const prefix = ownNames.uploadPrefix;

/** Names a place without telling whose it is. */
export const uploadPlaceName = ({ form, question }: Omit<UploadPlace, 'owner'>) =>
  `${prefix}${form}/${encodeURIComponent(question)}`;

/**
 * Files on their way. An object's key opens the file for whoever knows it, so a note rests sealed for as long as a
 * document number may; where nothing can be sealed nothing is kept, and only the page that sends the file knows its key.
 */
export function createUploadNotes({ database, sealedBox, now }: UploadNotesSettings): UploadNotes {
  async function readFresh(name: string): Promise<StoredNote | undefined> {
    const stored = await database.get(name);
    if (isStoredNote(stored) && isFresh(stored.savedAtMs, draftLifeMs.secret, now())) return stored;
    if (stored !== undefined) await database.remove(name);
    return undefined;
  }

  const namesOf = (form: string) => database.keys(`${prefix}${form}/`);

  return {
    async write(place, note) {
      const sealed = await sealedBox?.seal(JSON.stringify({ ...note, owner: place.owner }));
      if (sealed === undefined) return;
      const stored: StoredNote = { version: 1, savedAtMs: now(), sealed };
      await database.set(uploadPlaceName(place), stored);
    },
    async find(place) {
      const stored = await readFresh(uploadPlaceName(place));
      const text = stored && (await sealedBox?.open(stored.sealed));
      if (text === undefined) return undefined;
      const { owner, ...note } = JSON.parse(text) as UploadNote & Pick<UploadPlace, 'owner'>;
      return owner === place.owner ? note : undefined;
    },
    remove: (place) => database.remove(uploadPlaceName(place)),
    async questions(form) {
      const names = await namesOf(form);
      return names.map((name) => decodeURIComponent(name.slice(name.lastIndexOf('/') + 1)));
    },
    async removeForm(form) {
      await Promise.all((await namesOf(form)).map((name) => database.remove(name)));
    },
    async sweep() {
      await Promise.all((await database.keys(prefix)).map(readFresh));
    },
  };
}

function isStoredNote(value: unknown): value is StoredNote {
  const note = value as Partial<StoredNote> | null | undefined;
  return (
    typeof note === 'object' && note !== null && note.version === 1 && typeof note.savedAtMs === 'number'
  );
}
