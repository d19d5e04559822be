import { updateBoothRow } from '#entities/exhibitor/api/boothWrites.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { changeRow, type RowChangeFailure } from '#sending/changeRow.ts';
import { type BoothRows, type Identified, readBoothRows } from './boothRows.ts';

export type OwnChangeFailure = RowChangeFailure | 'refused';

export interface OwnChange<Row> {
  readonly recordId: string;
  readonly setValue: ServerRow;
  /** Whether the row is still as the screen shows it, where that matters. */
  readonly isAsSeen?: (row: Row) => boolean;
  /** Whether the row is as this change makes it. */
  readonly isDone: (row: Row) => boolean;
}

/** Sets a few fields of an exhibitor's row: once, and twice does no harm. */
export const changeOwnRow = <Row extends Identified>(
  booth: BoothKey,
  of: BoothRows<Row>,
  { recordId, setValue, isAsSeen = () => true, isDone }: OwnChange<Row>,
): Promise<'done' | OwnChangeFailure> =>
  changeRow<Row, 'refused'>({
    async readAgain(client) {
      const rows = await readBoothRows(client, of, booth, { recordId, policy: 'besideForm' });
      return rows.find(({ RecordId }) => RecordId === recordId);
    },
    isAsSeen,
    send: (client) => updateBoothRow(client, of.collection, { recordId, setValue }, booth.exhibitorUserId),
    holds: isDone,
    refusalOf: () => 'refused',
  });
