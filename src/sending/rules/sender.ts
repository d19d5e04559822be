import type { VisitorKey } from '#domain/person/visitorKey.ts';

/** Whose intent it is that something leaves. */
export type Sender =
  | ({ readonly kind: 'visitor' } & VisitorKey)
  /** Done for the holder of a pass by who acted on this phone; `actorId` is '' where no visitor was known. */
  | ({ readonly kind: 'passHolder'; readonly actorId: string } & VisitorKey)
  /** One contact of an exhibitor: what a colleague has left is not sent under this contact's name. */
  | { readonly kind: 'exhibitor'; readonly exhibitorId: string; readonly exhibitorUserId: string }
  | { readonly kind: 'organiser'; readonly userId: string }
  /** A person who is no visitor yet, and whom the row itself names by a proven contact, or not at all. */
  | { readonly kind: 'newcomer' };
