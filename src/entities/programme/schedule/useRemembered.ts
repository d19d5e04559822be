import { useSyncExternalStore } from 'react';
import type { RememberedEntry } from '../rules/rememberedEntry.ts';
import { rememberedList } from './rememberedList.ts';

/** A visitor's schedule of an exhibition, in the order in which it was put together. */
export function useRemembered(exhibitionId: string): readonly RememberedEntry[] {
  const { subscribe, list } = rememberedList(exhibitionId);
  return useSyncExternalStore(subscribe, list);
}
