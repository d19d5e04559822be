import { useSyncExternalStore } from 'react';
import type { RememberedEntry } from '../../domain/programme/rememberedEntry.ts';
import { isSameEntry, type TimedEntry } from '../../domain/programme/timedEntry.ts';
import { rememberedList } from './rememberedList.ts';

/** A visitor's schedule of an exhibition, in the order in which it was put together. */
export function useRemembered(exhibitionId: string): readonly RememberedEntry[] {
  const { subscribe, list } = rememberedList(exhibitionId);
  return useSyncExternalStore(subscribe, list);
}

/** The entry as it is in the schedule; undefined where it is not. */
export function useRememberedEntry(
  exhibitionId: string,
  entry: Pick<TimedEntry, 'kind' | 'id'>,
): RememberedEntry | undefined {
  return useRemembered(exhibitionId).find((one) => isSameEntry(one, entry));
}
