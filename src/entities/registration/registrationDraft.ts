import { draftKey, type FoundDraft } from '#device/drafts/draftStore.ts';
import type { Draft } from '#device/drafts/splitAnswers.ts';
import type { Contact } from '#domain/person/contact.ts';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import { cardKey, findCard, removeCard } from './businessCard.ts';
import { findCorrection } from './correction.ts';
import { services } from '#session/services.ts';
import { localStores } from '#session/localStores.ts';
import { outboxOwnerKey } from '#sending/outboxOwnerKey.ts';

/** A draft belongs to the person who proved a contact: another person on the same phone is never shown it. */
export interface DraftAddress {
  readonly exhibitionId: string;
  readonly channelId: string;
  readonly contact: Contact;
  /** One of several people whom this contact registers along; undefined for the person whose contact it is. */
  readonly companionId?: string | undefined;
}

/** The key of the draft and of all that belongs to it. */
export function registrationDraftKey(address: DraftAddress): string {
  const { exhibitionId, channelId } = address;
  // The organiser's tenant is known only after an answer, and a draft must be found before it: exhibition ids are unique
  // on the whole platform.
  const tenantId = services().systemTenant;
  return draftKey({
    tenantId,
    exhibitionId,
    channelId,
    personId: outboxOwnerKey({ kind: 'registration', ...address }),
  });
}

export type DraftPart = Partial<Omit<Draft, 'savedAtMs'>>;

/** The draft as this page has it; screens add their part and the whole is written. */
const parts = new Map<string, Omit<Draft, 'savedAtMs'>>();
/** Drafts whose answers were typed on this page. */
const writtenHere = new Set<string>();
const emptyDraft: Omit<Draft, 'savedAtMs'> = { answers: {}, identity: {}, step: 'register', formVersion: '' };

export async function findRegistrationDraft(address: DraftAddress): Promise<FoundDraft | undefined> {
  const key = registrationDraftKey(address);
  const found = await (await localStores()).drafts.find(key);
  // Two numbers may share a bucket, and no one is ever shown another person's draft. A companion's draft has a random
  // name, which only the leader's own list knows.
  const owner = address.companionId === undefined ? found?.draft.identity.contact : undefined;
  if (owner !== undefined && owner !== address.contact.value) return undefined;
  if (found !== undefined && !parts.has(key)) parts.set(key, found.draft);
  if (address.companionId !== undefined) return found;
  return (await takeCard(address)) ?? found;
}

/** A business card that was uploaded before belongs to the first person who proves a contact. */
async function takeCard(address: DraftAddress): Promise<FoundDraft | undefined> {
  const { exhibitionId } = address;
  const key = registrationDraftKey(address);
  const card = await findCard(exhibitionId);
  if (card === undefined) return undefined;
  const before = parts.get(key) ?? emptyDraft;
  parts.set(key, before);
  await saveRegistrationDraft(address, { answers: { ...before.answers, [cardKey]: card } }, []);
  await removeCard(exhibitionId);
  return (await localStores()).drafts.find(key);
}

/** Adds to the draft and writes it. `fields` tell which answers must not lie open on the phone. */
export async function saveRegistrationDraft(
  address: DraftAddress,
  part: DraftPart,
  fields: readonly FieldDefinition[],
): Promise<boolean> {
  // After a logout in another tab nothing of this page may be written any more.
  if (services().device.getState().isPersonGone) return false;
  const key = registrationDraftKey(address);
  if (part.answers !== undefined) writtenHere.add(key);
  if (!parts.has(key)) await findRegistrationDraft(address);
  const before = parts.get(key) ?? emptyDraft;
  // The note of the correction ends with the tab; the draft outlives it.
  const correcting = address.companionId === undefined ? findCorrection(address.exhibitionId) : undefined;
  const next = {
    ...before,
    ...(correcting !== undefined && { correcting }),
    ...part,
    identity: { ...before.identity, ...part.identity },
  };
  parts.set(key, next);
  return (await localStores()).drafts.save(key, next, fields);
}

export function wasWrittenHere(address: DraftAddress): boolean {
  return writtenHere.has(registrationDraftKey(address));
}

export async function removeRegistrationDraft(address: DraftAddress): Promise<void> {
  const key = registrationDraftKey(address);
  parts.delete(key);
  const { drafts, pendingUploads } = await localStores();
  await Promise.all([drafts.remove(key), pendingUploads.removeForm(key)]);
}
