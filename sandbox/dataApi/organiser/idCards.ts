import { maskDocumentNumber } from '#domain/person/documentType.ts';
import { randomHex } from '#sandbox/randomText.ts';
import { commonFields } from '../accounts.ts';
import { type DataCall, getParams, getPart, textOf } from '../call.ts';
import { type Envelope, refuse, resCodes, succeed } from '../envelope.ts';

/** A name with this ending belongs to no number. */
const strangerEnding = '不符';

/** Assumed of the server: it checks name and number, and keeps only what hides the number. */
export async function insertIdCard(call: DataCall): Promise<Envelope> {
  const { DocumentNumber, ...record } = getPart(getParams(call), 'record');
  const number = textOf(DocumentNumber);
  if (number === '' || textOf(record['Name']).endsWith(strangerEnding))
    return refuse(resCodes.identityMismatch, 'name and number do not match');
  const row = {
    ...record,
    ...commonFields(call),
    RecordId: randomHex(24),
    State: '1',
    NumberMasked: maskDocumentNumber(number),
  };
  await call.records.save([{ collection: call.name, recordId: row.RecordId, row }]);
  return succeed(row);
}
