import { isFresh } from '#device/storage/isFresh.ts';
import type { Database } from '#device/storage/database.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import type { SealedBox } from '#device/drafts/sealedBox.ts';
import { draftLifeMs } from '#device/drafts/storedDraft.ts';
import { type ReadSlice, type UploadBytes } from './uploadBytes.ts';

export interface PendingUploadKey {
  readonly form: string;
  /** The form's owner in full, because two contacts may share a bucket. Sealed. */
  readonly owner: string;
  readonly question: string;
}

export interface PendingUpload {
  readonly objectKey: string;
  readonly fingerprint: string;
  /** Whether choosing the same file again gives the same bytes; compressing it may not. */
  readonly isAsChosen: boolean;
  readonly extension: string;
  readonly type: string;
  readonly sinceMs: number;
  readonly pausedAt?: number | undefined;
}

export interface PendingUploads {
  write(place: PendingUploadKey, note: PendingUpload): Promise<void>;
  find(place: PendingUploadKey): Promise<PendingUpload | undefined>;
  writeBytes(place: PendingUploadKey, slices: number, slice: ReadSlice): Promise<boolean>;
  /** Slices in order; undefined if any is missing. The caller checks the fingerprint. */
  readBytes(place: PendingUploadKey): Promise<readonly ArrayBuffer[] | undefined>;
  remove(place: PendingUploadKey): Promise<void>;
  questions(form: string): Promise<string[]>;
  removeForm(form: string): Promise<void>;
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

/** Without the owner. */
export const pendingUploadName = (place: Omit<PendingUploadKey, 'owner'>) => prefix + bareName(place);

const bareName = ({ form, question }: Omit<PendingUploadKey, 'owner'>) =>
  `${form}/${encodeURIComponent(question)}`;

/**
 * An object's key opens the file for anybody who knows it, so entries are sealed and expire like document numbers;
 * where sealing is impossible nothing is stored.
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
