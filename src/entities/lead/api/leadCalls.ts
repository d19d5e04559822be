import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { LeadRow } from '../rules/lead.ts';
import { leadFields, readLeadRow } from '../rules/leadRecord.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { readLine, readReference, type ServerRow } from '#domain/record/serverRow.ts';
import { addressBook } from '#entities/card/api/addressBookCollections.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { Unreadable } from '#data/client/problems.ts';
import { oneOf } from '#data/collections/condition.ts';
import { registrations } from '#entities/registration/api/registrationCollections.ts';

const pageSize = 500;
const mostPages = 40;

/** What the exhibitor did not ask for at this moment: a 403 must not lead away from the page. */
const quietly = ({ exhibitorUserId }: BoothKey) => ({ userId: exhibitorUserId, isAskedFor: false }) as const;

/** All rows of a booth, of every contact. @throws ApiProblem */
export async function listLeadRows(client: ApiClient, booth: BoothKey): Promise<readonly LeadRow[]> {
  const rows: LeadRow[] = [];
  for (let pageIndex = 1; pageIndex <= mostPages; pageIndex += 1) {
    const { found, received } = await readRows(client, booth, { pageIndex });
    rows.push(...found);
    // A server that takes no notice of the size has sent everything.
    if (received !== pageSize) break;
  }
  return rows;
}

/** What the booth has of these visitors. @throws ApiProblem */
export const findLeadRows = async (
  client: ApiClient,
  booth: BoothKey,
  keys: readonly string[],
): Promise<readonly LeadRow[]> => (await readRows(client, booth, { pageIndex: 1, keys })).found;

interface Wanted {
  readonly pageIndex: number;
  readonly keys?: readonly string[];
}

async function readRows(client: ApiClient, booth: BoothKey, { pageIndex, keys }: Wanted) {
  const parts = {
    ExhibitionId: booth.exhibitionId,
    ExhibitorId: booth.exhibitorId,
    ...(keys !== undefined && { ContactKey: oneOf(keys) }),
  };
  const asked = {
    ...quietly(booth),
    policy: 'background',
    pageIndex,
    pageSize,
    sort: { RecordId: 1 },
  } as const;
  const { rows, outcome, received } = await addressBook.rows(client, parts, asked);
  if (outcome === 'unclear') throw new Unreadable('AddressBook: neither rows nor none');
  const found = rows.map((row) => readLeadRow(row, booth.exhibitorId)).filter((row) => row !== undefined);
  return { found, received };
}

/** One attempt; answers the id where the server tells it. @throws ApiProblem; Refused when the server says no */
export async function insertLead(client: ApiClient, booth: BoothKey, row: LeadRow): Promise<string> {
  const record = { ...leadFields(row), ExhibitionId: booth.exhibitionId, ExhibitorId: booth.exhibitorId };
  const stored = await addressBook.insert(client, record, quietly(booth));
  const recordId = stored?.['RecordId'];
  return isRecordId(recordId) ? recordId : '';
}

/** Changes these fields alone. Safe to repeat. @throws as above */
export const updateLead = (
  client: ApiClient,
  booth: BoothKey,
  recordId: string,
  fields: ServerRow,
): Promise<void> => addressBook.update(client, recordId, fields, quietly(booth));

/** Safe to repeat. @throws as above */
export const deleteLeadRow = (client: ApiClient, booth: BoothKey, recordId: string): Promise<void> =>
  addressBook.remove(client, recordId, quietly(booth));

export interface PassHolder {
  readonly visitorId: string;
  readonly name: string;
  readonly company: string;
  readonly job: string;
}

/**
 * Whom a pass belongs to, as far as the server tells an exhibitor: who is printed on a badge, and no number or address.
 * Undefined where it knows no such pass. @throws ApiProblem
 */
export async function findPassHolder(
  client: ApiClient,
  booth: BoothKey,
  code: string,
): Promise<PassHolder | undefined> {
  const parts = { ExhibitionId: booth.exhibitionId, VoucherCode: code };
  const { rows } = await registrations.rows(client, parts, {
    ...quietly(booth),
    policy: 'background',
    pageIndex: 1,
    pageSize: 1,
    // A condition is checked against the row, which therefore carries it.
    only: ['ExhibitionId', 'VoucherCode', 'VisitorId', 'Name', 'CompanyName', 'Job'],
  });
  const [row] = rows;
  return (
    row && {
      visitorId: readReference(row['VisitorId']),
      name: readLine(row['Name'], 40),
      company: readLine(row['CompanyName'], 60),
      job: readLine(row['Job'], 40),
    }
  );
}
