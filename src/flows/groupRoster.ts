import { randomId } from '../device/randomId.ts';
import type { Answers, FieldDefinition } from '../domain/form/definition.ts';
import { type GroupMember, selfId } from '../domain/group/member.ts';
import {
  type DraftAddress,
  findRegistrationDraft,
  removeRegistrationDraft,
  saveRegistrationDraft,
} from './registrationDraft.ts';
import { voucherShelf } from './shelves.ts';

/** The people somebody registers in one go, as far as they are not registered yet. */
export interface Roster {
  /** Goes with every registration of the group. */
  readonly groupId: string;
  readonly members: readonly GroupMember[];
  /** Members of whom something has to be typed again, because it was not kept. */
  readonly mustRetype: readonly string[];
}

/** Each person's answers are a draft of their own, so that a key typed for one never writes all of them. */
export function memberAddress(leader: DraftAddress, memberId: string): DraftAddress {
  return memberId === selfId ? leader : { ...leader, companionId: memberId };
}

/** Where the list itself lies. */
export const rosterAddress = (leader: DraftAddress): DraftAddress => ({ ...leader, companionId: 'roster' });

const listFields: readonly FieldDefinition[] = [
  { key: 'members', type: 'multipleChoice', label: { zh: '', en: '' }, required: false },
  { key: 'groupId', type: 'text', label: { zh: '', en: '' }, required: false },
];

interface Listed {
  readonly groupId: string;
  readonly memberIds: readonly string[];
}

/** Who is in the list that lies on the phone, without what was typed for them. */
async function findRoster(leader: DraftAddress): Promise<Listed | undefined> {
  const found = await findRegistrationDraft(rosterAddress(leader));
  if (found === undefined) return undefined;
  const { members, groupId } = found.draft.answers;
  const isWhole = Array.isArray(members) && typeof groupId === 'string';
  return isWhole ? { groupId, memberIds: members } : undefined;
}

/** The group as it was left; a new one begins with the person themselves, unless they are registered already. */
export async function openRoster(leader: DraftAddress, isSelfRegistered: boolean): Promise<Roster> {
  const listed = (await findRoster(leader)) ?? newList(leader, isSelfRegistered);
  const ids = listed.memberIds.filter((id) => id !== selfId || !isSelfRegistered);
  const read = await Promise.all(ids.map((id) => readMember(leader, id)));
  return {
    groupId: listed.groupId,
    members: read.map(({ member }) => member),
    mustRetype: read.filter(({ isPartial }) => isPartial).map(({ member }) => member.id),
  };
}

/** Who registers more people later adds them to the same group. */
function newList({ exhibitionId }: DraftAddress, isSelfRegistered: boolean): Listed {
  const held = voucherShelf()
    .list()
    .find((voucher) => voucher.exhibitionId === exhibitionId && voucher.group !== undefined);
  return { groupId: held?.group?.id ?? randomId(), memberIds: isSelfRegistered ? [] : [selfId] };
}

async function readMember(leader: DraftAddress, id: string) {
  const found = await findRegistrationDraft(memberAddress(leader, id));
  const { identity = {}, answers = {} } = found?.draft ?? {};
  const { name = '', company = '' } = identity;
  const contact = id === selfId ? leader.contact.value : (identity.contact ?? '');
  const member: GroupMember = { id, name, company, contact, answers };
  return { member, isPartial: (found?.needsRetyping.length ?? 0) > 0 };
}

/** Nobody left in it: nothing of the list stays. */
export async function saveRoster(
  leader: DraftAddress,
  { groupId, members }: Pick<Roster, 'groupId' | 'members'>,
): Promise<void> {
  const address = rosterAddress(leader);
  if (members.length === 0) return removeRegistrationDraft(address);
  const answers: Answers = { members: members.map(({ id }) => id), groupId };
  await saveRegistrationDraft(
    address,
    { answers, step: 'group', identity: { contact: leader.contact.value } },
    listFields,
  );
}

export async function saveMember(
  leader: DraftAddress,
  { id, name, company, contact, answers }: GroupMember,
  fields: readonly FieldDefinition[],
): Promise<void> {
  const identity = { name, company, contact };
  await saveRegistrationDraft(memberAddress(leader, id), { identity, answers, step: 'information' }, fields);
}

export async function removeMember(leader: DraftAddress, id: string): Promise<void> {
  await removeRegistrationDraft(memberAddress(leader, id));
}
