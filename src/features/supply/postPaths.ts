import {
  boothPostPath,
  boothPostsPath,
  boothPublishPath,
} from '#domain/address/exhibitorCenter/boothPostPaths.ts';
import { boothConversationPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { conversationPath } from '#entities/message/rules/messagePaths.ts';
import { myPostsPath, postPath, publishPath } from '#entities/supply/rules/supplyPaths.ts';
import type { PostOwner } from '#entities/supply/rules/postOwner.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';

export interface PostPaths {
  readonly mine: (exhibitionId: string) => string;
  readonly publish: (exhibitionId: string, postId?: string) => string;
  readonly one: (exhibitionId: string, postId: string) => string;
}

const ofVisitors: PostPaths = { mine: myPostsPath, publish: publishPath, one: postPath };
const ofBooths: PostPaths = { mine: boothPostsPath, publish: boothPublishPath, one: boothPostPath };

/** Where the posts of a visitor are read and written, or those of a booth. */
export const postPaths = (owner: PostOwner | undefined): PostPaths =>
  owner?.exhibitorUserId === undefined ? ofVisitors : ofBooths;

/**
 * Where a message to the owner of a post is written; undefined for a post that does not say who that is, and for a booth beside the
 * post of another exhibitor: stands write to visitors only.
 */
export function contactPath(post: SupplyPost, asker: PostOwner | undefined): string | undefined {
  const { ExhibitionId, VisitorId, ExhibitorId, RecordId } = post;
  const isBooth = asker?.exhibitorUserId !== undefined;
  if (ExhibitionId === '' || (ExhibitorId === '' && VisitorId === '')) return undefined;
  if (isBooth)
    return ExhibitorId === ''
      ? `${boothConversationPath(ExhibitionId, 'visitor', VisitorId)}?post=${encodeURIComponent(RecordId)}`
      : undefined;
  const partner =
    ExhibitorId === ''
      ? ({ kind: 'visitor', id: VisitorId } as const)
      : ({ kind: 'exhibitor', id: ExhibitorId } as const);
  return conversationPath(ExhibitionId, partner, { post: RecordId });
}
