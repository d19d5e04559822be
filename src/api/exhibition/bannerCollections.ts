import { productPath } from '#entities/product/rules/productPaths.ts';
import { isServerRow, readLine, readReference } from '#domain/record/serverRow.ts';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { changeFields } from '#data/collections/changeFields.ts';
import { defineCollection } from '#data/collections/defineCollection.ts';

/** A picture that an organiser puts on the home, and where a tap on it leads, if anywhere. */
export interface Banner {
  readonly id: string;
  readonly picture: string;
  readonly link: string;
  readonly title: { readonly zh: string; readonly en: string };
}

/** 1 the home itself, 3 its shop. */
export type BannerPlace = '1' | '3';

const most = 8;

export const banners = defineCollection({
  name: 'ExhibitionBanner',
  known: 'seen',
  knownOtherwise: {
    assumed: ['Link', 'Title', 'TitleEn', 'Sort', 'Revision', 'ChangedBy', 'ChangedAt', 'Former'],
  },
  fields: {
    ExhibitionId: 'id',
    /** 1 home, 2 course, 3 shop, 4 start screen. */
    Type: 'code',
    /** Where the picture is. */
    Name: 'address',
    Link: 'address?',
    /** Where a picture without a link leads. */
    ProductId: 'id?',
    Title: 'text?',
    TitleEn: 'text?',
    /** May be a fraction: a picture that moves gets a number between those of its new neighbours. */
    Sort: 'number?',
    ...changeFields,
  },
  references: { ExhibitionId: 'Exhibition', ProductId: 'Product' },
  askedBy: ['RecordId', 'ExhibitionId', 'Type'],
  read: readBanner,
});

/** The pictures of one place, in the organiser's order. @throws ApiProblem */
export async function findBanners(
  client: ApiClient,
  exhibitionId: string,
  place: BannerPlace,
  options?: ReadOptions,
): Promise<Banner[]> {
  const parts = { ExhibitionId: exhibitionId, Type: place };
  const { rows } = await banners.rows(client, parts, { ...options, sort: { Sort: 1 } });
  return rows
    .map(readBanner)
    .filter((banner) => banner !== undefined)
    .slice(0, most);
}

function readBanner(row: unknown): Banner | undefined {
  if (!isServerRow(row)) return undefined;
  const line = (key: string) => readLine(row[key], 2000);
  const picture = line('Name');
  if (picture === '') return undefined;
  const [exhibitionId, productId] = [readReference(row['ExhibitionId']), readReference(row['ProductId'])];
  return {
    id: line('RecordId') || picture,
    picture,
    link: line('Link') || (productId === '' ? '' : productPath(exhibitionId, productId)),
    title: { zh: readLine(row['Title']), en: readLine(row['TitleEn']) },
  };
}
