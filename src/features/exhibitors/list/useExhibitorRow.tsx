import { type ReactNode, useCallback } from 'react';
import { useExhibitorPictures } from '#entities/product/useExhibitorPictures.ts';
import { nameOf } from '#flows/content/namedOptions.ts';
import type { useNamed } from '../useNamed.ts';
import { type CardRow, ExhibitorCard } from './ExhibitorCard.tsx';

type ListedRow = CardRow & { readonly ProductTypeInfoId: string };

const noRows: readonly ListedRow[] = [];

/** Draws the rows of a list of exhibitors; in the list of one hall without it, and with what is ticked off there. */
export function useExhibitorRow(
  { language, kinds }: ReturnType<typeof useNamed>,
  rows: readonly ListedRow[] = noRows,
  isOfOneHall = false,
): (row: ListedRow) => ReactNode {
  const picturesOf = useExhibitorPictures(rows);
  return useCallback(
    (row) => (
      <ExhibitorCard
        row={row}
        language={language}
        isTicked={isOfOneHall}
        kind={nameOf(kinds, row.ProductTypeInfoId)}
        pictures={picturesOf(row.ExhibitorId)}
      />
    ),
    [language, kinds, isOfOneHall, picturesOf],
  );
}
