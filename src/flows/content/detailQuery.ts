import { type InfiniteData, queryOptions } from '@tanstack/react-query';
import type { ConditionParts } from '#data/collections/condition.ts';
import type { Collection, ListOptions, Page } from '#data/collections/defineCollection.ts';
import type { FieldOf, Fields } from '#data/collections/definition.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { keepSoon, readKept } from '#data/queries/readKept.ts';
import { services } from '#session/services.ts';
import type { Identified } from './listQuery.ts';

/**
 * One row; `null` where there is none. A row that a list has read is shown until its own read is answered.
 * @param keptFor the exhibition for which the phone keeps the row; of public rows alone
 */
export function detailQuery<F extends Fields, A extends FieldOf<F>, R extends string, T extends Identified>(
  collection: Collection<F, A, R, T>,
  condition: ConditionParts<A>,
  keptFor?: string,
) {
  const place =
    keptFor === undefined
      ? undefined
      : { exhibitionId: keptFor, name: `${collection.name}/${JSON.stringify(condition)}` };
  const listed = () => findListed(collection.name, condition);
  const queryKey = ['detail', collection.name, condition] as const;
  const initialRow = () => {
    const found = listed();
    if (found && place) {
      const kept = { answer: found.row, readAtMs: found.readAtMs };
      keepSoon({ client: queryClient(), queryKey }, place, kept);
    }
    return found?.row as T | undefined;
  };
  return queryOptions({
    queryKey,
    queryFn: (context) =>
      readKept<T | null>(
        context,
        place,
        async () => (await collection.get(await readingClient(context), condition)) ?? null,
      ),
    initialData: initialRow,
    initialDataUpdatedAt: () => listed()?.readAtMs,
    staleTime: services().times.reaskEveryMs,
  });
}

/**
 * All rows of a short collection, such as the halls of an exhibition: the choices of a filter.
 * @param keptFor the exhibition for which the phone keeps the rows; of public rows alone
 */
export function choicesQuery<F extends Fields, A extends string, R extends string, T>(
  collection: Collection<F, A, R, T>,
  condition: ConditionParts<A>,
  sort: NonNullable<ListOptions<FieldOf<F>, R>['sort']>,
  keptFor?: string,
) {
  const place =
    keptFor === undefined
      ? undefined
      : { exhibitionId: keptFor, name: `choices/${collection.name}/${JSON.stringify(condition)}` };
  return queryOptions({
    queryKey: ['choices', collection.name, condition] as const,
    queryFn: (context) =>
      readKept(context, place, async () =>
        collection.list(await readingClient(context), condition, { sort, policy: 'background' }),
      ),
    staleTime: Infinity,
  });
}

function findListed(collection: string, condition: Readonly<Record<string, unknown>>) {
  const lists = queryClient()
    .getQueryCache()
    .findAll({ queryKey: ['list', collection] });
  const wanted = Object.entries(condition);
  for (const { state } of lists) {
    const pages =
      (state.data as InfiniteData<Page<Readonly<Record<string, unknown>>>> | undefined)?.pages ?? [];
    for (const { items } of pages) {
      const row = items.find((item) => wanted.every(([name, value]) => item[name] === value));
      if (row !== undefined) return { row, readAtMs: state.dataUpdatedAt };
    }
  }
  return undefined;
}
