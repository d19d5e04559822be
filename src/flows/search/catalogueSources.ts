import type { ApiClient } from '../../api/client/apiClient.ts';
import { exhibitingInfo, exhibitionHalls, productTypes } from '../../api/exhibitor/exhibitorCollections.ts';
import type { TextPair } from '../../domain/form/formDefinition.ts';
import type { CatalogueEntry } from '../../domain/search/catalogueEntry.ts';

/** What entries of several kinds are named by. */
export interface CatalogueNames {
  readonly halls: ReadonlyMap<string, TextPair>;
  readonly kinds: ReadonlyMap<string, TextPair>;
}

export interface CataloguePage {
  readonly entries: readonly CatalogueEntry[];
  readonly hasMore: boolean;
}

export interface PageAsked {
  readonly exhibitionId: string;
  /** From 1. */
  readonly pageIndex: number;
  readonly pageSize: number;
  /** Only rows that contain it. */
  readonly search?: string;
}

/** Reads one kind of what can be found, page by page. @throws ApiProblem */
export type CatalogueSource = (
  client: ApiClient,
  asked: PageAsked,
  names: CatalogueNames,
) => Promise<CataloguePage>;

const none: TextPair = { zh: '', en: '' };
const policy = 'background';

interface Named {
  readonly RecordId: string;
  readonly Name: string;
  readonly NameEn: string;
}

const namesOf = (rows: readonly Named[]): ReadonlyMap<string, TextPair> =>
  new Map(rows.map(({ RecordId, Name, NameEn }) => [RecordId, { zh: Name, en: NameEn }]));

/** @throws ApiProblem */
export async function readNames(client: ApiClient, exhibitionId: string): Promise<CatalogueNames> {
  const condition = { ExhibitionId: exhibitionId };
  const [halls, kinds] = await Promise.all([
    exhibitionHalls.list(client, condition, { policy, sort: { Sort: 1 } }),
    productTypes.list(client, condition, { policy, sort: { Sort: 1 } }),
  ]);
  return { halls: namesOf(halls), kinds: namesOf(kinds) };
}

export const hallEntries = ({ halls }: CatalogueNames): readonly CatalogueEntry[] =>
  Array.from(halls, ([id, name]) => ({
    kind: 'hall' as const,
    id,
    name,
    note: none,
    hall: none,
    booth: '',
    picture: '',
    rank: 0,
  }));

export const exhibitorSource: CatalogueSource = async (client, asked, { halls, kinds }) => {
  const { exhibitionId, pageIndex, pageSize, search = '' } = asked;
  const { items, hasMore } = await exhibitingInfo.page(
    client,
    { ExhibitionId: exhibitionId },
    {
      pageIndex,
      pageSize,
      policy,
      only: [
        'ExhibitorId',
        'ExhibitionId',
        'Logo',
        'CompanyName',
        'CompanyNameEn',
        'BoothNo',
        'RankValue',
        'ExhibitionHallId',
        'ProductTypeInfoId',
      ],
      ...(search !== '' && { search: { text: search, fields: ['CompanyName', 'CompanyNameEn', 'BoothNo'] } }),
    },
  );
  const entries = items.map((row) => ({
    kind: 'exhibitor' as const,
    id: row.ExhibitorId,
    name: { zh: row.CompanyName, en: row.CompanyNameEn },
    note: kinds.get(row.ProductTypeInfoId) ?? none,
    hall: halls.get(row.ExhibitionHallId) ?? none,
    booth: row.BoothNo,
    picture: row.Logo,
    rank: row.RankValue ?? 0,
  }));
  return { entries: entries.filter(({ id, name }) => id !== '' && name.zh + name.en !== ''), hasMore };
};
