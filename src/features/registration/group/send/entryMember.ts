import type { FoundEntry } from '#sending/kept/outbox.ts';
import { selfId } from '#domain/group/groupMember.ts';
import { memberAddress } from '#entities/registration/groupRoster.ts';
import type { DraftAddress } from '#entities/registration/registrationDraft.ts';
import { outboxOwnerKey } from '#sending/outboxOwnerKey.ts';
import { isAbout } from '#session/visit/isAbout.ts';

export function isEntryOf({ personId }: FoundEntry, leader: DraftAddress, memberId: string): boolean {
  return personId === outboxOwnerKey({ kind: 'registration', ...memberAddress(leader, memberId) });
}

/** Which of the leader's people an entry is about; undefined where it belongs to another leader whose contact has the same bucket. */
export function memberOf({ personId = '', record }: FoundEntry, leader: DraftAddress): string | undefined {
  const mark = outboxOwnerKey({ kind: 'registration', ...leader });
  if (personId === mark) return isAbout(leader.contact, record) ? selfId : undefined;
  const { GroupMob: Mob, GroupEmail: Email } = record;
  const isTheirs = personId.startsWith(`${mark}~`) && isAbout(leader.contact, { Mob, Email });
  return isTheirs ? personId.slice(mark.length + 1) : undefined;
}
