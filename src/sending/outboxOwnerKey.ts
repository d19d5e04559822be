import { contactBucket } from '../device/drafts/contactBucket.ts';
import type { OutboxEntry } from './kept/outbox.ts';
import { contactKey } from '../domain/person/contactKey.ts';
import type { Contact } from '../domain/person/contact.ts';
import { checkInKey } from '../entities/checkIn/rules/localCheckIn.ts';
import { newcomer } from './outgoing/newcomer.ts';
import type { Sender } from './rules/sender.ts';
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
      /** '' where no visitor is known. */
      readonly visitorId: string;
    }
  | { readonly kind: 'team' | 'teamMember' | 'order'; readonly visitorId: string }
  /** Of a visitor or of an exhibitor; with the post that is corrected. */
  | {
      readonly kind: 'supplyPost';
      readonly ownerId: string;
      readonly exhibitorUserId?: string | undefined;
      readonly postId?: string | undefined;
    }
  /** A company that asks to exhibit. */
  | { readonly kind: 'exhibitorApplication'; readonly contact: Contact }
  /** What an exhibitor says of itself, and one of its products or promotions; '' for a new one. */
  | { readonly kind: 'booth'; readonly exhibitorId: string; readonly exhibitorUserId: string }
  | {
      readonly kind: 'boothRow';
      readonly exhibitorId: string;
      readonly exhibitorUserId: string;
      readonly form: string;
      readonly recordId: string;
    }
  | { readonly kind: 'appointment'; readonly visitorId: string; readonly exhibitorId: string }
  /** What an organiser tells many. */
  | { readonly kind: 'notice'; readonly userId: string }
  | {
      readonly kind: 'checkIn';
      readonly placeId: string;
      readonly registrationId: string;
      readonly visitorId: string;
      readonly actorId: string;
    }
  | { readonly kind: 'afterSale'; readonly visitorId: string; readonly orderId: string }
  | { readonly kind: 'enquiry'; readonly visitorId: string; readonly productId: string }
  | {
      readonly kind: 'message';
      /** Of a booth the exhibitor's id. */
      readonly visitorId: string;
      readonly exhibitorUserId?: string | undefined;
      readonly partner: Partner;
    };

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
      return `questions/${questionnaireName(owner)}${owner.visitorId === '' ? '' : `~${owner.visitorId}`}`;
    case 'exhibitorApplication':
      return `exhibit/${contactBucket(owner.contact.value)}`;
    case 'booth':
      return `booth/${contactKey(owner.exhibitorId, owner.exhibitorUserId)}`;
    case 'boothRow':
      return `booth/${contactKey(owner.exhibitorId, owner.exhibitorUserId)}/${owner.form}/${owner.recordId}`;
    case 'notice':
      return `notice/${owner.userId}`;
    case 'supplyPost': {
      const key = `supplyPost/${contactKey(owner.ownerId, owner.exhibitorUserId)}`;
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
      return `${messagePrefix}${contactKey(owner.visitorId, owner.exhibitorUserId)}/${partnerKey(owner.partner)}`;
    default:
      return `${owner.kind}/${owner.visitorId}`;
  }
}

/** Whose intent an entry of this owner is: it leaves under no other login. */
export function senderOfOwner(exhibitionId: string, owner: OutboxOwner): Sender {
  switch (owner.kind) {
    case 'registration':
    case 'exhibitorApplication':
      return newcomer();
    case 'questionnaire':
      return owner.visitorId === '' ? newcomer() : visitorOf(exhibitionId, owner.visitorId);
    case 'booth':
    case 'boothRow':
      return standOf(owner.exhibitorId, owner.exhibitorUserId);
    case 'notice':
      return { kind: 'organiser', userId: owner.userId };
    case 'supplyPost':
      return owner.exhibitorUserId === undefined
        ? visitorOf(exhibitionId, owner.ownerId)
        : standOf(owner.ownerId, owner.exhibitorUserId);
    case 'message':
      return owner.exhibitorUserId === undefined
        ? visitorOf(exhibitionId, owner.visitorId)
        : standOf(owner.visitorId, owner.exhibitorUserId);
    case 'checkIn':
      return { kind: 'passHolder', exhibitionId, visitorId: owner.visitorId, actorId: owner.actorId };
    default:
      return visitorOf(exhibitionId, owner.visitorId);
  }
}

const visitorOf = (exhibitionId: string, visitorId: string): Sender => ({
  kind: 'visitor',
  exhibitionId,
  visitorId,
});
const standOf = (exhibitorId: string, exhibitorUserId: string): Sender => ({
  kind: 'exhibitor',
  exhibitorId,
  exhibitorUserId,
});

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
