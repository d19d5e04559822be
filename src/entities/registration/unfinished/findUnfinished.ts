import type { FoundEntry } from '#sending/kept/outbox.ts';
import { contactBucket } from '#device/drafts/contactBucket.ts';
import { selfId } from '#domain/group/groupMember.ts';
import { findRoster } from '../groupRoster.ts';
import { findRegistrationDraft } from '../registrationDraft.ts';
import { localStores } from '#session/localStores.ts';
import { holdsVoucher } from '#entities/voucher/holdsVoucher.ts';

export type UnfinishedRegistration =
  | { readonly kind: 'draft'; readonly channelId: string; readonly step: string; readonly savedAtMs: number }
  | { readonly kind: 'pending'; readonly channelId: string; readonly step: string };

/** What the person whose contact was proven here has begun at this exhibition, if anything. */
export async function findUnfinished(
  exhibitionId: string,
  channelId: string,
): Promise<UnfinishedRegistration | undefined> {
  const { outbox, provenContacts } = await localStores();
  const contact = await provenContacts.load(exhibitionId);
  if (contact === undefined) return undefined;
  const roster = await findRoster({ exhibitionId, channelId, contact });
  const mark = contactBucket(contact.value);
  const isOfGroup = ({ personId }: FoundEntry) =>
    personId?.startsWith(`${mark}~`) === true ||
    (personId === mark && roster?.members.some(({ id }) => id === selfId));
  const ofGroup = (await outbox.list()).find(
    (entry) => entry.exhibitionId === exhibitionId && isOfGroup(entry),
  );
  if (ofGroup !== undefined) return { kind: 'pending', channelId: ofGroup.channelId, step: 'group' };
  const waiting = await outbox.find(exhibitionId, mark);
  if (waiting !== undefined) return { kind: 'pending', channelId: waiting.channelId, step: 'information' };
  // People who have registered themselves since are removed from the list.
  if (roster?.members.some(({ id }) => id !== selfId || !holdsVoucher(exhibitionId)))
    return { kind: 'draft', channelId, step: 'group', savedAtMs: roster.savedAtMs };
  if (holdsVoucher(exhibitionId)) return undefined;
  const found = await findRegistrationDraft({ exhibitionId, channelId, contact });
  if (found === undefined) return undefined;
  return { kind: 'draft', channelId, step: found.draft.step, savedAtMs: found.draft.savedAtMs };
}
