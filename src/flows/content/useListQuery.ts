import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Fields } from '#data/collections/definition.ts';
import { useIsPainted } from '#ui/list/useIsPainted.ts';
import type { QueryState } from '#ui/query/QueryState.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { useAskedAddress } from '../navigation/asked/useAskedAddress.ts';
import { type Asked, addressChange, readAsked } from './listAsked.ts';
import { countQuery, type Identified, type ListPlan, listQuery, namesOf } from './listQuery.ts';

export interface ListQuery<T> {
  readonly rows: QueryState<readonly T[]>;
  readonly more: {
    readonly hasMore: boolean;
    readonly isLoading: boolean;
    /** The next page could not be read; `load` reads that page alone again. */
    readonly hasFailed: boolean;
    readonly load: () => void;
  };
  /** How many rows there are in all; undefined while it is not known. */
  readonly total: number | undefined;
  readonly asked: Asked;
  readonly ask: (change: Partial<Asked>) => void;
  /** The rows answer the previous question. */
  readonly isChanging: boolean;
  /** Reads the list from its first page. Rejects if that fails; the rows stay. */
  readonly refresh: () => Promise<void>;
}

/** A list whose search, filters and order are in the address. The plan may be a new object at each render. */
export function useListQuery<F extends Fields, A extends string, R extends string, T extends Identified>(
  plan: ListPlan<F, A, R, T>,
): ListQuery<T> {
  const client = queryClient();
  const { asked, ask } = useAsked(plan);
  const options = listQuery(plan, asked);
  const query = useInfiniteQuery({ ...options, placeholderData: sameList(plan) }, client);
  // A frame after the rows, which it would delay.
  const isPainted = useIsPainted(query.data !== undefined);
  const count = useQuery(
    { ...countQuery(plan, asked), enabled: isPainted && query.hasNextPage && !plan.keeps && !plan.ordered },
    client,
  );
  const orderedCount = isNarrowed(asked, plan) ? undefined : plan.ordered?.values?.length;
  const { data, isPlaceholderData, isFetchNextPageError, failureReason } = query;
  const isBlank = isBlankList(query);
  useNextPages(isBlank, () => query.fetchNextPage({ cancelRefetch: false }));
  // Rows that answer another question are no substitute for ones that do not come.
  const rows = isBlank || (isPlaceholderData && failureReason !== null) ? undefined : data;

  async function refresh() {
    await client.cancelQueries({ queryKey: options.queryKey, exact: true });
    client.setQueryData(options.queryKey, firstPage, { updatedAt: query.dataUpdatedAt });
    if (count.data !== undefined) void count.refetch();
    await query.refetch({ throwOnError: true });
  }

  return {
    rows: {
      data: rows,
      error: isFetchNextPageError ? null : query.error,
      failureReason,
      isFetching: query.isFetching,
      dataUpdatedAt: query.dataUpdatedAt,
      retry: () => refresh().catch(() => {}),
    },
    more: {
      hasMore: query.hasNextPage && !isPlaceholderData,
      isLoading: query.isFetchingNextPage,
      hasFailed: isFetchNextPageError,
      load: () => {
        if (!query.isFetching) void query.fetchNextPage();
      },
    },
    total: query.hasNextPage ? (orderedCount ?? count.data ?? undefined) : data?.length,
    asked,
    ask,
    isChanging: isPlaceholderData,
    refresh,
  };
}

/** Rows of the ids that are listed may be missing: a search or a filter of the server leaves some out. */
const isNarrowed = (
  { search, filters }: Asked,
  { filters: fields = {} }: Pick<ListPlan<Fields, string, string, Identified>, 'filters'>,
) => search !== '' || Object.keys(filters).some((name) => typeof fields[name] === 'string');

interface Paged {
  readonly data: readonly unknown[] | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchNextPageError: boolean;
}

const isBlankList = ({ data, hasNextPage, isFetchNextPageError }: Paged): boolean =>
  data?.length === 0 && hasNextPage && !isFetchNextPageError;

/** Reads on until a row is kept: a page of which none is kept is no end of a list. */
function useNextPages(isBlank: boolean, fetchNextPage: () => Promise<Paged>): void {
  const load = useEffectEvent(fetchNextPage);
  useEffect(() => {
    let isWanted = isBlank;
    const loadOn = async () => {
      while (isWanted) isWanted = isBlankList(await load()) && isWanted;
    };
    void loadOn();
    return () => {
      isWanted = false;
    };
  }, [isBlank]);
}

type AnyPlan = Parameters<typeof namesOf>[0] & { readonly condition: object };

/** What is asked for, as it stands in the address; also for a list whose rows are all on the phone. */
export function useAsked(plan: Parameters<typeof namesOf>[0]): Pick<ListQuery<unknown>, 'asked' | 'ask'> {
  const { params, ask: askAddress } = useAskedAddress();
  const names = namesOf(plan);
  const written = params.toString();
  const given = JSON.stringify(names);
  const asked = useMemo(
    () => readAsked(new URLSearchParams(written), JSON.parse(given) as typeof names),
    [written, given],
  );
  const ask = (change: Partial<Asked>) => askAddress(addressChange(change, names));
  return { asked, ask };
}

const firstPage = <D extends { readonly pages: readonly unknown[]; readonly pageParams: readonly unknown[] }>(
  data: D | undefined,
): D | undefined =>
  data && { ...data, pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };

/** While another search is answered the rows of the last one stay, but never those of another exhibition. */
function sameList({ condition }: AnyPlan) {
  const wanted = JSON.stringify(condition);
  return <D>(previous: D | undefined, query: { readonly queryKey: readonly unknown[] } | undefined) =>
    JSON.stringify(query?.queryKey[2]) === wanted ? previous : undefined;
}
