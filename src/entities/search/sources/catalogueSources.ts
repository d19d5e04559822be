import type { ApiClient } from '#data/client/apiClient.ts';
import {
  exhibitingInfo,
  exhibitionHalls,
  productTypes,
} from '#entities/exhibitor/api/exhibitorCollections.ts';
import { products } from '#entities/product/api/productCollections.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { productPictures } from '#entities/product/rules/productPictures.ts';
import { productName } from '#entities/product/rules/productTexts.ts';
import type { CatalogueEntry } from '#domain/matching/catalogueEntry.ts';

/** What entries of several kinds are named by. */
export interface CatalogueNames {
  readonly halls: ReadonlyMap<string, TextPair>;
  readonly kinds: ReadonlyMap<string, TextPair>;
  /** The exhibitors that have been read so far. */
  readonly suppliers: Map<string, TextPair>;
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

export const none: TextPair = { zh: '', en: '' };
export const policy = 'background';

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
  return { halls: namesOf(halls), kinds: namesOf(kinds), suppliers: new Map() };
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

export const exhibitorSource: CatalogueSource = async (client, asked, { halls, kinds, suppliers }) => {
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
  for (const { ExhibitorId, CompanyName, CompanyNameEn } of items)
    suppliers.set(ExhibitorId, { zh: CompanyName, en: CompanyNameEn });
  const entries = items.map((row) => ({
    kind: 'exhibitor' as const,
    id: row.ExhibitorId,
    name: { zh: row.CompanyName, en: row.CompanyNameEn },
    note: kinds.get(row.ProductTypeInfoId) ?? none,
    hall: halls.get(row.ExhibitionHallId) ?? none,
    ...hallIdOf(row),
    booth: row.BoothNo,
    picture: row.Logo,
    rank: row.RankValue ?? 0,
  }));
  return { entries: entries.filter(isNamed), hasMore };
};

export const productSource: CatalogueSource = async (client, asked, { suppliers }) => {
  const { exhibitionId, pageIndex, pageSize, search = '' } = asked;
  const { items, hasMore } = await products.page(
    client,
    { ExhibitionId: exhibitionId },
    {
      pageIndex,
      pageSize,
      policy,
      only: [
        'ExhibitionId',
        'ExhibitorId',
        'ProductName',
        'ProductNameEn',
        'PicList',
        'PVNumber',
        'IsShow',
        'IsRelease',
        'IsRecycled',
      ],
      ...(search !== '' && { search: { text: search, fields: ['ProductName', 'ProductNameEn'] } }),
    },
  );
  const entries = items
    .filter(({ isOffSale }) => !isOffSale)
    .map((row) => ({
      kind: 'product' as const,
      id: row.RecordId,
      name: productName(row),
      note: suppliers.get(row.ExhibitorId) ?? none,
      hall: none,
      booth: '',
      picture: productPictures(row.PicList)[0] ?? '',
      rank: row.PVNumber ?? 0,
    }));
  return { entries: entries.filter(isNamed), hasMore };
};

/** Where there is one: the key alone would make each kept entry longer. */
export const hallIdOf = ({ ExhibitionHallId }: { readonly ExhibitionHallId: string }) =>
  ExhibitionHallId === '' ? {} : { hallId: ExhibitionHallId };

export const isNamed = ({ id, name }: CatalogueEntry): boolean => id !== '' && name.zh + name.en !== '';
