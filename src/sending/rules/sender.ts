import type { VisitorKey } from '#domain/person/visitorKey.ts';

/** Whose intent it is that something leaves. */
export type Sender =
  | ({ readonly kind: 'visitor' } & VisitorKey)
  /** Done for the holder of a pass by who acted on this phone; `actorId` is '' where no visitor was known. */
  | ({ readonly kind: 'passHolder'; readonly actorId: string } & VisitorKey)
  /** One contact of an exhibitor: what a colleague has left is not sent under this contact's name. */
  | { readonly kind: 'exhibitor'; readonly exhibitorId: string; readonly exhibitorUserId: string }
  | { readonly kind: 'organiser'; readonly userId: string }
  /**
   * A person who is no visitor yet, and whom the row itself names by a proven contact, or not at all. It does not wait for a login, and leaves
   * under the user who was logged in when they sent it: '' for none; missing in what an earlier version has kept.
   */
  | { readonly kind: 'newcomer'; readonly userId?: string };

/** The user under whom the API is asked on behalf of a sender; undefined for who is logged in as a visitor. */
export function userOf(sender: Sender): string | undefined {
  switch (sender.kind) {
    case 'exhibitor':
      return sender.exhibitorUserId;
    case 'organiser':
    case 'newcomer':
      return sender.userId;
    default:
      return undefined;
  }
}
