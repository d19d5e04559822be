import type { Registration } from './api/registrationRecord.ts';
import { startCorrection } from './correction.ts';
import {
  type DraftAddress,
  findRegistrationDraft,
  removeRegistrationDraft,
  saveRegistrationDraft,
} from './registrationDraft.ts';

/** Name and company start from what is stored, unless this phone has a newer draft: an earlier correction, not sent. */
export async function beginCorrection(address: DraftAddress, registration: Registration): Promise<void> {
  startCorrection(address.exhibitionId, registration.RecordId);
  const found = await findRegistrationDraft(address);
  const isCorrection =
    found !== undefined && found.draft.savedAtMs > (registration.CreatedAtMesc ?? Infinity);
  if (isCorrection && found.draft.identity.name) return;
  const { Name: name, CompanyName: company } = registration;
  await removeRegistrationDraft(address);
  await saveRegistrationDraft(address, { identity: { name, company, contact: address.contact.value } }, []);
}
