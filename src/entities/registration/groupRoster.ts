import type { OwnRegistration } from './api/ownRegistration.ts';
import { readAnswers } from './api/registrationRecord.ts';
import type { DraftPeople } from '#device/drafts/splitAnswers.ts';
import { randomId } from '#device/identity/randomId.ts';
import { startingAnswers } from '#domain/form/correctionForm.ts';
import type { Answer, Answers, FieldDefinition, FormDefinition } from '#domain/form/formDefinition.ts';
import { type GroupMember, selfId } from '#domain/group/groupMember.ts';
import {
  type DraftAddress,
  findRegistrationDraft,
  removeRegistrationDraft,
  saveRegistrationDraft,
} from './registrationDraft.ts';
import { findOwnCompanions } from './stored/findOwnRegistration.ts';
import { ownVoucherAt } from '#session/acting/ownVoucher.ts';
import { voucherStore } from '#session/localStores.ts';

/** The people a person registers in one go, as far as they are not registered yet. */
export interface Roster {
  /** Goes with every registration of the group. */
  readonly groupId: string;
  readonly members: readonly GroupMember[];
  /** Members with answers that were not stored and have to be typed again. */
  readonly mustRetype: readonly string[];
  /** Lines of a pasted list that have not become members; '' where there are none. */
  readonly rest: string;
}

/** Each person's answers are a draft of their own, so that a key typed for one never writes all of them. */
export function memberAddress(leader: DraftAddress, memberId: string): DraftAddress {
  return memberId === selfId ? leader : { ...leader, companionId: memberId };
}

const rosterAddress = (leader: DraftAddress): DraftAddress => ({ ...leader, companionId: 'roster' });

interface Listed extends DraftPeople {
  readonly savedAtMs: number;
  readonly rest: string;
}

/** Who is in the list that lies on the phone, without what was typed for them. */
export async function findRoster(leader: DraftAddress): Promise<Listed | undefined> {
  const found = await findRegistrationDraft(rosterAddress(leader));
  if (found === undefined) return undefined;
  const { answers, people = peopleInAnswers(answers), savedAtMs } = found.draft;
  const rest = answers[restField.key];
  return people && { ...people, savedAtMs, rest: typeof rest === 'string' ? rest : '' };
}

/** Up to version 1.0 the list was stored as the answers of a form, a corrected person as `<member> <record>`. */
function peopleInAnswers({ members, groupId, corrected }: Answers): DraftPeople | undefined {
  if (!Array.isArray(members) || typeof groupId !== 'string') return undefined;
  const lines: readonly string[] = Array.isArray(corrected) ? corrected : [];
  const recordIds = new Map(lines.map((line) => line.split(' ') as [string, string]));
  return { groupId, members: members.map((id: string) => ({ id, recordId: recordIds.get(id) })) };
}

/** The group as it was left; a new one begins with the person themselves, unless they are registered already. */
export async function openRoster(leader: DraftAddress, isSelfRegistered: boolean): Promise<Roster> {
  const listed = (await findRoster(leader)) ?? (await newList(leader, isSelfRegistered));
  const wanted = listed.members.filter(({ id }) => id !== selfId || !isSelfRegistered);
  const read = await Promise.all(wanted.map((listedMember) => readMember(leader, listedMember)));
  return {
    groupId: listed.groupId,
    members: read.map(({ member }) => member),
    mustRetype: read.filter(({ isPartial }) => isPartial).map(({ member }) => member.id),
    rest: listed.rest,
  };
}

/** Who registers more people later adds them to the same group. */
async function newList(leader: DraftAddress, isSelfRegistered: boolean): Promise<Omit<Listed, 'savedAtMs'>> {
  const groupId = (await ledBefore(leader)) ?? randomId();
  return { groupId, members: isSelfRegistered ? [] : [{ id: selfId }], rest: '' };
}

/**
 * The group that this person leads. Who leads one without being registered has the passes of the others alone, and this phone may hold
 * those of another leader as well: the server tells whose they are. Without an answer a new group begins.
 */
async function ledBefore({ exhibitionId, contact }: DraftAddress): Promise<string | undefined> {
  const own = ownVoucherAt(exhibitionId);
  if (own !== undefined) return own.group?.id;
  const along = voucherStore()
    .list()
    .filter(
      ({ exhibitionId: at, group }) => at === exhibitionId && group !== undefined && group.isAlong !== false,
    )
    .map(({ recordId }) => recordId);
  if (along.length === 0) return undefined;
  const found = await findOwnCompanions(exhibitionId, contact, along);
  return found.kind === 'found' ? found.people[0]?.registration.GroupId || undefined : undefined;
}

async function readMember(leader: DraftAddress, { id, recordId }: DraftPeople['members'][number]) {
  const found = await findRegistrationDraft(memberAddress(leader, id));
  const { identity = {}, answers = {} } = found?.draft ?? {};
  const { name = '', company = '' } = identity;
  const contact = id === selfId ? leader.contact.value : (identity.contact ?? '');
  const { [unusedField.key]: unused, ...typed } = answers;
  const member: GroupMember = {
    id,
    name,
    company,
    contact,
    answers: typed,
    recordId,
    unused: textsOf(unused),
  };
  const lost = found?.needsRetyping.filter((key) => key !== unusedField.key) ?? [];
  return { member, isPartial: lost.length > 0 };
}

/** Lies sealed in a draft beside the answers: it may be a document number. No form asks for it, and it is never sent. */
const sealedField = (key: string): FieldDefinition => ({
  key,
  type: 'idDocument',
  label: { zh: '', en: '' },
  required: false,
});
const unusedField = sealedField('unused__');
const restField = sealedField('rest__');

const textsOf = (answer: Answer | undefined): readonly string[] | undefined =>
  Array.isArray(answer) ? answer.filter((text): text is string => typeof text === 'string') : undefined;

export async function saveRoster(
  leader: DraftAddress,
  { groupId, members, rest }: Pick<Roster, 'groupId' | 'members' | 'rest'>,
): Promise<void> {
  await writeList(leader, { groupId, members: members.map(({ id, recordId }) => ({ id, recordId })) }, rest);
}

/** A person has been registered; the list need not be open. */
export async function leaveRoster(leader: DraftAddress, memberId: string): Promise<void> {
  const listed = await findRoster(leader);
  if (listed === undefined) return;
  const members = listed.members.filter(({ id }) => id !== memberId);
  await writeList(leader, { groupId: listed.groupId, members }, listed.rest);
}

/** A list without people is removed. */
async function writeList(leader: DraftAddress, people: DraftPeople, rest: string): Promise<void> {
  const address = rosterAddress(leader);
  if (people.members.length === 0) return removeRegistrationDraft(address);
  const identity = { contact: leader.contact.value };
  const answers: Answers = rest === '' ? {} : { [restField.key]: rest };
  await saveRegistrationDraft(address, { answers, people, step: 'group', identity }, [restField]);
}

export async function saveMember(
  leader: DraftAddress,
  { id, name, company, contact, answers, unused = [] }: GroupMember,
  fields: readonly FieldDefinition[],
): Promise<void> {
  const draft = {
    identity: { name, company, contact },
    answers: unused.length === 0 ? answers : { ...answers, [unusedField.key]: unused },
    step: 'information',
  };
  await saveRegistrationDraft(memberAddress(leader, id), draft, [...fields, unusedField]);
}

export async function removeMember(leader: DraftAddress, id: string): Promise<void> {
  await removeRegistrationDraft(memberAddress(leader, id));
}

/** Puts a person without a contact on the list again, with what is stored and the same record. Answers the member's id. */
export async function beginCompanionCorrection(
  leader: DraftAddress,
  { registration, row }: OwnRegistration,
  form: FormDefinition,
): Promise<string> {
  const { RecordId: recordId, Name: name, CompanyName: company } = registration;
  // A list that begins with a correction contains only that person.
  const roster = await openRoster(leader, (await findRoster(leader)) === undefined);
  const present = roster.members.find((member) => member.recordId === recordId);
  if (present !== undefined) return present.id;
  const answers = startingAnswers(readAnswers(row, form), form.fields);
  const member: GroupMember = { id: randomId(), name, company, contact: '', answers, recordId };
  await saveMember(leader, member, form.fields);
  await saveRoster(leader, { ...roster, members: [...roster.members, member] });
  return member.id;
}
