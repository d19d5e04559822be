import type { StartUpload } from '#ui/fields/uploaded/uploadingContext.ts';
import {
  type ClearedUploads,
  clearUploads,
  formUploads,
  type UploadForm,
} from '#flows/uploads/formUploads.ts';
import { cardDraftKey } from './businessCard.ts';
import { type DraftAddress, registrationDraftKey } from './registrationDraft.ts';

/** An upload belongs to one form and one person: on a shared phone it never passes to another one. */
export const registrationUploads = (address: DraftAddress): StartUpload =>
  formUploads(registrationForm(address));

export const cardUploads = ({ exhibitionId, channelId }: Pick<DraftAddress, 'exhibitionId' | 'channelId'>) =>
  formUploads({
    id: `${exhibitionId}/${channelId}/card`,
    owner: '',
    draftKey: () => cardDraftKey(exhibitionId),
  });

export const clearRegistrationUploads = (address: DraftAddress): ClearedUploads =>
  clearUploads(registrationForm(address));

function registrationForm(address: DraftAddress): UploadForm {
  const { exhibitionId, channelId, contact, companionId = '' } = address;
  return {
    id: `${exhibitionId}/${channelId}/${contact.value}/${companionId}`,
    owner: contact.value,
    draftKey: () => registrationDraftKey(address),
  };
}
