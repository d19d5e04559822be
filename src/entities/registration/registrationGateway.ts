import type { ApiClient } from '#data/client/apiClient.ts';
import { documentsIn, holdsDocument, readRegistration, type Registration } from './api/registrationRecord.ts';
import {
  countRegistrations,
  findCompanions,
  findRegistrations,
  insertRegistration,
  updateRegistration,
} from './api/registrations.ts';
import type { RowLookup } from '#data/collections/lookUp.ts';
import type { Contact } from '#domain/person/contact.ts';
import { cleanLine } from '#domain/text/cleanText.ts';
import { registrationRefusals } from '#domain/review/registrationRefusals.ts';
import { readLine, type ServerRow } from '#domain/record/serverRow.ts';
import type { SubmissionEntry } from '#sending/outboxEntry.ts';
import { onSchedule, type SubmissionGateway } from '#sending/submissionGateway.ts';

/** Registrations: found by the contact in the record, or among those of the leader where it has none. */
export function registrationGateway({
  exhibitionId,
  record,
  emptiedFields = [],
}: SubmissionEntry): SubmissionGateway<Registration> {
  const contact = contactIn(record['Mob'], record['Email']);
  return {
    collection: 'VisitorExhibitionInfo',
    insert: (client) => insertRegistration(client, record),
    update: (client, recordId) =>
      updateRegistration(client, recordId, { ...emptied(emptiedFields), ...record }),
    // All rows that it finds are of this exhibition; an answer to an insert may name it or not.
    read: (row) => {
      const registration = readRegistration(row);
      return registration && { ...registration, ExhibitionId: registration.ExhibitionId || exhibitionId };
    },
    // The voucher is made of it.
    isComplete: ({ VoucherCode, VisitorId }) => VoucherCode !== '' && VisitorId !== '',
    // Includes unknown codes: a server with a unique index may use another one.
    mayRefuseOwnCopy: ({ resCode }) =>
      resCode !== null &&
      resCode !== registrationRefusals.closed &&
      resCode !== registrationRefusals.identityBusy,
    ...(contact === undefined
      ? findAmongCompanions(exhibitionId, record)
      : {
          find: (client) => findRegistrations(client, { exhibitionId, contact }, onSchedule),
          count: (client) => countRegistrations(client, { exhibitionId, contact }, onSchedule),
        }),
  };
}

/** Assumed: null empties a field. */
const emptied = (fields: readonly string[]): ServerRow =>
  Object.assign({}, ...fields.map((field) => ({ [field]: null })));

type FindAndCount = Pick<SubmissionGateway<Registration>, 'find' | 'count'>;

/** A person without a contact is looked up among those whom the same leader has registered, by document or name. */
function findAmongCompanions(exhibitionId: string, record: ServerRow): FindAndCount {
  const leader = contactIn(record['GroupMob'], record['GroupEmail']);
  async function find(client: ApiClient): Promise<RowLookup> {
    if (leader === undefined) return { kind: 'unknown', cause: 'unreadable' };
    const found = await findCompanions(client, { exhibitionId, contact: leader }, onSchedule);
    if (found.kind !== 'found') return found;
    const rows = found.rows.filter((row) => isSamePerson(row, record));
    return rows.length > 0 ? { kind: 'found', rows } : { kind: 'absent' };
  }
  return {
    find,
    async count(client) {
      const found = await find(client);
      if (found.kind === 'unknown') return undefined;
      return found.kind === 'found' ? found.rows.length : 0;
    },
  };
}

function contactIn(mobile: unknown, email: unknown): Contact | undefined {
  if (typeof mobile === 'string' && mobile !== '') return { kind: 'mobile', value: mobile };
  return typeof email === 'string' && email !== '' ? { kind: 'email', value: email } : undefined;
}

/** Match by ClientRef, else by document, else by name. */
function isSamePerson(row: ServerRow, record: ServerRow): boolean {
  if (row['ClientRef'] === record['ClientRef']) return true;
  const documents = documentsIn(record);
  if (documents.length > 0) return documents.some((document) => holdsDocument(row, document));
  return readLine(row['Name']) === cleanLine(String(record['Name']), 200);
}
