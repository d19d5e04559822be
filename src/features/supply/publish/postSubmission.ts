import { findSentPosts, insertPost, updatePost } from '#entities/supply/api/postWrites.ts';
import { supplyPosts } from '#entities/supply/api/supplyCollections.ts';
import { readPost } from '#entities/supply/api/readPost.ts';
import { lookUp } from '#data/collections/lookUp.ts';
import { randomId } from '#device/identity/randomId.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { ownerFields } from '#entities/supply/rules/postOwner.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { outboxEntry, type SubmissionEntry } from '#sending/outboxEntry.ts';
import { onSchedule, type SubmissionGateway } from '#sending/submissionGateway.ts';
import { type PostAddress, postOutbox } from './postDraft.ts';

/** A correction keeps the client reference that its row has. */
export function postEntry(address: PostAddress, record: ServerRow): SubmissionEntry {
  const clientRef = randomId();
  return outboxEntry({
    exhibitionId: address.exhibitionId,
    clientRef,
    owner: postOutbox(address),
    record: address.postId === undefined ? { ...record, ClientRef: clientRef } : record,
  });
}

export const isCorrectionEntry = ({ record }: SubmissionEntry): boolean => record['ClientRef'] === undefined;

/** Other posts of the owner are never overwritten: only the one that is corrected, or rows that this submission may have made, are looked at. */
export const postGateway =
  (address: PostAddress) =>
  (entry: SubmissionEntry): SubmissionGateway<SupplyPost> => {
    const { record } = entry;
    const { exhibitionId, postId } = address;
    const parts = { ExhibitionId: exhibitionId, ...ownerFields(address) };
    return {
      collection: 'CloudRelease',
      insert: (client) => insertPost(client, record, address),
      update: (client, recordId) => updatePost(client, { recordId, setValue: record }, address),
      find: (client) =>
        postId === undefined
          ? findSentPosts(client, record, onSchedule)
          : lookUp(client, supplyPosts, { ...parts, RecordId: postId }, onSchedule),
      async count(client) {
        if (isCorrectionEntry(entry)) return 1;
        const found = await findSentPosts(client, record, onSchedule);
        return found.kind === 'found' ? found.rows.length : undefined;
      },
      read: readPost,
    };
  };
