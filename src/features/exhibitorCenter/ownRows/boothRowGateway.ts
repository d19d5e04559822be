import type { GatewayOf } from '#sending/createSubmission.ts';
import { insertBoothRow, updateBoothRow } from '#entities/exhibitor/api/boothWrites.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { lookUp, type RowLookup } from '#data/collections/lookUp.ts';
import { randomId } from '#device/identity/randomId.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { newRowsOnly } from '#sending/newRowsOnly.ts';
import { outboxEntry, type SubmissionEntry } from '#sending/outboxEntry.ts';
import type { OutboxOwner } from '#sending/outboxOwnerKey.ts';
import { onSchedule } from '#sending/submissionGateway.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { askBoothRows, type BoothRows, type Identified } from './boothRows.ts';

export interface SentBoothRow {
  readonly owner: OutboxOwner;
  readonly record: ServerRow;
  readonly secretFields?: readonly string[];
}

/** A correction carries the changed fields alone; a new row carries its client reference. */
export const correctionEntry = ({ exhibitionId }: BoothKey, sent: SentBoothRow): SubmissionEntry =>
  outboxEntry({ exhibitionId, clientRef: randomId(), ...sent });

export function newRowEntry({ exhibitionId, exhibitorId }: BoothKey, sent: SentBoothRow): SubmissionEntry {
  const clientRef = randomId();
  const ids = { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId, ClientRef: clientRef };
  return outboxEntry({ exhibitionId, clientRef, ...sent, record: { ...sent.record, ...ids } });
}

export const isNewRow = ({ record }: SubmissionEntry): boolean => record['ClientRef'] !== undefined;

interface Sending<Row extends Identified> {
  readonly booth: BoothKey;
  readonly of: BoothRows<Row>;
  /** The row that is corrected. */
  readonly recordId?: string | undefined;
  /** What makes two new rows say the same, at a server that keeps no reference. */
  readonly compared?: readonly string[];
}

/** How a row of an exhibitor is sent once, as its user. */
export const boothRowGateway =
  <Row extends Identified>({ booth, of, recordId, compared = [] }: Sending<Row>): GatewayOf<Row> =>
  (entry, mayBeStored) => {
    const { record } = entry;
    const { collection, withdrawnFrom } = of;
    const isNew = isNewRow(entry);
    const userId = booth.exhibitorUserId;
    const findOwn = (client: ApiClient): Promise<RowLookup> =>
      lookUp(
        client,
        { rows: (reader, _, options) => askBoothRows(reader, of, booth, { ...options, recordId }) },
        {},
        onSchedule,
      );
    const findNew = newRowsOnly(entry, { find: findOwn, compared, mayBeStored });
    return {
      insert: (client) => insertBoothRow(client, collection, record, userId),
      update: (client, id) => updateBoothRow(client, collection, { recordId: id, setValue: record }, userId),
      find: (client) => (isNew ? findNew(client) : findOwn(client)),
      count: () => Promise.resolve(isNew && withdrawnFrom !== undefined ? undefined : 1),
      read: of.read,
      ...(isNew && withdrawnFrom !== undefined && { collection: withdrawnFrom }),
    };
  };
