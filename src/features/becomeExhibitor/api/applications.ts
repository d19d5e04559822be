import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { contactFields } from '#api/login/contactFields.ts';
import type { RegistrationKey } from '#entities/registration/api/registrations.ts';
import { lookUp, type RowLookup } from '#data/collections/lookUp.ts';
import { outcomeOf, type SentOnce } from '#data/client/outcomeOf.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import type { Application } from '#entities/exhibitor/rules/exhibitorApplication.ts';
import { exhibitorApplications } from '#entities/exhibitor/api/applicationCollections.ts';

const partsOf = ({ exhibitionId, contact }: RegistrationKey) => ({
  ExhibitionId: exhibitionId,
  ...contactFields(contact),
});

/** The newest application of a contact; null where there is none. @throws ApiProblem */
export async function findApplication(
  client: ApiClient,
  key: RegistrationKey,
  options?: ReadOptions,
): Promise<Application | null> {
  const [newest] = await exhibitorApplications.list(client, partsOf(key), {
    ...options,
    sort: { CreatedAtMesc: -1 },
  });
  return newest ?? null;
}

/** Never throws for what the network or the server does. */
export const lookUpApplications = (
  client: ApiClient,
  key: RegistrationKey,
  options: ReadOptions,
): Promise<RowLookup> => lookUp(client, exhibitorApplications, partsOf(key), options);

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
