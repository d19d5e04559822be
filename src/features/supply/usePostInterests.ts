import { useMemo } from 'react';
import { hasOlder, shownMessages } from '#entities/message/rules/messageStream.ts';
import { interestsByPost, type PostInterest } from '#entities/supply/rules/postInterests.ts';
import type { PostOwner } from '#entities/supply/rules/postOwner.ts';
import { useThread } from '#entities/message/useThread.ts';
import type { ServerQuery } from '#data/queries/useServerQuery.ts';

export interface PostInterests {
  readonly query: ServerQuery<unknown>;
  readonly byPost: ReadonlyMap<string, readonly PostInterest[]>;
  /** Whether there are messages that were not read: they may name posts too. */
  readonly mayBeMore: boolean;
}

/** Who has written to an owner about which post, among the newest messages. */
export function usePostInterests({ exhibitionId, ownerId, exhibitorUserId }: PostOwner): PostInterests {
  const owner = { exhibitionId, visitorId: ownerId, exhibitorUserId };
  const query = useThread({ owner, partner: undefined }, true);
  const { data } = query;
  const byPost = useMemo(
    () => interestsByPost(data === undefined ? [] : shownMessages(data), exhibitionId),
    [data, exhibitionId],
  );
  return { query, byPost, mayBeMore: data !== undefined && hasOlder(data) };
}
