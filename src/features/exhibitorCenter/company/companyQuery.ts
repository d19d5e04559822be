import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { exhibitingInfo } from '#entities/exhibitor/api/exhibitorCollections.ts';
import { readFields } from '#data/collections/readFields.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { type BoothRows, readBoothRows } from '../ownRows/boothRows.ts';

const readCompany = (row: unknown) => readFields(exhibitingInfo.fields, row);

export type Company = NonNullable<ReturnType<typeof readCompany>>;

export const companyRows: BoothRows<Company> = { collection: exhibitingInfo, read: readCompany };

const companyKey = ({ exhibitionId, exhibitorId }: BoothKey) =>
  ['boothCompany', exhibitionId, exhibitorId] as const;

/** What the exhibitor says of itself; `null` where the organiser has set up no row. */
export const companyQuery = (booth: BoothKey) =>
  queryOptions({
    queryKey: companyKey(booth),
    queryFn: async (context) => findCompany(await readingClient(context), booth),
    staleTime: services().times.pollMs,
  });

/** @throws ApiProblem */
export const findCompany = async (
  client: ApiClient,
  booth: BoothKey,
  options?: ReadOptions,
): Promise<Company | null> => (await readBoothRows(client, companyRows, booth, options))[0] ?? null;

/** Something of it was changed here: also the pages of visitors read it again. */
export async function invalidateCompany(booth: BoothKey): Promise<void> {
  await Promise.all(
    [companyKey(booth), ['detail', exhibitingInfo.name], ['list', exhibitingInfo.name]].map((queryKey) =>
      rereadQueries({ queryKey }),
    ),
  );
}
