import type { TabLock } from '#sending/kept/tabLock.ts';
import {
  type PendingUpload,
  type PendingUploadKey,
  pendingUploadName,
} from '#sending/kept/pendingUploads.ts';
import { readStart } from '#ui/fields/uploaded/intake/readStart.ts';
import { fileFingerprint } from './fileFingerprint.ts';
import { services } from '#session/services.ts';
import { localStores } from '#session/localStores.ts';

/** Where the object key of an upload comes from, and what is kept of it while it is on its way. */
export interface PersistedUpload {
  /** How many bytes had arrived when an earlier page was closed on a pause; undefined where it was being sent. */
  readonly pausedAt: number | undefined;
  /**
   * The key that the same bytes had when a page was closed on them, or `fresh`; either is noted down, and the bytes are
   * kept where there is room. Never rejects.
   */
  chooseKey(file: Blob, fresh: string): Promise<string>;
  /** It was paused after so many bytes, or goes on (undefined): the next page does as this one. */
  notePause(sentBytes: number | undefined): void;
  /** It has arrived, or was taken back: nothing of it is kept. */
  end(): void;
}

/** What does not change while a file is on its way. */
export type PersistedTraits = Pick<PendingUpload, 'isAsChosen' | 'extension' | 'pausedAt'>;

const sliceBytes = 1024 * 1024;

/** By the place's name: what must be over before the next upload of the same question may begin. */
const endings = new Map<string, Promise<void>>();

/** After a logout in another tab nothing of this page may be written any more. */
const mayWrite = () => !services().device.getState().isPersonGone;

/** One tab at a time: another tab with the same file uses another key and keeps nothing, so neither ends the other's upload. */
export function persistUpload(
  place: PendingUploadKey,
  { isAsChosen, extension, pausedAt }: PersistedTraits,
): PersistedUpload {
  const name = pendingUploadName(place);
  let hold: TabLock | undefined;
  let choosing: Promise<string> | undefined;
  let keeping: Promise<unknown> | undefined;
  let isOver = false;
  const isWanted = () => !isOver && mayWrite();
  const note = createUploadNote(place, pausedAt, isWanted);

  async function choose(file: Blob, fresh: string): Promise<string> {
    await endings.get(name);
    const { pendingUploads, tabLocks } = await localStores();
    if (isOver) return fresh;
    hold = tabLocks.take(name);
    const fingerprint = await fileFingerprint(file);
    if (fingerprint === undefined || !(await hold.isMine)) return fresh;
    const found = await pendingUploads.find(place);
    const isSame = found?.fingerprint === fingerprint;
    const objectKey = isSame ? found.objectKey : fresh;
    if (!isWanted()) return objectKey;
    const sinceMs = isSame ? found.sinceMs : services().now();
    await note.write({ objectKey, fingerprint, isAsChosen, extension, type: file.type, sinceMs });
    // Beside the sending, which does not wait for it.
    keeping = keepBytes(place, file, isSame, isWanted);
    return objectKey;
  }

  async function giveBack(): Promise<void> {
    await choosing;
    await Promise.all([keeping, note.written()]);
    if (hold === undefined) return;
    if (await hold.isMine) await (await localStores()).pendingUploads.remove(place);
    await hold.end();
  }

  return {
    pausedAt,
    chooseKey(file, fresh) {
      choosing ??= choose(file, fresh);
      return choosing;
    },
    notePause: note.pause,
    end() {
      if (isOver || choosing === undefined) return;
      isOver = true;
      const ending = giveBack().then(() => {
        if (endings.get(name) === ending) endings.delete(name);
      });
      endings.set(name, ending);
    },
  };
}

/** What is stored of an upload on its way. The last write is what counts, however long sealing takes. */
function createUploadNote(place: PendingUploadKey, pausedAt: number | undefined, isWanted: () => boolean) {
  let noting: Promise<unknown> = Promise.resolve();
  let note: PendingUpload | undefined;
  let pausedNow = pausedAt;

  function writeAgain(): Promise<unknown> {
    noting = noting.then(async () => {
      const { pendingUploads } = await localStores();
      if (note !== undefined && isWanted())
        await pendingUploads.write(place, { ...note, pausedAt: pausedNow });
    });
    return noting;
  }

  return {
    write: (next: PendingUpload) => {
      note = next;
      return writeAgain();
    },
    pause: (sentBytes: number | undefined) => {
      pausedNow = sentBytes;
      void writeAgain();
    },
    written: () => noting,
  };
}

/** Keeps the bytes on the phone, slice by slice, as long as they are wanted. `isSame`: they may be there already. */
async function keepBytes(
  place: PendingUploadKey,
  file: Blob,
  isSame: boolean,
  isWanted: () => boolean,
): Promise<void> {
  const { pendingUploads } = await localStores();
  if (isSame && (await pendingUploads.readBytes(place)) !== undefined) return;
  await pendingUploads.writeBytes(place, Math.ceil(file.size / sliceBytes), async (index) => {
    const slice = file.slice(index * sliceBytes, (index + 1) * sliceBytes);
    const bytes = await readStart(slice, sliceBytes);
    return !isWanted() || bytes.length !== slice.size ? undefined : bytes;
  });
}

/** A file that an earlier page left unfinished. */
export interface InterruptedUpload extends PersistedTraits {
  readonly question: string;
  /** Its bytes, where they are kept whole. */
  readonly file: Blob | undefined;
}

/** The interrupted uploads of a form: resumed where their bytes are kept, else when the same file is chosen again. */
export async function findInterruptedUploads({
  form,
  owner,
}: Omit<PendingUploadKey, 'question'>): Promise<InterruptedUpload[]> {
  const { pendingUploads, tabLocks } = await localStores();
  const questions = await pendingUploads.questions(form);
  const found = await Promise.all(
    questions.map(async (question): Promise<InterruptedUpload | undefined> => {
      const place = { form, owner, question };
      const note = await pendingUploads.find(place);
      if (note === undefined || (await tabLocks.isTaken(pendingUploadName(place)))) return undefined;
      const { isAsChosen, extension, pausedAt } = note;
      return { question, isAsChosen, extension, pausedAt, file: await findFile(place, note) };
    }),
  );
  return found.filter((one) => one !== undefined);
}

async function findFile(
  place: PendingUploadKey,
  { fingerprint, type }: PendingUpload,
): Promise<Blob | undefined> {
  const slices = await (await localStores()).pendingUploads.readBytes(place);
  if (slices === undefined) return undefined;
  const file = new Blob(slices.slice(), { type });
  // What another file has left under the same question, or only a part of this one, is not it.
  return (await fileFingerprint(file)) === fingerprint ? file : undefined;
}
