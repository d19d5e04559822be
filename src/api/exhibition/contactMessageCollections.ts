import type { ApiClient } from '#data/client/apiClient.ts';
import { defineCollection } from '#data/collections/defineCollection.ts';

export const contactMessages = defineCollection({
  name: 'ConnectUs',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    /** '' of a person who is not registered. */
    VisitorId: 'id?',
    Name: 'text',
    Mob: 'text?',
    Email: 'text?',
    Content: 'text',
    /** `report` of what is wrong with something; else a question. */
    Type: 'code?',
    /** 1 answered, 2 closed without an answer; else it waits. */
    State: 'code?',
    /** Of the organiser. */
    Answer: 'text?',
    AnsweredAt: 'time?',
  },
  references: { ExhibitionId: 'Exhibition', VisitorId: 'Visitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId', 'Mob', 'Email'],
  personal: ['RecordId', 'VisitorId', 'Mob', 'Email'],
});

export interface ContactMessage {
  readonly exhibitionId: string;
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
  await contactMessages.insert(client, {
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
  await contactMessages.insert(client, { ...own, Name: name, Content: text, Type: 'report' });
}
