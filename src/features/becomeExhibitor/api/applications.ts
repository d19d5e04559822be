import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { lookUp, type RowLookup } from '#data/collections/lookUp.ts';
import { outcomeOf, type SentOnce } from '#data/client/outcomeOf.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { exhibitorApplications } from '#entities/exhibitor/api/applicationCollections.ts';
import { type ApplicantKey, partsOfApplicant } from '#entities/exhibitor/api/findApplication.ts';

/** Never throws for what the network or the server does. */
export const lookUpApplications = (
  client: ApiClient,
  key: ApplicantKey,
  options: ReadOptions,
): Promise<RowLookup> => lookUp(client, exhibitorApplications, partsOfApplicant(key), options);

/** Sends an application once. */
export const insertApplication = (client: ApiClient, record: ServerRow): Promise<SentOnce> =>
  outcomeOf(client.write('/data/insert/ExhibitorApplication', { record }));

/** Corrects an application; sending it again does no harm. */
export function updateApplication(
  client: ApiClient,
  recordId: string,
  setValue: ServerRow,
): Promise<SentOnce> {
  if (!recordId) throw new Error('a correction without a RecordId');
  return outcomeOf(client.write('/data/update/ExhibitorApplication', { recordId, setValue }));
}

/** Assumed. */
export const appliedAlreadyCode = 2013;
export const applicationRefusals: Readonly<Partial<Record<number, 'closed' | 'already' | 'decided'>>> = {
  2012: 'closed',
  [appliedAlreadyCode]: 'already',
  2014: 'decided',
};
