import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { BoothRows, Identified } from './boothRows.ts';
import { changeOwnRow } from './changeOwnRow.ts';

/** A flag that takes a row away from visitors, or shows it to them. */
export interface RowFlag<Row> {
  readonly field: string;
  /** The value with which visitors do not see the row. */
  readonly whenAway: boolean;
  readonly isAway: (row: Row) => boolean;
}

/** Takes a row away from visitors or brings it back. */
export const changeFlag = <Row extends Identified>(
  booth: BoothKey,
  of: BoothRows<Row>,
  {
    recordId,
    flag,
    away,
  }: { readonly recordId: string; readonly flag: RowFlag<Row>; readonly away: boolean },
) =>
  changeOwnRow(booth, of, {
    recordId,
    setValue: { [flag.field]: away ? flag.whenAway : !flag.whenAway },
    isDone: (row) => flag.isAway(row) === away,
  });
