import { type ReactNode, useCallback } from 'react';
import { useIsPainted } from '#ui/list/useIsPainted.ts';
import { Adverts, type AdvertsProps } from './Adverts.tsx';
import css from './Adverts.module.css';
import type { AdvertSlot } from './advertsQuery.ts';

interface Identified {
  readonly RecordId: string;
}

/** Below the first screen of a list, where an advertisement that comes late moves nothing that is read. */
const afterRow = 6;

/** Draws the rows of a list with the advertisements of a slot behind the sixth one, or the last one of a shorter list. */
export function useAdvertAmong<T extends Identified>(
  slot: AdvertSlot,
  rows: readonly T[] | undefined,
  renderRow: (row: T) => ReactNode,
): (row: T) => ReactNode {
  const last = rows?.[Math.min(afterRow, rows.length) - 1]?.RecordId;
  return useCallback(
    (row) =>
      row.RecordId === last ? (
        <>
          {renderRow(row)}
          <div className={css['among']} data-wide>
            <LaterAdverts slot={slot} />
          </div>
        </>
      ) : (
        renderRow(row)
      ),
    [slot, last, renderRow],
  );
}

/** Asked for after the rows have been painted. */
const LaterAdverts = (props: AdvertsProps) => useIsPainted() && <Adverts {...props} />;
