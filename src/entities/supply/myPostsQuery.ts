import { queryOptions } from '@tanstack/react-query';
import { supplyPosts } from './api/supplyCollections.ts';
import { isOwnPost, ownerFields, type PostOwner } from './rules/postOwner.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

export const myPostsKey = (exhibitionId: string) => ['supplyMine', exhibitionId] as const;

/** The posts of a visitor or an exhibitor, in any state, newest first. */
export const myPostsQuery = (owner: PostOwner) =>
  queryOptions({
    queryKey: [...myPostsKey(owner.exhibitionId), owner.ownerId] as const,
    queryFn: async (context) => {
      const own = { ExhibitionId: owner.exhibitionId, ...ownerFields(owner) };
      const { exhibitorUserId } = owner;
      const rows = await supplyPosts.list(await readingClient(context), own, {
        sort: { CreatedAtMesc: -1 },
        ...(exhibitorUserId !== undefined && { userId: exhibitorUserId }),
      });
      return rows.filter((post) => isOwnPost(post, owner));
    },
    staleTime: services().times.reaskEveryMs,
  });
