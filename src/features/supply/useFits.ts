import { useMemo } from 'react';
import { isClosed } from '#entities/supply/rules/postClosing.ts';
import { isOwnPost, type PostOwner } from '#entities/supply/rules/postOwner.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { clockHour } from './clockHour.ts';
import { fitOf, type FittingPost, fittingPosts, preparePosts } from './rules/pairing.ts';
import { myPostsQuery } from '#entities/supply/myPostsQuery.ts';
import { listedPostsQuery } from '#entities/supply/listedPostsQuery.ts';
import { useChineseTable } from '#entities/search/useChineseTable.ts';

export interface Fits {
  /** The owner's posts that take part: not refused, withdrawn or closed. */
  readonly own: readonly SupplyPost[];
  /** For each of the own posts, what fits it, best first. */
  readonly forOwn: ReadonlyMap<string, readonly FittingPost[]>;
  /** For each post of others, which of the own ones it fits, best first. */
  readonly toOwn: ReadonlyMap<string, readonly FittingPost[]>;
}

const none: Fits = { own: [], forOwn: new Map(), toOwn: new Map() };

/** Pairs the posts of a visitor or a booth with those of others, on the phone; nothing where there are none. The owner: the same object for the same one. */
export function useFits(owner: PostOwner | undefined): Fits {
  const exhibitionId = useExhibitionId();
  const { data: mine } = useServerQuery({
    ...myPostsQuery(owner ?? { exhibitionId, ownerId: '' }),
    enabled: owner !== undefined,
  });
  const hasOwn = owner !== undefined && mine !== undefined && mine.length > 0;
  const { data: board } = useServerQuery({ ...listedPostsQuery(exhibitionId), enabled: hasOwn });
  const table = useChineseTable(hasOwn);
  const atMs = clockHour();

  return useMemo(() => {
    if (!hasOwn || board === undefined || owner === undefined) return none;
    const takesPart = (post: SupplyPost) =>
      !post.isWithdrawn && post.ApproveState !== '3' && !isClosed(post, atMs);
    const own = mine.filter(takesPart);
    const ownPairable = preparePosts(own, table);
    const others = preparePosts(
      board.filter((post) => !isOwnPost(post, owner)),
      table,
    );
    const forOwn = new Map(ownPairable.map((one) => [one.post.RecordId, fittingPosts(one, others, atMs)]));
    const toOwn = new Map<string, readonly FittingPost[]>();
    for (const other of others) {
      if (!ownPairable.some((one) => fitOf(one, other, atMs) !== undefined)) continue;
      toOwn.set(other.post.RecordId, fittingPosts(other, ownPairable, atMs));
    }
    return { own, forOwn, toOwn };
  }, [hasOwn, mine, board, table, atMs, owner]);
}
