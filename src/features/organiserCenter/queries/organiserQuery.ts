import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#data/client/apiClient.ts';
import { exhibitions } from '#api/exhibition/exhibitionCollections.ts';
import { type Organiser, organiserOf, type OrganiserLogins } from '#entities/organiser/rules/organiser.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

/** Whether these logins look after the exhibition; null where they do not. Asked again with each screen, as rights may change. */
export const organiserQuery = (exhibitionId: string, logins: OrganiserLogins) =>
  queryOptions({
    queryKey: ['organiser', exhibitionId, logins] as const,
    queryFn: async (context) => findOrganiser(await readingClient(context), exhibitionId, logins),
    staleTime: services().times.pollMs,
  });

async function findOrganiser(
  client: ApiClient,
  exhibitionId: string,
  logins: OrganiserLogins,
): Promise<Organiser | null> {
  const { organiserUserId, administrator } = logins;
  const owners = [
    ...(organiserUserId === undefined ? [] : [{ UserId: organiserUserId }]),
    ...(administrator === undefined ? [] : [{ TenantId: administrator.tenantId }]),
  ];
  for (const owner of owners) {
    const found = await exhibitions.get(client, { RecordId: exhibitionId, ...owner });
    const organiser = found && organiserOf(logins, found);
    if (organiser !== undefined) return organiser;
  }
  return null;
}
