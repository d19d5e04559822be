import { getAnonymousId } from '#device/identity/getAnonymousId.ts';
import { appSession } from '#device/storage/appDeviceStore.ts';
import { draftKey } from '#device/drafts/draftStore.ts';
import type { FieldDefinition, TextPair } from '#domain/form/formDefinition.ts';
import { isFileLocation } from '#domain/form/readFileAnswer.ts';
import { services } from '#session/services.ts';
import { localStores } from '#session/localStores.ts';

/** The answer a business card is, in the registration it goes with. Assumed; see docs/data-api.md. */
export const cardKey = 'BusinessCard';

export function cardField(label: TextPair): FieldDefinition {
  return { key: cardKey, type: 'file', label, required: false, onlyPictures: true };
}

/**
 * Until a contact is proven the owner of the card is unknown. It rests in a separate draft, as carefully as every handed-in
 * file, under the tab's anonymous id: another tab, and the same one once it was closed, does not find it.
 */
export function cardDraftKey(exhibitionId: string): string {
  const personId = `card-${getAnonymousId(appSession())}`;
  return draftKey({ tenantId: services().systemTenant, exhibitionId, channelId: '', personId });
}

export async function findCard(exhibitionId: string): Promise<string | undefined> {
  const found = await (await localStores()).drafts.find(cardDraftKey(exhibitionId));
  const card = found?.draft.answers[cardKey];
  return isFileLocation(card) ? card : undefined;
}

export async function saveCard(exhibitionId: string, location: string): Promise<void> {
  if (services().device.getState().isPersonGone) return;
  const draft = { answers: { [cardKey]: location }, identity: {}, step: 'card', formVersion: '' };
  const fields = [cardField({ zh: '', en: '' })];
  await (await localStores()).drafts.save(cardDraftKey(exhibitionId), draft, fields);
}

export async function removeCard(exhibitionId: string): Promise<void> {
  await (await localStores()).drafts.remove(cardDraftKey(exhibitionId));
}
