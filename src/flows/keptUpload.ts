import type { TabHold } from '../device/tabHold.ts';
import { type UploadNotes, type UploadPlace, uploadPlaceName } from '../device/uploadNotes.ts';
import { fileFingerprint } from './fileFingerprint.ts';
import { services } from './services.ts';
import { shelves } from './shelves.ts';

/** Where the object key of an upload comes from, and what is kept of it while it is on its way. */
export interface KeptUpload {
  /**
   * The key that the same bytes had when a page was closed on them, or `fresh`; either is noted down. Never rejects.
   */
  chooseKey(file: Blob, fresh: string): Promise<string>;
  /** It has arrived, or was taken back: nothing of it is kept. */
  end(): void;
}

/** By the place's name: what must be over before the next upload of the same question may begin. */
const endings = new Map<string, Promise<void>>();

/**
 * Only one tab at a time goes on with an upload; another one that is handed the same file sends it under a key of its own
 * and keeps no note, so that neither ends what the other sends.
 */
export function keepUpload(place: UploadPlace, isAsChosen: boolean): KeptUpload {
  const name = uploadPlaceName(place);
  let held: { readonly hold: TabHold; readonly uploadNotes: UploadNotes } | undefined;
  let choosing: Promise<string> | undefined;
  let isOver = false;

  async function choose(file: Blob, fresh: string): Promise<string> {
    await endings.get(name);
    const { uploadNotes, tabHolds } = await shelves();
    if (isOver) return fresh;
    const hold = tabHolds.take(name);
    held = { hold, uploadNotes };
    const fingerprint = await fileFingerprint(file);
    if (fingerprint === undefined || !(await hold.isMine)) return fresh;
    const found = await uploadNotes.find(place);
    const objectKey = found?.fingerprint === fingerprint ? found.objectKey : fresh;
    // After a logout in another tab nothing of this page may be written any more.
    if (!isOver && !services().device.getState().wasErasedElsewhere)
      await uploadNotes.write(place, { objectKey, fingerprint, isAsChosen });
    return objectKey;
  }

  async function giveBack(): Promise<void> {
    await choosing;
    if (held === undefined) return;
    if (await held.hold.isMine) await held.uploadNotes.remove(place);
    await held.hold.end();
  }

  return {
    chooseKey(file, fresh) {
      choosing ??= choose(file, fresh);
      return choosing;
    },
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

/** The questions of a form whose file goes on where it stopped when the same one is chosen again. */
export async function findCutOff({ form, owner }: Omit<UploadPlace, 'question'>): Promise<string[]> {
  const { uploadNotes, tabHolds } = await shelves();
  const questions = await uploadNotes.questions(form);
  const goOn = await Promise.all(
    questions.map(async (question) => {
      const place = { form, owner, question };
      const note = await uploadNotes.find(place);
      return note?.isAsChosen === true && !(await tabHolds.isTaken(uploadPlaceName(place)));
    }),
  );
  return questions.filter((_, at) => goOn[at]);
}
