import { isFresh } from './isFresh.ts';
import type { Database } from './database.ts';
import { ownNames } from './deviceKeys.ts';
import type { SealedBox } from './sealedBox.ts';
import { draftLifeMs } from './storedDraft.ts';
import { type ReadSlice, type UploadBytes } from './uploadBytes.ts';

/** Which file of which form a note is about. */
export interface PendingUploadKey {
  /** The key of the form's draft: no mobile number and no address is in it. */
  readonly form: string;
  /** Whose form it is, in full: two contacts may share a mark. Kept sealed. */
  readonly owner: string;
  /** The question's key. */
  readonly question: string;
}

/** What an upload that is cut off needs to go on. */
export interface PendingUpload {
  readonly objectKey: string;
  /** Of the file's bytes. */
  readonly fingerprint: string;
  /** Whether the same file, chosen again, has the same bytes: what the phone has made smaller may turn out otherwise. */
  readonly isAsChosen: boolean;
  /** What the file is sent as. */
  readonly extension: string;
  readonly type: string;
  /** When it was first handed in: what is written later does not keep it any longer. */
  readonly sinceMs: number;
  /** How many bytes had arrived when the visitor paused it; undefined while it is being sent. */
  readonly pausedAt?: number | undefined;
}

export interface PendingUploads {
  write(place: PendingUploadKey, note: PendingUpload): Promise<void>;
  find(place: PendingUploadKey): Promise<PendingUpload | undefined>;
  /** Keeps the file itself; false where the phone cannot. */
  writeBytes(place: PendingUploadKey, slices: number, slice: ReadSlice): Promise<boolean>;
  /** Its slices in their order; undefined where they are not all there. The reader checks the fingerprint. */
  readBytes(place: PendingUploadKey): Promise<readonly ArrayBuffer[] | undefined>;
  /** Removes the note and the bytes. */
  remove(place: PendingUploadKey): Promise<void>;
  /** The questions of a form of which a note is kept. */
  questions(form: string): Promise<string[]>;
  /** Removes everything that is kept of a form. */
  removeForm(form: string): Promise<void>;
  /** Removes what is too old, of every form; called once when the app has started. */
  sweep(): Promise<void>;
}

export interface PendingUploadsSettings {
  readonly database: Database;
  readonly sealedBox: SealedBox | undefined;
  readonly uploadBytes: UploadBytes;
  readonly now: () => number;
}

interface StoredNote {
  readonly version: 1;
  readonly savedAtMs: number;
  readonly sealed: unknown;
}

const prefix = ownNames.uploadPrefix;

/** Names a place without telling whose it is. */
export const pendingUploadName = (place: Omit<PendingUploadKey, 'owner'>) => prefix + bareName(place);

const bareName = ({ form, question }: Omit<PendingUploadKey, 'owner'>) =>
  `${form}/${encodeURIComponent(question)}`;

/**
 * Files on their way. An object's key opens the file for whoever knows it, so a note rests sealed for as long as a
 * document number may; where nothing can be sealed nothing is kept, and only the page that sends the file knows its key.
 */
export function createPendingUploads({
  database,
  sealedBox,
  uploadBytes,
  now,
}: PendingUploadsSettings): PendingUploads {
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
      const stored: StoredNote = { version: 1, savedAtMs: note.sinceMs, sealed };
      await database.set(pendingUploadName(place), stored);
    },
    async find(place) {
      const stored = await readFresh(pendingUploadName(place));
      const text = stored && (await sealedBox?.open(stored.sealed));
      if (text === undefined) return undefined;
      const { owner, ...note } = JSON.parse(text) as PendingUpload & Pick<PendingUploadKey, 'owner'>;
      return owner === place.owner ? note : undefined;
    },
    writeBytes: (place, slices, slice) => uploadBytes.write(bareName(place), slices, slice),
    readBytes: (place) => uploadBytes.read(bareName(place)),
    async remove(place) {
      await Promise.all([database.remove(pendingUploadName(place)), uploadBytes.remove(bareName(place))]);
    },
    async questions(form) {
      const names = await namesOf(form);
      return names.map((name) => decodeURIComponent(name.slice(name.lastIndexOf('/') + 1)));
    },
    async removeForm(form) {
      const names = await namesOf(form);
      await Promise.all([...names.map((name) => database.remove(name)), uploadBytes.remove(form)]);
    },
    async sweep() {
      const names = await database.keys(prefix);
      await Promise.all([...names.map(readFresh), uploadBytes.sweep()]);
    },
  };
}

function isStoredNote(value: unknown): value is StoredNote {
  const note = value as Partial<StoredNote> | null | undefined;
  return (
    typeof note === 'object' && note !== null && note.version === 1 && typeof note.savedAtMs === 'number'
  );
}
