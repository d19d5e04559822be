import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { readyQuery } from '#ui/query/readyQuery.ts';

/** The row that an address names; `null` where it names none: no server is asked for what cannot be an id. */
export function useRow<T, Key extends QueryKey>(
  query: UseQueryOptions<T | null, Error, T | null, Key>,
  rowId: string,
) {
  const read = useServerQuery({ ...query, enabled: isRecordId(rowId) });
  return isRecordId(rowId) ? read : { ...read, ...readyQuery<T | null>(null) };
}
