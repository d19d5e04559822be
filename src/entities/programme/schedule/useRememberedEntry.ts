import type { RememberedEntry } from '../rules/rememberedEntry.ts';
import { isSameEntry, type TimedEntry } from '../rules/timedEntry.ts';
import { useRemembered } from './useRemembered.ts';

/** The entry as it is in the schedule; undefined where it is not. */
export function useRememberedEntry(entry: Pick<TimedEntry, 'kind' | 'id'>): RememberedEntry | undefined {
  return useRemembered().find((one) => isSameEntry(one, entry));
}
