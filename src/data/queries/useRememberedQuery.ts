import { ownNames } from '#device/storage/deviceKeys.ts';
import { appStorage } from '#device/storage/appDeviceStore.ts';
import { findRunningBuild } from '#device/build/findRunningBuild.ts';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { useServerQuery } from './useServerQuery.ts';

interface Remembered {
  readonly exhibitionId: string;
  /** Another build may read the parts differently. */
  readonly build: string;
  readonly parts: Readonly<Record<string, unknown>>;
}

const running = (exhibitionId: string): Remembered => ({
  exhibitionId,
  build: findRunningBuild() ?? '',
  parts: {},
});

function readAll(exhibitionId: string): Remembered {
  const none = running(exhibitionId);
  try {
    const kept = JSON.parse(appStorage().read(ownNames.homeContent) ?? 'null') as Partial<Remembered> | null;
    const isOwn = kept?.exhibitionId === exhibitionId && kept.build === none.build;
    return isOwn && typeof kept.parts === 'object' ? { ...none, parts: kept.parts } : none;
  } catch {
    return none;
  }
}

/** A part of a screen as it was last read on this phone: public content of the latest exhibition alone. */
const readRemembered = (exhibitionId: string, part: string): unknown => readAll(exhibitionId).parts[part];

function remember(exhibitionId: string, part: string, content: unknown): void {
  const kept = readAll(exhibitionId);
  const next: Remembered = { ...kept, parts: { ...kept.parts, [part]: content } };
  appStorage().write(ownNames.homeContent, JSON.stringify(next));
}

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
