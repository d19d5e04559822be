import type { ApiClient } from '#data/client/apiClient.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { contactMessages } from '#api/exhibition/contactMessageCollections.ts';
import { insertOnce } from '#sending/duplicates/insertOnce.ts';
import { newcomer } from '#sending/outgoing/newcomer.ts';
import type { Sender } from '#sending/rules/sender.ts';

export interface ContactMessage {
  readonly exhibitionId: string;
  /** '' of a person who is not registered. */
  readonly visitorId: string;
  readonly name: string;
  /** How to be reached. */
  readonly contact: { readonly kind: 'mobile' | 'email'; readonly value: string };
  readonly text: string;
}

/**
 * Stores a message to the organiser once: if the same text is stored under the same contact, nothing is inserted. An earlier
 * insert may have been stored although its answer was lost. @throws ApiProblem; Refused when the server says no
 */
export async function sendContactMessage(client: ApiClient, message: ContactMessage): Promise<void> {
  const { exhibitionId, visitorId, name, contact, text } = message;
  const own = {
    ExhibitionId: exhibitionId,
    ...(contact.kind === 'mobile' ? { Mob: contact.value } : { Email: contact.value }),
  };
  const sent = await contactMessages.list(client, own, { policy: 'besideForm' });
  if (sent.some(({ Content }) => Content === text)) return;
  await insertMessage(client, message, {
    ...own,
    ...(visitorId !== '' && { VisitorId: visitorId }),
    Name: name,
    Content: text,
    Type: 'question',
  });
}

/** A report of a registered visitor, who is known without a contact; stored once, as above. @throws ApiProblem */
export async function sendReport(client: ApiClient, message: Omit<ContactMessage, 'contact'>): Promise<void> {
  const { exhibitionId, visitorId, name, text } = message;
  const own = { ExhibitionId: exhibitionId, VisitorId: visitorId };
  const sent = await contactMessages.list(client, own, { policy: 'besideForm' });
  if (sent.some(({ Content }) => Content === text)) return;
  await insertMessage(client, message, { ...own, Name: name, Content: text, Type: 'report' });
}

async function insertMessage(
  client: ApiClient,
  { exhibitionId, visitorId }: Pick<ContactMessage, 'exhibitionId' | 'visitorId'>,
  record: ServerRow,
): Promise<void> {
  const sender: Sender = visitorId === '' ? newcomer() : { kind: 'visitor', exhibitionId, visitorId };
  await insertOnce(client, { name: 'ConnectUs', collection: contactMessages, sender }, record);
}
