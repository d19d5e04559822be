import { insertContact, listOfPerson, updateContact } from '../api/addressBook.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { goneFields } from '../rules/addressBook.ts';
import { contactIdOf } from '../rules/contact.ts';
import type { GivenCard } from '../rules/givenCard.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { changeGiven, loadCards } from '../cardData.ts';

/** Takes the own card out of the address books of those from whom it was withdrawn, also before they have copied it there. */
export async function sendWithdrawals(client: ApiClient, owner: MessageOwner): Promise<void> {
  const { given } = await loadCards(owner);
  for (const one of given) await sendOne(client, owner, one);
}

async function sendOne(client: ApiClient, owner: MessageOwner, given: GivenCard): Promise<void> {
  const { to, withdrawnAtMs: atMs, isErased } = given;
  if (to === undefined || atMs === undefined || isErased !== false) return;
  const theirs = { exhibitionId: owner.exhibitionId, visitorId: to.visitorId };
  const rows = await listOfPerson(client, theirs, owner.visitorId);
  const fields = goneFields(
    { id: contactIdOf(owner.visitorId), visitorId: owner.visitorId, atMs },
    'withdrawn',
  );
  // A card that was given again since then stays.
  const old = rows.filter(({ contact }) => contact !== undefined && contact.metAtMs <= atMs);
  for (const { RecordId, key } of old) await updateContact(client, RecordId, { ...fields, ContactKey: key });
  if (rows.length === 0) await insertContact(client, theirs, fields);
  // What became of the message meanwhile stays.
  await changeGiven(owner, given.id, (kept) => ({ ...kept, isErased: true }));
}
