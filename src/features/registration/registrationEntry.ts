import {
  isReservedField,
  registrationRecord,
  withdrawn,
} from '#entities/registration/api/registrationRecord.ts';
import { randomId } from '#device/identity/randomId.ts';
import { answerOf } from '#domain/form/answerOf.ts';
import type { Answers, FormDefinition } from '#domain/form/formDefinition.ts';
import { type GroupMember, ownContact, selfId } from '#domain/group/groupMember.ts';
import { memberAddress } from '#entities/registration/groupRoster.ts';
import { acceptWith } from '#entities/acceptance/accepting.ts';
import { findJoining } from '#entities/registration/joining.ts';
import type { DraftAddress } from '#entities/registration/registrationDraft.ts';
import { secretKeys } from '#entities/registration/secretKeys.ts';
import { knownWechatIds } from '#entities/wechat/wechatLogin.ts';
import { ownRecordAt } from '#session/acting/currentVisitorId.ts';
import { outboxEntry, type SubmissionEntry } from '#sending/outboxEntry.ts';
import type { Sender } from '#sending/rules/sender.ts';

export interface TypedRegistration {
  readonly address: DraftAddress;
  readonly identity: { readonly name: string; readonly company: string };
  readonly form: FormDefinition;
  /** Of the visible questions, in the spelling that is sent. */
  readonly answers: Answers;
  /** The answers of the registration that is corrected. */
  readonly stored: Answers;
  /** The record id of the registration that is corrected. */
  readonly correcting: string | undefined;
}

/** A new intent; its reference is made before the first byte is sent. */
export function registrationEntry(typed: TypedRegistration): SubmissionEntry {
  const { address, identity, form, answers, stored, correcting } = typed;
  const { exhibitionId, channelId, contact } = address;
  const clientRef = randomId();
  const isOwn = isOfWhoActs(exhibitionId, correcting);
  const groupId = correcting === undefined ? findJoining(exhibitionId) : undefined;
  const invitationId = correcting === undefined ? acceptWith(exhibitionId, clientRef) : undefined;
  const record = {
    ...withdrawn(stored, answers),
    ...registrationRecord({
      exhibitionId,
      channelId,
      clientRef,
      ...identity,
      contact,
      answers,
      group: groupId === undefined ? undefined : { id: groupId, leader: undefined },
      wechat: isOwn ? knownWechatIds() : undefined,
      invitationId,
    }),
  };
  return outboxEntry({
    exhibitionId,
    channelId,
    clientRef,
    owner: { kind: 'registration', contact },
    ...(!isOwn && { sender: { kind: 'newcomer', userId: '' } }),
    record,
    emptiedFields: unanswered(form, answers),
    secretFields: secretKeys(form),
  });
}

/** Who is registered already registers another person: neither their user nor their WeChat account is that person's. */
function isOfWhoActs(exhibitionId: string, correcting: string | undefined): boolean {
  const own = ownRecordAt(exhibitionId);
  return own === undefined || own.recordId === correcting;
}

export interface TypedMember {
  readonly leader: DraftAddress;
  readonly groupId: string;
  readonly member: GroupMember;
  readonly form: FormDefinition;
  /** Of the visible questions, in the spelling that is sent. */
  readonly answers: Answers;
}

/** @param sender who acted when the group was sent: another person may have logged in before it is this member's turn */
export function memberEntry(
  { leader, groupId, member, form, answers }: TypedMember,
  sender: Sender,
): SubmissionEntry {
  const { exhibitionId, channelId, contact } = leader;
  const clientRef = randomId();
  const isSelf = member.id === selfId;
  const record = registrationRecord({
    exhibitionId,
    channelId,
    clientRef,
    name: member.name,
    company: member.company,
    contact: isSelf ? contact : ownContact(member),
    answers,
    group: { id: groupId, leader: isSelf ? undefined : contact },
    wechat: isSelf ? knownWechatIds() : undefined,
  });
  return outboxEntry({
    exhibitionId,
    channelId,
    clientRef,
    owner: { kind: 'registration', ...memberAddress(leader, member.id) },
    sender,
    record,
    emptiedFields: unanswered(form, answers),
    secretFields: secretKeys(form),
  });
}

/** Where a row is there already, a field that is left out would keep its old answer. */
const unanswered = ({ fields }: FormDefinition, answers: Answers): string[] =>
  fields.map(({ key }) => key).filter((key) => answerOf(answers, key) === undefined && !isReservedField(key));
