import { queryOptions } from '@tanstack/react-query';
import { exhibitions } from '#api/exhibition/exhibitionCollections.ts';
import { registrations } from '#entities/registration/api/registrationCollections.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { organiserOf, type OrganiserLogins } from '#entities/organiser/rules/organiser.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

/** More than an organiser has. */
const mostExhibitions = 500;

/** The exhibitions of an organiser, or of an administrator's tenant. */
export const ownExhibitionsQuery = (logins: OrganiserLogins) =>
  queryOptions({
    queryKey: ['organiserExhibitions', logins] as const,
    queryFn: async (context): Promise<readonly Exhibition[]> => {
      const client = await readingClient(context);
      const { organiserUserId, administrator } = logins;
      const owner =
        administrator === undefined ? { UserId: organiserUserId } : { TenantId: administrator.tenantId };
      const found = await exhibitions.list(client, owner, { pageIndex: 1, pageSize: mostExhibitions });
      return found.filter((row) => organiserOf(logins, row) !== undefined);
    },
    staleTime: services().times.pollMs,
  });

/** How many have registered; null where the server does not say. */
export const registeredCountQuery = (exhibitionId: string, userId: string) =>
  queryOptions({
    queryKey: ['organiserRegistered', exhibitionId, userId] as const,
    queryFn: async (context) =>
      (await registrations.count(await readingClient(context), { ExhibitionId: exhibitionId }, { userId })) ??
      null,
    staleTime: services().times.reaskEveryMs,
  });
