import { updateBoothRow } from '../../../api/exhibitor/boothWrites.ts';
import type { BoothKey } from '../../../domain/booth/boothKey.ts';
import { changeRow, type RowChangeFailure } from '../../../flows/submission/changeRow.ts';
import { type BoothRows, type Identified, readBoothRows } from './boothRows.ts';

export type FlagFailure = RowChangeFailure | 'refused';

/** A flag that takes a row away from visitors, or shows it to them. */
export interface RowFlag<Row> {
  readonly field: string;
  /** The value with which visitors do not see the row. */
  readonly whenAway: boolean;
  readonly isAway: (row: Row) => boolean;
}

/** Takes a row away from visitors or brings it back: once, and twice does no harm. */
export const changeFlag = <Row extends Identified>(
  booth: BoothKey,
  of: BoothRows<Row>,
  {
    recordId,
    flag,
    away,
  }: { readonly recordId: string; readonly flag: RowFlag<Row>; readonly away: boolean },
): Promise<'done' | FlagFailure> =>
  changeRow<Row, 'refused'>({
    async readAgain(client) {
      const rows = await readBoothRows(client, of, booth, { recordId, policy: 'besideForm' });
      return rows.find(({ RecordId }) => RecordId === recordId);
    },
    isAsSeen: (now) => flag.isAway(now) !== away,
    send: (client) =>
      updateBoothRow(
        client,
        of.collection,
        { recordId, setValue: { [flag.field]: away ? flag.whenAway : !flag.whenAway } },
        booth.exhibitorUserId,
      ),
    holds: (now) => flag.isAway(now) === away,
    refusalOf: () => 'refused',
  });
