import type { ApiClient } from '../../api/client/client.ts';
import {
  countRegistrations,
  findCompanions,
  findRegistrations,
  insertRegistration,
  type RegistrationLookup,
  updateRegistration,
} from '../../api/registration/registrations.ts';
import {
  documentsIn,
  holdsDocument,
  isReservedField,
  registrationRecord,
} from '../../api/registration/registrationRecord.ts';
import type { FoundEntry } from '../../device/outbox.ts';
import { randomId } from '../../device/randomId.ts';
import type { Contact } from '../../domain/contact.ts';
import { answerOf } from '../../domain/form/answerOf.ts';
import type { Answers, FormDefinition } from '../../domain/form/definition.ts';
import { type GroupMember, ownContact, selfId } from '../../domain/group/member.ts';
import { cleanLine } from '../../domain/plainText.ts';
import { readLine, type ServerRow } from '../../domain/serverRow.ts';
import { memberAddress } from '../groupRoster.ts';
import { type DraftAddress, holderOf } from '../registrationDraft.ts';
import { knownWechatIds } from '../wechatLogin.ts';
import { secretKeys } from '../secretKeys.ts';
import { createSubmission, type Submission } from './createSubmission.ts';
import { type SubmissionGateway, onSchedule, rejectIncomplete } from './submissionGateway.ts';
import { type SubmissionEntry } from './submissionSteps.ts';

/** One person of a group, as they are handed in. */
export interface MemberIntent {
  readonly leader: DraftAddress;
  readonly groupId: string;
  readonly member: GroupMember;
  readonly form: FormDefinition;
  /** Of the visible questions, in the spelling that travels. */
  readonly answers: Answers;
}

export interface MemberSubmission extends Submission {
  /** What is known of the registration even where its row cannot be read back. */
  readonly about: { readonly name: string; readonly groupId: string };
}

/** One registration of a group: its own reference, its own outbox entry, its own proof. */
export function createMemberSubmission({
  leader,
  groupId,
  member,
  form,
  answers,
}: MemberIntent): MemberSubmission {
  const { exhibitionId, channelId, contact } = leader;
  const clientRef = randomId();
  const isSelf = member.id === selfId;
  const record = {
    ...(member.recordId !== undefined && emptied(form, answers)),
    ...registrationRecord({
      exhibitionId,
      channelId,
      clientRef,
      name: member.name,
      company: member.company,
      contact: isSelf ? contact : ownContact(member),
      answers,
      group: { id: groupId, leader: isSelf ? undefined : contact },
      wechat: isSelf ? knownWechatIds() : undefined,
    }),
  };
  const personId = holderOf(memberAddress(leader, member.id));
  const secretFields = secretKeys(form);
  return submissionOf({ id: clientRef, exhibitionId, channelId, clientRef, personId, record, secretFields });
}

/** A correction takes back what is answered no more: null empties a field, and what is left out would stay. */
function emptied({ fields }: FormDefinition, answers: Answers): ServerRow {
  const record: Record<string, null> = {};
  for (const { key } of fields)
    if (answerOf(answers, key) === undefined && !isReservedField(key)) record[key] = null;
  return record;
}

/** The same, read back from the outbox. */
export function reopenMemberSubmission(found: FoundEntry): MemberSubmission {
  const { state: _, updatedAtMs: __, isReadable: ___, missingFields, ...entry } = found;
  return submissionOf(entry, missingFields);
}

function submissionOf(entry: SubmissionEntry, missingFields: readonly string[] = []): MemberSubmission {
  const { exhibitionId, record } = entry;
  const own = contactIn(record['Mob'], record['Email']);
  const gateway: SubmissionGateway = {
    collection: 'VisitorExhibitionInfo',
    insert: (client) => insertRegistration(client, record),
    update: (client, recordId) => updateRegistration(client, recordId, record),
    ...(own === undefined
      ? findsAmongCompanions(exhibitionId, record)
      : {
          find: (client) => findRegistrations(client, { exhibitionId, contact: own }, onSchedule),
          count: (client) => countRegistrations(client, { exhibitionId, contact: own }, onSchedule),
        }),
  };
  const about = { name: readLine(record['Name']), groupId: readLine(record['GroupId']) };
  return { ...createSubmission(entry, rejectIncomplete(gateway, missingFields)), about };
}

/** Who has no contact of their own is looked for among those whom the same leader has registered, by document or name. */
function findsAmongCompanions(
  exhibitionId: string,
  record: ServerRow,
): Pick<SubmissionGateway, 'find' | 'count'> {
  const leader = contactIn(record['GroupMob'], record['GroupEmail']);
  async function find(client: ApiClient): Promise<RegistrationLookup> {
    if (leader === undefined) return { kind: 'unknown', cause: 'unreadable' };
    const found = await findCompanions(client, { exhibitionId, contact: leader }, onSchedule);
    if (found.kind !== 'found') return found;
    const rows = found.rows.filter((row) => isSamePerson(row, record));
    return rows.length > 0 ? { kind: 'found', rows } : { kind: 'absent' };
  }
  return {
    find,
    async count(client) {
      const found = await find(client);
      if (found.kind === 'unknown') return undefined;
      return found.kind === 'found' ? found.rows.length : 0;
    },
  };
}

function contactIn(mobile: unknown, email: unknown): Contact | undefined {
  if (typeof mobile === 'string' && mobile !== '') return { kind: 'mobile', value: mobile };
  return typeof email === 'string' && email !== '' ? { kind: 'email', value: email } : undefined;
}

/** A document tells people apart; where none is asked for, the name has to. Our own reference is always us. */
function isSamePerson(row: ServerRow, record: ServerRow): boolean {
  if (row['ClientRef'] === record['ClientRef']) return true;
  const documents = documentsIn(record);
  if (documents.length > 0) return documents.some((document) => holdsDocument(row, document));
  return readLine(row['Name']) === cleanLine(String(record['Name']), 200);
}
