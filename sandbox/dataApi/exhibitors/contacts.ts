import type { Row } from '#sandbox/store/store.ts';
import { type DataCall, textOf } from '../call.ts';
import { type Envelope, refuse, resCodes } from '../envelope.ts';

/** Assumed: no contact gives up its own rights, and one with admin rights always stays. */
export function refusedWithoutRight(
  { records }: Pick<DataCall, 'records'>,
  row: Row,
  ownContactId: string,
): Envelope | undefined {
  if (row['RecordId'] === undefined) return undefined;
  if (row['RecordId'] === ownContactId)
    return refuse(resCodes.ownContact, 'a contact does not take away its own right');
  const others = records
    .all('ExhibitorContact')
    .filter(
      (other) =>
        textOf(other['ExhibitorId']) === textOf(row['ExhibitorId']) &&
        other['RecordId'] !== row['RecordId'] &&
        other['IsAdmin'] !== false,
    );
  return others.length === 0
    ? refuse(resCodes.lastAdmin, 'the last contact with admin rights stays')
    : undefined;
}
