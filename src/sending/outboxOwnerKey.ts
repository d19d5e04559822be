import { contactBucket } from '../device/drafts/contactBucket.ts';
import type { OutboxEntry } from './kept/outbox.ts';
import type { Contact } from '../domain/person/contact.ts';
import { checkInKey } from '../entities/checkIn/rules/localCheckIn.ts';
import { type Partner, partnerKey } from '../entities/message/rules/message.ts';

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
  | { readonly kind: 'team' | 'teamMember' | 'order'; readonly visitorId: string }
  /** Of a visitor or of an exhibitor; with the post that is corrected. */
  | { readonly kind: 'supplyPost'; readonly ownerId: string; readonly postId?: string | undefined }
  /** A company that asks to exhibit. */
  | { readonly kind: 'exhibitorApplication'; readonly contact: Contact }
  /** What an exhibitor says of itself, and one of its products or promotions; '' for a new one. */
  | { readonly kind: 'booth'; readonly exhibitorId: string }
  | {
      readonly kind: 'boothRow';
      readonly exhibitorId: string;
      readonly form: string;
      readonly recordId: string;
    }
  | { readonly kind: 'appointment'; readonly visitorId: string; readonly exhibitorId: string }
  /** What an organiser tells many. */
  | { readonly kind: 'notice'; readonly userId: string }
  | { readonly kind: 'checkIn'; readonly placeId: string; readonly registrationId: string }
  | { readonly kind: 'afterSale'; readonly visitorId: string; readonly orderId: string }
  | { readonly kind: 'enquiry'; readonly visitorId: string; readonly productId: string }
  | { readonly kind: 'message'; readonly visitorId: string; readonly partner: Partner };

const checkInPrefix = 'checkIn/';
const messagePrefix = 'message/';
const enquiryPrefix = 'enquiry/';

/** The key under which the outbox holds what one owner sends: one entry at a time for each key and exhibition is sent. */
export function outboxOwnerKey(owner: OutboxOwner): string {
  switch (owner.kind) {
    case 'registration': {
      const bucket = contactBucket(owner.contact.value);
      return owner.companionId === undefined ? bucket : `${bucket}~${owner.companionId}`;
    }
    case 'questionnaire':
      return `questions/${questionnaireName(owner)}`;
    case 'exhibitorApplication':
      return `exhibit/${contactBucket(owner.contact.value)}`;
    case 'booth':
      return `booth/${owner.exhibitorId}`;
    case 'boothRow':
      return `booth/${owner.exhibitorId}/${owner.form}/${owner.recordId}`;
    case 'notice':
      return `notice/${owner.userId}`;
    case 'supplyPost': {
      const key = `supplyPost/${owner.ownerId}`;
      return owner.postId === undefined ? key : `${key}/${owner.postId}`;
    }
    case 'appointment':
      return `appointment/${owner.visitorId}/${owner.exhibitorId}`;
    case 'checkIn':
      return checkInPrefix + checkInKey(owner);
    case 'afterSale':
      return `afterSale/${owner.visitorId}/${owner.orderId}`;
    case 'enquiry':
      return `${enquiryPrefix}${owner.visitorId}/${owner.productId}`;
    case 'message':
      return `${messagePrefix}${owner.visitorId}/${partnerKey(owner.partner)}`;
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

const begins =
  (prefix: string) =>
  ({ personId }: Pick<OutboxEntry, 'personId'>): boolean =>
    personId !== undefined && personId.indexOf(prefix) === 0;

export const isCheckInEntry = begins(checkInPrefix);
export const isMessageEntry = begins(messagePrefix);
export const isEnquiryEntry = begins(enquiryPrefix);
