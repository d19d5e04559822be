import { infiniteQueryOptions, type InfiniteData, queryOptions } from '@tanstack/react-query';
import type { Collection, Page } from '#data/collections/defineCollection.ts';
import { type ConditionParts, oneOf } from '#data/collections/condition.ts';
import type { FieldOf, Fields } from '#data/collections/definition.ts';
import { services } from '#session/services.ts';
import type { KeptPlace } from '#data/queries/keptAnswers.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { readKept } from '#data/queries/readKept.ts';
import type { Asked, AskedNames } from './listAsked.ts';

export interface Identified {
  readonly RecordId: string;
}

/** Which rows of a collection a list shows, and what they can be searched, filtered and sorted by. */
export interface ListPlan<F extends Fields, A extends string, R extends string, T extends Identified> {
  readonly collection: Collection<F, A, R, T>;
  /** What all rows have in common, such as their exhibition. */
  readonly condition: ConditionParts<A>;
  readonly search?: readonly FieldOf<F>[];
  /** Fields by the names that their filters have in the address; `null` for one that `among` or `keeps` answers. */
  readonly filters?: Readonly<Record<string, A | null>>;
  /** By their names in the address; the first is used where none is named. */
  readonly sorts?: Readonly<Record<string, Readonly<Partial<Record<FieldOf<F>, 1 | -1>>>>>;
  readonly expand?: readonly R[];
  readonly pageSize?: number;
  /** Only rows whose field has one of these values, such as the visitor's favourites. */
  readonly among?: Among<A> | undefined;
  /**
   * Rows that are shown, where the server cannot be asked for them alone; their number is then known once all are read. A
   * function that stays the same.
   */
  readonly keeps?: ((row: T) => boolean) | undefined;
  /** The rows of these ids in this order, asked for page by page; the sort of the server does not count then. */
  readonly ordered?: Ordered<A> | undefined;
  /** The exhibition for which the phone keeps the first page, as long as nothing narrows the list; of public rows alone. */
  readonly keptFor?: string;
}

interface AnyListPlan {
  readonly collection: { readonly name: string };
  readonly condition: object;
  readonly keptFor?: string;
  readonly among?: unknown;
  readonly ordered?: unknown;
}

interface Ordered<A extends string> {
  readonly field: A;
  /** Stands for the values in the name of the query. */
  readonly key: string;
  /** Undefined while it is not known which: the list waits. */
  readonly values: readonly string[] | undefined;
}

interface Among<A extends string> {
  readonly field: A;
  readonly values: readonly string[];
}

const usualPageSize = 30;
/** Read again in the background only while this short: each page is one request. */
const mostPagesReadAgain = 3;
/** A visitor who returns from a detail page finds the rows where they were. */
const keptMs = 30 * 60_000;

export const namesOf = ({
  filters = {},
  sorts = {},
}: Pick<ListPlan<Fields, string, string, Identified>, 'filters' | 'sorts'>): AskedNames => ({
  filters: Object.keys(filters),
  sorts: Object.keys(sorts),
});

export function listQuery<F extends Fields, A extends string, R extends string, T extends Identified>(
  plan: ListPlan<F, A, R, T>,
  asked: Asked,
) {
  const { collection, sorts = {}, expand, pageSize = usualPageSize, keeps, ordered } = plan;
  const sort = sorts[asked.sort ?? Object.keys(sorts)[0] ?? ''];
  return infiniteQueryOptions({
    queryKey: ['list', collection.name, plan.condition, asked, plan.among, ordered?.key] as const,
    queryFn: async (context) => {
      const { pageParam: pageIndex } = context;
      const part = ordered && pageOf(ordered.values ?? [], pageIndex, pageSize);
      if (plan.among?.values.length === 0 || part?.values.length === 0) return noRows<T>();
      const among = part && ordered ? { field: ordered.field, values: part.values } : plan.among;
      const readPage = async () =>
        collection.page(await readingClient(context), conditionFor({ ...plan, among }, asked), {
          pageIndex: part ? 1 : pageIndex,
          pageSize,
          search: searchFor(plan, asked),
          ...(sort && !part && { sort }),
          ...(expand && { expand }),
        });
      const page = await readKept(context, keptPlace(plan, asked, pageIndex), readPage, asFirstPage);
      if (!part || !ordered) return page;
      return { items: inOrder(page.items, ordered.field, part.values), pageIndex, hasMore: part.hasMore };
    },
    enabled: ordered === undefined || ordered.values !== undefined,
    initialPageParam: 1,
    getNextPageParam: (last: Page<T>, pages) =>
      last.hasMore && (ordered !== undefined || bringsMore(last, pages[pages.length - 2]))
        ? last.pageIndex + 1
        : undefined,
    select: keeps === undefined ? rowsOf<T> : keptRows(keeps),
    staleTime: services().times.reaskEveryMs,
    gcTime: keptMs,
    refetchOnMount: isShort,
    refetchOnWindowFocus: isShort,
    refetchOnReconnect: isShort,
  });
}

const nothingAsked: Pick<Asked, 'search' | 'filters'> = { search: '', filters: {} };

/** How many rows there are; `null` where the server does not say. */
export function countQuery<F extends Fields, A extends string, R extends string, T extends Identified>(
  plan: ListPlan<F, A, R, T>,
  { search, filters }: Pick<Asked, 'search' | 'filters'> = nothingAsked,
) {
  const asked = { search, filters, sort: undefined };
  return queryOptions({
    queryKey: ['count', plan.collection.name, plan.condition, { search, filters }, plan.among],
    queryFn: async (context) =>
      (await plan.collection.count(await readingClient(context), conditionFor(plan, asked), {
        policy: 'background',
        search: searchFor(plan, asked),
      })) ?? null,
    staleTime: services().times.reaskEveryMs,
  });
}

const asFirstPage = <T>(page: Page<T>) => ({ pages: [page], pageParams: [1] });

function keptPlace(
  { collection, condition, keptFor, among, ordered }: AnyListPlan,
  { search, filters, sort }: Asked,
  pageIndex: number,
): KeptPlace | undefined {
  const isWhole =
    search === '' && sort === undefined && Object.keys(filters).length === 0 && !among && !ordered;
  if (keptFor === undefined || !isWhole || pageIndex !== 1) return undefined;
  return { exhibitionId: keptFor, name: `list/${collection.name}/${JSON.stringify(condition)}` };
}

function conditionFor<F extends Fields, A extends string, R extends string, T extends Identified>(
  { condition, filters = {}, among }: ListPlan<F, A, R, T>,
  asked: Asked,
): ConditionParts<A> {
  const chosen = Object.entries(asked.filters)
    .map(([name, value]) => ({ field: filters[name] ?? null, value }))
    .filter(({ field }) => field !== null)
    .map(({ field, value }) => ({ [String(field)]: value }));
  const wanted = among && { [among.field]: oneOf(among.values) };
  return Object.assign({}, condition, ...chosen, wanted) as ConditionParts<A>;
}

function searchFor<F extends Fields, A extends string, R extends string, T extends Identified>(
  { search: fields }: ListPlan<F, A, R, T>,
  { search }: Asked,
) {
  return search === '' || fields === undefined ? undefined : { text: search, fields };
}

function pageOf(values: readonly string[], pageIndex: number, pageSize: number) {
  const end = pageIndex * pageSize;
  return { values: values.slice(end - pageSize, end), hasMore: end < values.length };
}

function inOrder<T>(rows: readonly T[], field: string, values: readonly string[]): readonly T[] {
  const placeOf = (row: T) => values.indexOf(String((row as Record<string, unknown>)[field]));
  return rows.slice().sort((one, other) => placeOf(one) - placeOf(other));
}

/** A server that takes no notice of the page would send the same rows for ever. */
function bringsMore<T extends Identified>(last: Page<T>, before: Page<T> | undefined): boolean {
  if (before === undefined) return true;
  const known = new Set(before.items.map(({ RecordId }) => RecordId));
  return last.items.some(({ RecordId }) => !known.has(RecordId));
}

interface Joined {
  readonly pages: readonly unknown[];
  readonly known: Set<string>;
  readonly rows: readonly unknown[];
}

/** By the first page. */
const joined = new WeakMap<object, Joined>();

/**
 * Each row once: a list that grows while it is read moves rows from one page to the next. Pages that were joined before are not
 * gone through again, as a long list would for every page that arrives.
 */
function rowsOf<T extends Identified>({ pages }: InfiniteData<Page<T>>): readonly T[] {
  const [first] = pages;
  if (first === undefined) return [];
  const before = joined.get(first);
  const isLonger = before?.pages.every((page, at) => page === pages[at]) === true;
  if (isLonger && before.pages.length === pages.length) return before.rows as readonly T[];
  const known = isLonger ? before.known : new Set<string>();
  const rows = isLonger ? (before.rows as readonly T[]).slice() : [];
  for (const { items } of pages.slice(isLonger ? before.pages.length : 0))
    for (const row of items) {
      if (known.has(row.RecordId)) continue;
      known.add(row.RecordId);
      rows.push(row);
    }
  joined.set(first, { pages, known, rows });
  return rows;
}

const selections = new WeakMap<object, unknown>();

/** The same function for the same rule: rows are selected again for a new one. */
function keptRows<T extends Identified>(keeps: (row: T) => boolean) {
  const select =
    (selections.get(keeps) as typeof rowsOf<T> | undefined) ??
    ((data: InfiniteData<Page<T>>) => rowsOf(data).filter(keeps));
  selections.set(keeps, select);
  return select;
}

const noRows = <T>(): Page<T> => ({ items: [], pageIndex: 1, hasMore: false });

interface Cached {
  readonly state: { readonly data: unknown };
}

const isShort = ({ state: { data } }: Cached): boolean =>
  data === undefined || (data as InfiniteData<unknown>).pages.length <= mostPagesReadAgain;
