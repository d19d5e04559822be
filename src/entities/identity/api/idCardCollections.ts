import type { ApiClient } from '#data/client/apiClient.ts';
import { defineCollection } from '#data/collections/defineCollection.ts';

/** That a person's name and document belong together, as a service behind the server has confirmed. */
export const idCards = defineCollection({
  name: 'IdCardInfo',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    VisitorId: 'id',
    /** Sent once, to be checked; the server is taken to answer `NumberMasked` alone. */
    Name: 'text?',
    DocumentType: 'code?',
    DocumentNumber: 'text?',
    NumberMasked: 'text?',
    /** 1 they belong together. */
    State: 'code?',
  },
  references: { ExhibitionId: 'Exhibition', VisitorId: 'Visitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId'],
  personal: ['RecordId', 'VisitorId'],
});

/** The server's codes for a check that came to nothing. Assumed, see docs/data-api.md. */
export const idCardRefusals = {
  /** The service that matches name and number is overloaded; retry. */
  busy: 1103,
  /** They do not belong together. */
  mismatch: 1801,
} as const;

export interface IdCard {
  readonly name: string;
  readonly type: string;
  /** With hidden digits; '' where the server tells none. */
  readonly masked: string;
}

interface Owner {
  readonly exhibitionId: string;
  readonly visitorId: string;
}

/** The confirmed card of a visitor; `null` where there is none. What the server tells beyond it is dropped here. @throws ApiProblem */
export async function findIdCard(
  client: ApiClient,
  { exhibitionId, visitorId }: Owner,
  options: { readonly policy?: 'background' | 'besideForm' } = {},
): Promise<IdCard | null> {
  const own = { ExhibitionId: exhibitionId, VisitorId: visitorId };
  const rows = await idCards.list(client, own, options);
  const found = rows.find(({ State }) => State === '1');
  if (found === undefined) return null;
  const { Name, DocumentType, NumberMasked } = found;
  // A number without a hidden digit is not shown.
  return { name: Name, type: DocumentType, masked: NumberMasked.includes('*') ? NumberMasked : '' };
}

export interface IdCardToCheck extends Owner {
  readonly name: string;
  readonly type: string;
  readonly number: string;
}

/**
 * Has name and number checked once: a check whose answer was lost is looked up before the number is sent again.
 * @throws ApiProblem; Refused with one of `idCardRefusals` where they were not confirmed
 */
export async function checkIdCard(client: ApiClient, card: IdCardToCheck): Promise<void> {
  const { exhibitionId, visitorId, name, type, number } = card;
  if ((await findIdCard(client, card, { policy: 'besideForm' })) !== null) return;
  await idCards.insert(client, {
    ExhibitionId: exhibitionId,
    VisitorId: visitorId,
    Name: name,
    DocumentType: type,
    DocumentNumber: number,
  });
}
