import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { supplyPosts } from '#entities/supply/api/supplyCollections.ts';
import { isOwnPost, ownerFields, type PostOwner } from '#entities/supply/rules/postOwner.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';
import { listedPostsKey } from '#entities/supply/listedPostsQuery.ts';
import { myPostsKey } from '#entities/supply/myPostsQuery.ts';

const postKey = (exhibitionId: string) => ['supplyPost', exhibitionId] as const;

/** One post; `null` where there is none. What a list has read is shown until its own read is answered. */
export function postQuery(exhibitionId: string, postId: string) {
  return queryOptions({
    queryKey: [...postKey(exhibitionId), postId] as const,
    queryFn: async (context): Promise<SupplyPost | null> => {
      const wanted = { ExhibitionId: exhibitionId, RecordId: postId };
      const post = await supplyPosts.get(await readingClient(context), wanted);
      return post?.RecordId === postId ? post : null;
    },
    initialData: () => findListed(exhibitionId, postId)?.post,
    initialDataUpdatedAt: () => findListed(exhibitionId, postId)?.readAtMs,
    staleTime: services().times.reaskEveryMs,
  });
}

function findListed(exhibitionId: string, postId: string) {
  const cache = queryClient().getQueryCache();
  const lists = [
    ...cache.findAll({ queryKey: listedPostsKey(exhibitionId) }),
    ...cache.findAll({ queryKey: myPostsKey(exhibitionId) }),
  ];
  for (const { state } of lists) {
    const post = (state.data as readonly SupplyPost[] | undefined)?.find(
      ({ RecordId }) => RecordId === postId,
    );
    if (post !== undefined) return { post, readAtMs: state.dataUpdatedAt };
  }
  return undefined;
}

/** One's own post as the server has it now; `null` where there is none. @throws ApiProblem */
export async function findOwnPost(
  client: ApiClient,
  owner: PostOwner & { readonly postId: string | undefined },
  options: ReadOptions,
): Promise<SupplyPost | null> {
  const { exhibitionId, postId, exhibitorUserId } = owner;
  if (postId === undefined) return null;
  const wanted = { ExhibitionId: exhibitionId, RecordId: postId, ...ownerFields(owner) };
  const as = exhibitorUserId === undefined ? {} : { userId: exhibitorUserId };
  const post = await supplyPosts.get(client, wanted, { ...options, ...as });
  return post?.RecordId === postId && isOwnPost(post, owner) ? post : null;
}

/** Something was published, corrected or withdrawn here. */
export async function rereadPosts(exhibitionId: string): Promise<void> {
  const keys = [listedPostsKey(exhibitionId), myPostsKey(exhibitionId), postKey(exhibitionId)];
  await Promise.all(keys.map((queryKey) => rereadQueries({ queryKey })));
}
