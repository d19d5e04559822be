import { isServerRow, readLine } from '../../domain/serverRow.ts';
import type { ApiClient, ReadOptions } from '../client/client.ts';
import { conditionOf } from '../collections/condition.ts';
import { queryList } from '../collections/dataApi.ts';

/** A picture of the home page, and where a tap on it leads, if anywhere. */
export interface Banner {
  readonly id: string;
  readonly picture: string;
  readonly link: string;
  readonly title: { readonly zh: string; readonly en: string };
}

const homeBanner = '1';
const most = 8;

/**
 * The pictures of an exhibition's home, in the organiser's order.
 * Seen in other clients: `Name` is the picture's address. Assumed: `Link`, `Title`, `TitleEn` and `Sort`.
 * @throws ApiProblem
 */
export async function findHomeBanners(
  client: ApiClient,
  exhibitionId: string,
  options?: ReadOptions,
): Promise<Banner[]> {
  const condition = conditionOf('ExhibitionBanner', { ExhibitionId: exhibitionId, Type: homeBanner });
  const query = { condition, options: { sort: { Sort: 1 } } } as const;
  const { rows } = await queryList(client, 'ExhibitionBanner', query, options);
  const banners = rows.map(readBanner).filter((banner) => banner !== undefined);
  return banners.slice(0, most);
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
