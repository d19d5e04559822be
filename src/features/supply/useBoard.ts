import { useChineseTable } from '#entities/search/useChineseTable.ts';
import { createSearchIndex } from '#entities/search/rules/searchIndex.ts';
import { useMemo } from 'react';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { type ListQuery, useAsked } from '#flows/content/useListQuery.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { clockHour } from './clockHour.ts';
import { boardRows } from './rules/boardRows.ts';
import { listedPostsQuery } from '#entities/supply/listedPostsQuery.ts';
import { type Fits, useFits } from './useFits.ts';
import { useVisitorOwner } from '#entities/supply/useVisitorOwner.ts';
import { type TypeNames, useTypeNames } from './useTypeNames.ts';

/** By their names in the address. */
const names = {
  filters: { exhibitor: null, kind: null, type: null, fits: null },
  sorts: { newest: {}, closing: {} },
} as const;

export interface Board {
  readonly query: ListQuery<SupplyPost>;
  readonly types: TypeNames;
  readonly fits: Fits;
  /** The kinds of products that there are posts of. */
  readonly usedTypes: ReadonlySet<string>;
}

/** The board as a list: search, filters and order answer on the phone, without a wait. */
export function useBoard(): Board {
  const exhibitionId = useExhibitionId();
  const owner = useVisitorOwner();
  const read = useServerQuery(listedPostsQuery(exhibitionId));
  const types = useTypeNames();
  const fits = useFits(owner);
  const { asked, ask } = useAsked(names);
  const { exhibitor = '', kind = '', type = '', fits: onlyFits = '' } = asked.filters;
  const { data: posts } = read;
  const found = usePostSearch(posts, types.nameOf, asked.search);
  const atMs = clockHour();

  const rows = useMemo(() => {
    if (posts === undefined) return undefined;
    const among = onlyFits === '' ? undefined : Array.from(fits.toOwn.keys());
    const sort = asked.sort === 'closing' ? 'closing' : 'newest';
    return boardRows(posts, { kind, type, exhibitor, found, among, sort }, atMs);
  }, [posts, kind, type, exhibitor, found, onlyFits, fits, asked.sort, atMs]);
  const usedTypes = useMemo(() => new Set((posts ?? []).map((post) => post.productType)), [posts]);

  const query: ListQuery<SupplyPost> = {
    rows: { ...read, data: rows },
    more: { hasMore: false, isLoading: false, hasFailed: false, load: () => {} },
    total: rows?.length,
    asked,
    ask,
    isChanging: false,
    refresh: async () => void (await read.refetch({ throwOnError: true })),
  };
  return { query, types, fits, usedTypes };
}

/** The ids of the posts that a text finds, by their characters or as they sound; undefined for an empty text. */
function usePostSearch(
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
