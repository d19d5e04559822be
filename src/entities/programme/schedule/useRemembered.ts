import { useSyncExternalStore } from 'react';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { RememberedEntry } from '../rules/rememberedEntry.ts';
import { rememberedList } from './rememberedList.ts';

/** A visitor's schedule of an exhibition, in the order in which it was put together. */
export function useRemembered(): readonly RememberedEntry[] {
  const exhibitionId = useExhibitionId();
  const { subscribe, list } = rememberedList(exhibitionId);
  return useSyncExternalStore(subscribe, list);
}
