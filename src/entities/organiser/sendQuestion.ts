import type { ApiClient } from '#data/client/apiClient.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { contactMessages } from '#api/exhibition/contactMessageCollections.ts';
import { insertOnce } from '#sending/duplicates/insertOnce.ts';
import { inTurn } from '#sending/inTurn.ts';
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

/** What is reported. A comment is reported as the row under which it stands. */
export interface Reported {
  readonly kind: 'post' | 'product' | 'exhibitor' | 'live' | 'visitor' | 'organizer';
  readonly id: string;
}

/** `wasThere`: the same was sent already, such as in another tab, and nothing was inserted. */
export type SentMessage = 'sent' | 'wasThere';

/**
 * Stores a message to the organiser once: if the same text is stored under the same contact, nothing is inserted. An earlier
 * insert may have been stored although its answer was lost, and another tab may have sent the same draft.
 * @throws ApiProblem; Refused when the server says no
 */
export async function sendContactMessage(client: ApiClient, message: ContactMessage): Promise<SentMessage> {
  const { exhibitionId, visitorId, contact, name, text } = message;
  const own = {
    ExhibitionId: exhibitionId,
    ...(contact.kind === 'mobile' ? { Mob: contact.value } : { Email: contact.value }),
  };
  return lookAndInsert(client, message, own, {
    ...own,
    ...(visitorId !== '' && { VisitorId: visitorId }),
    Name: name,
    Content: text,
    Type: 'question',
  });
}

/** A report of a registered visitor, who is known without a contact; stored once, as above. @throws ApiProblem */
export async function sendReport(
  client: ApiClient,
  message: Omit<ContactMessage, 'contact'>,
  about: Reported,
): Promise<SentMessage> {
  const { exhibitionId, visitorId, name, text } = message;
  const own = { ExhibitionId: exhibitionId, VisitorId: visitorId };
  return lookAndInsert(client, message, own, {
    ...own,
    Name: name,
    Content: text,
    Type: 'report',
    AboutKind: about.kind,
    AboutId: about.id,
  });
}

type Own = Parameters<typeof contactMessages.list>[1];

/** @param own among which it may be already */
function lookAndInsert(
  client: ApiClient,
  { exhibitionId, visitorId, text }: Omit<ContactMessage, 'contact'>,
  own: Own,
  record: ServerRow,
): Promise<SentMessage> {
  const sender: Sender = visitorId === '' ? newcomer() : { kind: 'visitor', exhibitionId, visitorId };
  return inTurn(`question/${exhibitionId}/${visitorId}`, async () => {
    const sent = await contactMessages.list(client, own, { policy: 'besideForm' });
    if (sent.some(({ Content }) => Content === text)) return 'wasThere';
    await insertOnce(client, { name: 'ConnectUs', collection: contactMessages, sender }, record);
    return 'sent';
  });
}
