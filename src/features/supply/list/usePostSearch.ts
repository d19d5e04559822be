import { useMemo } from 'react';
import { createSearchIndex } from '#entities/search/rules/searchIndex.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { useChineseTable } from '#entities/search/useChineseTable.ts';

/** The ids of the posts that a text finds, by their characters or as they sound; undefined for an empty text. */
export function usePostSearch(
  posts: readonly SupplyPost[] | undefined,
  nameOf: (productType: string) => string,
  search: string,
): ReadonlySet<string> | undefined {
  const isAsked = search.trim() !== '';
  const table = useChineseTable(isAsked);
  const index = useMemo(() => {
    if (posts === undefined || !isAsked) return undefined;
    const created = createSearchIndex<'post'>(table);
    created.add(
      posts.map((post) => ({
        kind: 'post',
        id: post.RecordId,
        names: [post.productName, nameOf(post.productType)],
        more: `${post.companyName} ${post.originPlace} ${post.packSize}`,
        booth: '',
        rank: 0,
      })),
    );
    return created;
  }, [posts, nameOf, table, isAsked]);

  return useMemo(
    () => index && new Set(index.search(search, { limit: index.size() }).hits.map(({ id }) => id)),
    [index, search],
  );
}
