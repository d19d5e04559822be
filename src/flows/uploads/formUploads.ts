import { createStore, type StoreApi } from 'zustand/vanilla';
import { storagePlace } from '#domain/file/storagePlace.ts';
import { suspendUploads } from '#ui/fields/uploaded/useLiveUpload.ts';
import type { UploadSource, StartUpload, Upload } from '#ui/fields/uploaded/uploadingContext.ts';
import { storageHost } from '#ui/media/storageHost.ts';
import { findChooser } from './hostPictures.ts';
import {
  type InterruptedUpload,
  findInterruptedUploads,
  type PersistedTraits,
  persistUpload,
} from './persistUpload.ts';
import { localStores } from '#session/localStores.ts';
import { startUpload } from './startUpload.ts';

interface FormUploads extends StartUpload {
  readonly interrupted: StoreApi<readonly string[] | undefined>;
  /** How many files each question has received. */
  readonly handed: ReadonlyMap<string, number>;
  /** Hears of each file before it is begun; the answer ends that. */
  readonly onHanded: (listener: (question: string) => void) => () => void;
}

const startings = new Map<string, FormUploads>();

/** A form whose uploads belong together. */
export interface UploadForm {
  /** For this page only, so that it may name the contact. */
  readonly id: string;
  /** Whose form it is, where its draft's key does not tell. */
  readonly owner: string;
  /** What is kept lies beside the form's draft. */
  readonly draftKey: () => string;
}

/** The same for the same form, so that what is on its way outlives the screen. */
export function formUploads({ id, owner, draftKey }: UploadForm): FormUploads {
  const present = startings.get(id);
  if (present !== undefined) return present;
  const begun = new Map<string, number>();
  const interrupted = createStore<readonly string[] | undefined>()(() => undefined);
  const notBegun = (questions: readonly string[]) => questions.filter((question) => !begun.has(question));
  /** By question, what goes on without being chosen again. */
  const left = new Map<string, InterruptedUpload & { readonly file: Blob }>();
  const listeners = new Set<(question: string) => void>();

  function start(file: Blob, extension: string, handed?: UploadSource): Upload {
    if (handed === undefined)
      return startUpload(file, extension, storagePlace(storageHost(), window.location));
    const { question, isAsChosen } = handed;
    return begin(file, question, { extension, isAsChosen });
  }

  function begin(file: Blob, question: string, traits: PersistedTraits): Upload {
    const place = storagePlace(storageHost(), window.location);
    for (const tell of listeners) tell(question);
    left.delete(question);
    begun.set(question, (begun.get(question) ?? 0) + 1);
    interrupted.setState((questions) => questions && notBegun(questions), true);
    const kept = persistUpload({ form: draftKey(), owner, question }, traits);
    return startUpload(file, traits.extension, place, kept);
  }

  function takeUp(question: string): Upload | undefined {
    const found = left.get(question);
    return found && begin(found.file, question, found);
  }

  void findInterruptedUploads({ form: draftKey(), owner }).then((found) => {
    for (const { file, ...traits } of found)
      if (file !== undefined && !begun.has(traits.question)) left.set(traits.question, { ...traits, file });
    const mentioned = found.filter(({ isAsChosen }) => isAsChosen).map(({ question }) => question);
    interrupted.setState(notBegun(mentioned), true);
  });
  function onHanded(listener: (question: string) => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }
  const uploads = Object.assign(start, { interrupted, takeUp, handed: begun, onHanded, findChooser });
  startings.set(id, uploads);
  return uploads;
}

/** What is kept of a cleared form's files until the clearing is final. */
export interface ClearedUploads {
  /** The clearing is taken back: what was on its way goes on, and files that were cut off are mentioned again. */
  readonly show: () => void;
  /** Final: no file of the cleared form is resumed; files added since are. */
  readonly forget: () => Promise<void>;
}

export function clearUploads(form: UploadForm): ClearedUploads {
  const uploads = formUploads(form);
  const { interrupted, handed } = uploads;
  const hidden = interrupted.getState();
  const before = new Map(handed);
  const isSame = (question: string) => handed.get(question) === before.get(question);
  const suspended = suspendUploads(uploads);
  // Another file for the same question takes the place of the one that was on its way.
  const unlisten = uploads.onHanded((question) => suspended.cancel((key) => key === question));
  const kept = localStores().then(({ pendingUploads }) => pendingUploads.questions(form.draftKey()));
  kept.catch(() => {});
  interrupted.setState([], true);
  return {
    show() {
      unlisten();
      suspended.restore(isSame);
      if (hidden !== undefined) interrupted.setState(hidden.filter(isSame), true);
    },
    async forget() {
      unlisten();
      suspended.cancel(isSame);
      const { pendingUploads } = await localStores();
      const places = (await kept).filter(isSame).map((question) => ({
        form: form.draftKey(),
        owner: form.owner,
        question,
      }));
      await Promise.all(places.map((place) => pendingUploads.remove(place)));
    },
  };
}
