import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServerQuery } from '../queries/useServerQuery.ts';
import { readRemembered, remember } from './rememberedContent.ts';

/** A part of the home: what the phone remembers of it until, or unless, it is read. */
export function useHomeQuery<T, Key extends QueryKey>(
  exhibitionId: string,
  part: string,
  options: UseQueryOptions<T, Error, T, Key>,
): T | undefined {
  const [remembered] = useState(() => readRemembered(exhibitionId, part) as T | undefined);
  const { data } = useServerQuery(options);
  useEffect(() => {
    if (data !== undefined) remember(exhibitionId, part, data);
  }, [data, exhibitionId, part]);
  return data ?? remembered;
}
