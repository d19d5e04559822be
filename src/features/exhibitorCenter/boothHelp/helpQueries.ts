import { queryOptions } from '@tanstack/react-query';
import { oneOf } from '#data/collections/condition.ts';
import { readByIds } from '#data/collections/readByIds.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { exhibitorHelps } from '#entities/exhibitor/api/exhibitorHelpCollections.ts';
import { visitors } from '#entities/registration/api/registrationCollections.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { maskedName } from '#entities/organiser/rules/maskedPerson.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

export interface Helper {
  readonly visitorId: string;
  /** Masked; '' where it is not known. */
  readonly name: string;
  /** When they helped, epoch milliseconds; undefined where the server does not tell. */
  readonly atMs: number | undefined;
}

const mostHelpers = 500;

/** Who has helped the booth, the latest first and each visitor once. Names are masked before they are kept. */
export const helpersQuery = (booth: BoothKey) =>
  queryOptions({
    queryKey: ['boothHelpers', booth.exhibitionId, booth.exhibitorId] as const,
    queryFn: async (context): Promise<readonly Helper[]> => {
      const { exhibitionId, exhibitorId, exhibitorUserId } = booth;
      const client = await readingClient(context);
      const rows = await exhibitorHelps.list(
        client,
        { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId },
        { userId: exhibitorUserId, pageIndex: 1, pageSize: mostHelpers, sort: { CreatedAtMesc: -1 } },
      );
      const own = rows.filter((row) => row.ExhibitorId === exhibitorId && row.VisitorId !== '');
      const once = new Map(
        own
          .slice()
          .reverse()
          .map((row) => [row.VisitorId, row]),
      );
      const names = await readNames(client, booth, Array.from(once.keys()));
      return Array.from(once.values(), ({ VisitorId, CreatedAtMesc }) => ({
        visitorId: VisitorId,
        name: maskedName(names.get(VisitorId) ?? ''),
        atMs: CreatedAtMesc,
      })).reverse();
    },
    staleTime: services().times.pollMs,
  });

/** The list is whole without names. */
async function readNames(
  client: ApiClient,
  { exhibitorUserId }: BoothKey,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const options = { userId: exhibitorUserId, only: ['Name', 'NickName'], policy: 'background' } as const;
  const rows = await readByIds(ids, (some) =>
    visitors.list(client, { RecordId: oneOf(some) }, options).catch(() => []),
  );
  return new Map(rows.map(({ RecordId, Name, NickName }) => [RecordId, Name || NickName]));
}
