import { readLine, readReference, type ServerRow } from '#domain/record/serverRow.ts';

export interface KeptRow {
  /** '' where the server did not tell it, and the phone holds none of the rows: then the first by its id is kept. */
  readonly recordId: string;
  readonly clientRef: string;
  /** What was sent, under the server's names. */
  readonly fields: ServerRow;
}

/** Whose row it is, and what it is about: what of this was sent must be in both rows. */
const telling = [
  'ExhibitionId',
  'QuestionnaireId',
  'VisitorId',
  'Mob',
  'Email',
  'GroupMob',
  'GroupEmail',
  'Name',
  'VisitorSender',
  'VisitorReceiver',
  'ExhibitorReceiver',
  'ProductId',
  'Content',
];
/** What an organiser or a receiver may have decided about one of them since. */
const decided = ['ApproveState', 'IsApprove', 'State', 'state', 'SeatNo', 'HasFreeZe'];

/**
 * The RecordIds of the rows that one insert has made beside the row that is kept. Proof is needed: both carry the client
 * reference and say the same of the visitor, and nothing was decided about only one of them. Empty without the kept row.
 */
export function extraRowIds(rows: readonly ServerRow[], kept: KeptRow): readonly string[] {
  const sent = telling.filter((key) => readReference(kept.fields[key]) !== '');
  const isOurs = (row: ServerRow) =>
    row['ClientRef'] === kept.clientRef &&
    sent.every((key) => readReference(row[key]) === readReference(kept.fields[key]));
  const ours = rows.filter(isOurs);
  const ids = ours.map((row) => readLine(row['RecordId'])).filter((recordId) => recordId !== '');
  const keptId = kept.recordId || ids.sort()[0];
  const keptRow = ours.find((row) => row['RecordId'] === keptId);
  if (keptRow === undefined || kept.clientRef === '' || keptId === undefined) return [];
  const isUndecided = (row: ServerRow) =>
    decided.every((key) => readText(row[key]) === readText(keptRow[key]));
  return ours
    .filter((row) => row !== keptRow && isUndecided(row))
    .map((row) => readLine(row['RecordId']))
    .filter((recordId) => recordId !== '' && recordId !== keptId);
}

const readText = (value: unknown) => (typeof value === 'boolean' ? String(value) : readLine(value));
