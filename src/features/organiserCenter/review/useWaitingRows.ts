import { keepPreviousData, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { Page } from '#data/collections/defineCollection.ts';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useListChoice } from '../organiserDecides/useListChoice.ts';

/** How many rows a list shows at first, and adds with each tap. */
const rowsAtATime = 50;

const always = () => true;

/** The oldest rows that wait, some more with each tap; who comes back from a row finds as many as before. */
export function useWaitingRows<Row, Key extends QueryKey>(
  queryOf: (most: number) => UseQueryOptions<Page<Row>, Error, Page<Row>, Key>,
) {
  const [{ kind, most }, setChoice] = useListChoice({ kind: '', most: rowsAtATime });
  const query = useServerQuery<Page<Row>, Key>({
    ...queryOf(most),
    refetchInterval: pollWhile<Page<Row>>(always),
    placeholderData: keepPreviousData,
  });
  const onMore = query.isPlaceholderData ? undefined : () => setChoice({ kind, most: most + rowsAtATime });
  return { query, onMore };
}
