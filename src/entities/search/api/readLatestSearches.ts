import type { VisitorSearch } from '../rules/hotWords.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { searches } from './searchCollections.ts';

const newest = 200;

/** What was searched last at an exhibition, the latest first. @throws ApiProblem */
export async function readLatestSearches(client: ApiClient, exhibitionId: string): Promise<VisitorSearch[]> {
  const { items } = await searches.page(
    client,
    { ExhibitionId: exhibitionId },
    {
      pageIndex: 1,
      pageSize: newest,
      sort: { CreatedAtMesc: -1 },
      only: ['ExhibitionId', 'VisitorId', 'Keyword'],
      policy: 'background',
    },
  );
  return items.map(({ VisitorId, Keyword }) => ({ visitorId: VisitorId, keyword: Keyword }));
}
