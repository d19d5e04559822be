import { contactKey } from '#domain/person/contactKey.ts';
import type { RowAddress } from '#flows/rowForm/rowDraft.ts';
import type { PostOwner } from '#entities/supply/rules/postOwner.ts';
import type { OutboxOwner } from '#sending/outboxOwnerKey.ts';

/** A new post, or the correction of one. */
export interface PostAddress extends PostOwner {
  readonly postId: string | undefined;
}

export const postRow = ({ exhibitionId, ownerId, exhibitorUserId, postId }: PostAddress): RowAddress => ({
  exhibitionId,
  form: 'supply',
  ownerId: contactKey(ownerId, exhibitorUserId),
  recordId: postId,
});

export const postOutbox = ({ ownerId, exhibitorUserId, postId }: PostAddress): OutboxOwner => ({
  kind: 'supplyPost',
  ownerId,
  exhibitorUserId,
  postId,
});
