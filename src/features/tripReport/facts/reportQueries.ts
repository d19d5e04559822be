import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import type { VisitorKey } from '#domain/person/visitorKey.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { oneOf } from '#data/collections/condition.ts';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { readByIds } from '#data/collections/readByIds.ts';
import { readOwnKept } from '#data/queries/keptOwnRows.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { isMeetingRecord } from '#entities/appointment/rules/minutes/isMeetingRecord.ts';
import { readPeople } from '#entities/appointment/rules/minutes/readPeople.ts';
import { exhibitingInfo } from '#entities/exhibitor/api/exhibitorCollections.ts';
import { products } from '#entities/product/api/productCollections.ts';
import { productPrice } from '#entities/product/rules/productPrice.ts';
import { productName } from '#entities/product/rules/productTexts.ts';
import { answerRows } from '#entities/questionnaire/api/questionnaireCollections.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { services } from '#session/services.ts';
import type { Minutes, ReportCompany, ReportProduct } from '../rules/tripFacts.ts';

/** Rows of one person, which the phone keeps for a report without a network. */
const kept = <T>(
  context: QueryFunctionContext,
  { exhibitionId, visitorId }: VisitorKey,
  name: string,
  read: (client: ApiClient) => Promise<T>,
): Promise<T> =>
  readOwnKept(context, { exhibitionId, visitorIds: [visitorId], name: `tripReport/${name}` }, async () =>
    read(await readingClient(context)),
  );

const keyOf = ({ exhibitionId, visitorId }: VisitorKey, name: string) =>
  ['tripReport', exhibitionId, visitorId, name] as const;

/** The minutes of all meetings in which this visitor took part. */
export const minutesQuery = (owner: VisitorKey) =>
  queryOptions({
    queryKey: keyOf(owner, 'minutes'),
    queryFn: (context): Promise<readonly Minutes[]> =>
      kept(context, owner, 'minutes', async (client) => {
        const parts = { ExhibitionId: owner.exhibitionId, VisitorId: owner.visitorId };
        const rows = await readAllPages((paging) =>
          answerRows.MeetingRecordInfo.page(client, parts, { ...paging, policy: 'background' }),
        );
        return rows.filter(isMeetingRecord).map((row) => ({
          id: row.RecordId,
          title: { zh: row.Title, en: row.TitleEn },
          startMs: parseVenueTime(row.StartTime),
          place: { zh: row.Place, en: row.PlaceEn },
          people: readPeople(row.People),
          content: { zh: row.Content, en: row.ContentEn },
        }));
      }),
    staleTime: services().times.reaskEveryMs,
  });

/** Names and booths of the exhibitors that a report names. @param ids sorted */
export const companiesQuery = (owner: VisitorKey, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...keyOf(owner, 'companies'), ids] as const,
    queryFn: (context): Promise<readonly ReportCompany[]> =>
      kept(context, owner, 'companies', async (client) => {
        const rows = await readByIds(ids, (some) =>
          exhibitingInfo.list(
            client,
            { ExhibitionId: owner.exhibitionId, ExhibitorId: oneOf(some) },
            { pageIndex: 1, pageSize: some.length, policy: 'background' },
          ),
        );
        return rows.map((row) => ({
          id: row.ExhibitorId,
          name: { zh: row.CompanyName, en: row.CompanyNameEn },
          boothNo: row.BoothNo,
          hallId: row.ExhibitionHallId,
        }));
      }),
    staleTime: services().times.reaskEveryMs,
  });

/** Names and prices of the products that a report names. @param ids sorted */
export const productsQuery = (owner: VisitorKey, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...keyOf(owner, 'products'), ids] as const,
    queryFn: (context): Promise<readonly ReportProduct[]> =>
      kept(context, owner, 'products', async (client) => {
        const rows = await readByIds(ids, (some) =>
          products.list(
            client,
            { RecordId: oneOf(some) },
            { pageIndex: 1, pageSize: some.length, policy: 'background' },
          ),
        );
        return rows.map((row) => ({
          id: row.RecordId,
          name: productName(row),
          exhibitorId: row.ExhibitorId,
          cents: productPrice(row.ProductPrice),
        }));
      }),
    staleTime: services().times.reaskEveryMs,
  });
