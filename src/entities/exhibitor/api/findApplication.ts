import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { contactFields } from '#api/login/contactFields.ts';
import type { Contact } from '#domain/person/contact.ts';
import type { Application } from '../rules/exhibitorApplication.ts';
import { exhibitorApplications } from './applicationCollections.ts';

/** An application belongs to a contact that was proven. */
export interface ApplicantKey {
  readonly exhibitionId: string;
  readonly contact: Contact;
}

export const partsOfApplicant = ({ exhibitionId, contact }: ApplicantKey) => ({
  ExhibitionId: exhibitionId,
  ...contactFields(contact),
});

/** The newest application of a contact; null where there is none. @throws ApiProblem */
export async function findApplication(
  client: ApiClient,
  key: ApplicantKey,
  options?: ReadOptions,
): Promise<Application | null> {
  const [newest] = await exhibitorApplications.list(client, partsOfApplicant(key), {
    ...options,
    sort: { CreatedAtMesc: -1 },
  });
  return newest ?? null;
}
