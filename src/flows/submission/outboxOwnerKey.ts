import { contactBucket } from '../../device/drafts/contactBucket.ts';
import type { OutboxEntry } from '../../device/outbox/outbox.ts';
import type { Contact } from '../../domain/person/contact.ts';
import { checkInKey } from '../../domain/checkIn/localCheckIn.ts';

/** Whose submission an entry of the outbox is, and of which kind. */
export type OutboxOwner =
  | {
      readonly kind: 'registration';
      readonly contact: Contact;
      /** One of several people whom this contact registers; undefined for the person with the contact. */
      readonly companionId?: string | undefined;
    }
  | {
      readonly kind: 'questionnaire';
      readonly channelId: string;
      readonly questionnaireId?: string | undefined;
    }
  | { readonly kind: 'team' | 'teamMember'; readonly visitorId: string }
  | { readonly kind: 'checkIn'; readonly placeId: string; readonly registrationId: string };

const checkInPrefix = 'checkIn/';

/** The key under which the outbox holds what one owner sends: one entry at a time for each key and exhibition. */
export function outboxOwnerKey(owner: OutboxOwner): string {
  switch (owner.kind) {
    case 'registration': {
      const bucket = contactBucket(owner.contact.value);
      return owner.companionId === undefined ? bucket : `${bucket}~${owner.companionId}`;
    }
    case 'questionnaire':
      return `questions/${questionnaireName(owner)}`;
    case 'checkIn':
      return checkInPrefix + checkInKey(owner);
    default:
      return `${owner.kind}/${owner.visitorId}`;
  }
}

/** One key format for separate questionnaires and for the questions of a registration. */
export function questionnaireName(of: {
  readonly channelId: string;
  readonly questionnaireId?: string | undefined;
}): string {
  return of.questionnaireId === undefined ? of.channelId : `${of.channelId}/${of.questionnaireId}`;
}

export const isCheckInEntry = ({ personId }: Pick<OutboxEntry, 'personId'>): boolean =>
  personId !== undefined && personId.indexOf(checkInPrefix) === 0;
