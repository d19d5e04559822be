import { createStore, type StoreApi } from 'zustand/vanilla';
import { storagePlace } from '../domain/storagePlace.ts';
import type { HandedFile, StartUpload, Upload } from '../ui/fields/uploading.ts';
import { storageHost } from '../ui/storageHost.ts';
import { cardDraftKey } from './businessCard.ts';
import { findChooser } from './hostPictures.ts';
import { findCutOff, keepUpload } from './keptUpload.ts';
import { type DraftAddress, registrationDraftKey } from './registrationDraft.ts';
import { shelves } from './shelves.ts';
import { startUpload } from './startUpload.ts';

interface FormUploads extends StartUpload {
  readonly cutOff: StoreApi<readonly string[] | undefined>;
}

const startings = new Map<string, FormUploads>();

/** What is on its way belongs to one form and one person: on a shared phone nobody takes over somebody else's. */
export const registrationUploads = (address: DraftAddress): StartUpload =>
  formUploads(registrationForm(address));

export const cardUploads = ({ exhibitionId, channelId }: Pick<DraftAddress, 'exhibitionId' | 'channelId'>) =>
  formUploads({
    id: `${exhibitionId}/${channelId}/card`,
    owner: '',
    draftKey: () => cardDraftKey(exhibitionId),
  });

/** A form whose uploads belong together. */
export interface UploadForm {
  /** For this page only, so that it may name the contact. */
  readonly id: string;
  /** Whose form it is, where its draft's key does not tell. */
  readonly owner: string;
  /** What is kept lies beside the form's draft. */
  readonly draftKey: () => string;
}

function registrationForm(address: DraftAddress): UploadForm {
  const { exhibitionId, channelId, contact, companionId = '' } = address;
  return {
    id: `${exhibitionId}/${channelId}/${contact.value}/${companionId}`,
    owner: contact.value,
    draftKey: () => registrationDraftKey(address),
  };
}

/** The same for the same form, so that what is on its way outlives the screen. */
export function formUploads({ id, owner, draftKey }: UploadForm): FormUploads {
  const present = startings.get(id);
  if (present !== undefined) return present;
  const begun = new Set<string>();
  const cutOff = createStore<readonly string[] | undefined>()(() => undefined);
  const notBegun = (questions: readonly string[]) => questions.filter((question) => !begun.has(question));

  function start(file: Blob, extension: string, handed?: HandedFile): Upload {
    const place = storagePlace(storageHost(), window.location);
    if (handed === undefined) return startUpload(file, extension, place);
    const { question, isAsChosen } = handed;
    begun.add(question);
    cutOff.setState((questions) => questions && notBegun(questions), true);
    const kept = keepUpload({ form: draftKey(), owner, question }, isAsChosen);
    return startUpload(file, extension, place, kept);
  }

  void findCutOff({ form: draftKey(), owner }).then((questions) =>
    cutOff.setState(notBegun(questions), true),
  );
  const uploads = Object.assign(start, { cutOff, findChooser });
  startings.set(id, uploads);
  return uploads;
}

/** The form was cleared: no file of it is gone on with. */
export async function forgetCutOff(address: DraftAddress): Promise<void> {
  const form = registrationForm(address);
  formUploads(form).cutOff.setState([], true);
  await (await shelves()).uploadNotes.removeForm(form.draftKey());
}
