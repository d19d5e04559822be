import { useMemo } from 'react';
import type { ListInsert } from '#ui/list/VirtualRows.tsx';
import { useIsPainted } from '#ui/list/useIsPainted.ts';
import { Adverts, type AdvertsProps } from './Adverts.tsx';
import type { AdvertSlot } from './advertsQuery.ts';

/** Below the first screen of a list, where an advertisement that comes late moves nothing that is read. */
const afterRow = 6;

/** The advertisements of a slot as one item of a list: behind the sixth row, or the last one of a shorter list. */
export function useAdvertAmong(slot: AdvertSlot, rows: readonly unknown[] = []): ListInsert {
  const at = Math.min(afterRow, rows.length) - 1;
  return useMemo(() => ({ at, item: <LaterAdverts slot={slot} isItem /> }), [slot, at]);
}

/** Asked for after the rows have been painted. */
const LaterAdverts = (props: AdvertsProps) => useIsPainted() && <Adverts {...props} />;
