import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { readRemembered, remember } from './rememberedParts.ts';
import { useServerQuery } from './useServerQuery.ts';

export interface RememberedPart<T> {
  /** What the phone remembers of it until, or unless, it is read; undefined for a part of which nothing is known. */
  readonly content: T | undefined;
  /** Nothing is known yet: its place is kept free. */
  readonly isAwaited: boolean;
  /** The server has told it on this page, a moment ago. */
  readonly isFresh: boolean;
}

/** A part of a screen that is drawn from its last answer on this phone until a new one comes. */
export function useRememberedQuery<T, Key extends QueryKey>(
  part: string,
  options: UseQueryOptions<T, Error, T, Key>,
): RememberedPart<T> {
  const exhibitionId = useExhibitionId();
  const [remembered] = useState(() => readRemembered(exhibitionId, part) as T | undefined);
  const { data, error, isStale } = useServerQuery(options);
  useEffect(() => {
    if (data !== undefined) remember(exhibitionId, part, data);
  }, [data, exhibitionId, part]);
  const content = data ?? remembered;
  return {
    content,
    isAwaited: content === undefined && error === null,
    isFresh: data !== undefined && !isStale,
  };
}
