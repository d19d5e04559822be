import type { FairMs } from '#domain/time/clocks.ts';
import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { type OpenPerson, openPersonFields, readOpenPerson } from '../rules/openPerson.ts';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { Unreadable } from '#data/client/problems.ts';
import { addressBook } from './addressBookCollections.ts';

const pageSize = 200;
const mostPages = 5;
/** Nothing else of these rows is asked for: a number would not be shown, so it need not travel. */
const only = [
  'ExhibitionId',
  'VisitorId',
  'IsOpenToMeet',
  'IsOpenToExhibitors',
  'Name',
  'NameEn',
  'CompanyName',
  'CompanyNameEn',
  'Job',
  'JobEn',
  'Tags',
] as const;

interface PersonRow {
  readonly recordId: string;
  readonly person: OpenPerson;
}

interface Asked {
  readonly exhibitionId: string;
  readonly visitorId?: string;
  /** Whether an exhibitor asks, who sees those alone that have agreed to it. */
  readonly isExhibitor?: boolean;
}

async function readPage(
  client: ApiClient,
  { exhibitionId, visitorId, isExhibitor = false }: Asked,
  pageIndex: number,
  options: ReadOptions,
): Promise<{ readonly rows: readonly PersonRow[]; readonly hasMore: boolean }> {
  const parts = {
    ExhibitionId: exhibitionId,
    IsOpenToMeet: true,
    ...(isExhibitor && { IsOpenToExhibitors: true }),
    ...(visitorId !== undefined && { VisitorId: visitorId }),
  };
  const sort = { RecordId: 1 } as const;
  const answer = await addressBook.rows(client, parts, { ...options, pageIndex, pageSize, sort, only });
  if (answer.outcome === 'unclear') throw new Unreadable('neither people nor none');
  const rows: PersonRow[] = [];
  for (const row of answer.rows) {
    const person = readOpenPerson(row);
    if (person !== undefined && (!isExhibitor || person.isOpenToExhibitors))
      rows.push({ recordId: String(row['RecordId']), person });
  }
  return { rows, hasMore: answer.received === pageSize };
}

/** Who has agreed to be suggested at an exhibition to visitors, or to exhibitors, each once. @throws ApiProblem */
export async function listOpenPeople(
  client: ApiClient,
  exhibitionId: string,
  isExhibitor = false,
): Promise<readonly OpenPerson[]> {
  const people = new Map<string, OpenPerson>();
  for (let pageIndex = 1; pageIndex <= mostPages; pageIndex += 1) {
    const options = { policy: 'background', isAskedFor: false } as const;
    const { rows, hasMore } = await readPage(client, { exhibitionId, isExhibitor }, pageIndex, options);
    for (const { person } of rows) people.set(person.visitorId, person);
    if (!hasMore) break;
  }
  return Array.from(people.values());
}

/** What others see of one visitor; undefined where they have not agreed. @throws ApiProblem */
export async function findOpenPerson(client: ApiClient, owner: VisitorKey): Promise<OpenPerson | undefined> {
  const { rows } = await readPage(client, owner, 1, { policy: 'background', isAskedFor: false });
  return rows[0]?.person;
}

/** Looks first, so that a repeat after a lost answer leaves one row. @throws ApiProblem; Refused when the server says no */
export async function writeOpenPerson(
  client: ApiClient,
  owner: VisitorKey,
  person: OpenPerson,
  atMs: FairMs,
): Promise<void> {
  const fields = openPersonFields(person, atMs);
  const [first, ...others] = (await readPage(client, owner, 1, {})).rows;
  if (first === undefined)
    await addressBook.insert(client, {
      ...fields,
      ExhibitionId: owner.exhibitionId,
      VisitorId: owner.visitorId,
    });
  else await addressBook.update(client, first.recordId, fields);
  for (const { recordId } of others) await addressBook.remove(client, recordId);
}

/** Nothing of it stays on the server. Safe to repeat. @throws as above */
export async function removeOpenPerson(client: ApiClient, owner: VisitorKey): Promise<void> {
  for (const { recordId } of (await readPage(client, owner, 1, {})).rows)
    await addressBook.remove(client, recordId);
}
