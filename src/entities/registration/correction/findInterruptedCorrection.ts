import { contactBucket } from '#device/drafts/contactBucket.ts';
import type { FoundEntry } from '#sending/kept/outbox.ts';
import type { ProvenContact } from '#device/drafts/provenContact.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { informationPath, memberPath } from '#domain/address/paths.ts';
import { recordIdOf } from '#sending/rules/recordIdOf.ts';
import type { SubmissionState } from '#sending/rules/submissionState.ts';
import { findRoster } from '../groupRoster.ts';
import { isAbout } from '#session/visit/isAbout.ts';
import { registrationDraftKey } from '../registrationDraft.ts';
import { localStores } from '#session/localStores.ts';

/** A correction of a registration whose pass is on this phone, and which an earlier page did not finish. */
export type FoundCorrection =
  /** Not sent: it goes on at `path`. */
  | { readonly kind: 'draft'; readonly path: string; readonly savedAtMs: number }
  /** Sent, or about to be, without an answer. */
  | {
      readonly kind: 'pending';
      readonly path: string;
      readonly entry: FoundEntry;
      readonly contact: ProvenContact;
    };

type Pass = Pick<Voucher, 'exhibitionId' | 'recordId'>;

/** Only what the contact that was proven on this phone has begun. */
export async function findInterruptedCorrection(pass: Pass): Promise<FoundCorrection | undefined> {
  const { outbox, provenContacts } = await localStores();
  const { exhibitionId, recordId } = pass;
  const contact = await provenContacts.load(exhibitionId);
  if (contact === undefined) return undefined;
  const entry = await outbox.find(exhibitionId, contactBucket(contact.value));
  if (entry?.isReadable === true && isAbout(contact, entry.record)) {
    const path = informationPath(exhibitionId, entry.channelId);
    if (recordIdOf(entry.state as SubmissionState) === recordId)
      return { kind: 'pending', path, entry, contact };
  }
  return findDraft(pass, contact);
}

async function findDraft(
  { exhibitionId, recordId }: Pass,
  contact: ProvenContact,
): Promise<FoundCorrection | undefined> {
  const { drafts } = await localStores();
  const here = (await drafts.list()).filter((place) => place.exhibitionId === exhibitionId);
  for (const channelId of new Set(here.map((place) => place.channelId))) {
    const address = { exhibitionId, channelId, contact };
    const own = (await drafts.find(registrationDraftKey(address)))?.draft;
    if (own?.correcting === recordId && own.identity.contact === contact.value)
      return { kind: 'draft', path: informationPath(exhibitionId, channelId), savedAtMs: own.savedAtMs };
    // A companion is corrected in the list.
    const roster = await findRoster(address);
    const corrected = roster?.members.find((member) => member.recordId === recordId);
    if (roster !== undefined && corrected !== undefined)
      return {
        kind: 'draft',
        path: memberPath(exhibitionId, channelId, corrected.id),
        savedAtMs: roster.savedAtMs,
      };
  }
  return undefined;
}
