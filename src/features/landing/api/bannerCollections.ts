import { isServerRow, readLine } from '../../../domain/record/serverRow.ts';
import type { ApiClient, ReadOptions } from '../../../api/client/apiClient.ts';
import { defineCollection } from '../../../api/collections/defineCollection.ts';

/** A picture of the home page, and where a tap on it leads, if anywhere. */
export interface Banner {
  readonly id: string;
  readonly picture: string;
  readonly link: string;
  readonly title: { readonly zh: string; readonly en: string };
}

const homeBanner = '1';
const most = 8;

export const banners = defineCollection({
  name: 'ExhibitionBanner',
  known: 'seen',
  knownOtherwise: { assumed: ['Link', 'Title', 'TitleEn', 'Sort'] },
  fields: {
    ExhibitionId: 'id',
    /** 1 home, 2 course, 3 shop, 4 start screen. */
    Type: 'code',
    /** Where the picture is. */
    Name: 'address',
    Link: 'address?',
    Title: 'text?',
    TitleEn: 'text?',
    Sort: 'number?',
  },
  references: { ExhibitionId: 'Exhibition' },
  askedBy: ['RecordId', 'ExhibitionId', 'Type'],
  read: readBanner,
});

/** The pictures of an exhibition's home, in the organiser's order. @throws ApiProblem */
export async function findHomeBanners(
  client: ApiClient,
  exhibitionId: string,
  options?: ReadOptions,
): Promise<Banner[]> {
  const parts = { ExhibitionId: exhibitionId, Type: homeBanner };
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
  return {
    id: line('RecordId') || picture,
    picture,
    link: line('Link'),
    title: { zh: readLine(row['Title']), en: readLine(row['TitleEn']) },
  };
}
