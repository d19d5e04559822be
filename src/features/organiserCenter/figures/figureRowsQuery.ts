import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { channels } from '#api/exhibition/exhibitionCollections.ts';
import { checkInPlaces } from '#entities/checkIn/api/checkInCollections.ts';
import { downloadFiles } from '#entities/download/api/downloadCollections.ts';
import { exhibitingInfo } from '#entities/exhibitor/api/exhibitorCollections.ts';
import { type FigureKey, figurePages } from '#entities/organiser/api/figureRows.ts';
import type { FigureRow } from '#entities/organiser/rules/figureRow.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import type { Page } from '#data/collections/defineCollection.ts';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';
import { figuresKey } from '../queries/figureQueries.ts';

/** Fifty thousand rows: more would fill the memory of a phone. */
const pages = { pageSize: 500, mostPages: 100 };

interface About {
  readonly id: string;
  readonly name: TextPair;
}

interface FigureExhibitor extends About {
  readonly booth: string;
  readonly hallId: string;
}

export interface Figure {
  readonly rows: readonly FigureRow[];
  /** False where the server has more rows than a phone reads. */
  readonly isWhole: boolean;
  /** The channels, places or files that the rows name. */
  readonly abouts: readonly About[];
  readonly exhibitors: readonly FigureExhibitor[];
}

/** All rows of a figure with what they name. @param onRead told how many rows have come so far */
export const figureRowsQuery = (organiser: Organiser, key: FigureKey, onRead: (count: number) => void) =>
  queryOptions({
    queryKey: [...figuresKey(organiser.exhibitionId), 'rows', organiser.userId, key] as const,
    queryFn: async (context): Promise<Figure> => {
      const client = await readingClient(context);
      const [{ rows, isWhole }, { withBooth, ...named }] = await Promise.all([
        readRows(client, organiser, key, onRead),
        readNamed(client, context.client, organiser, key),
      ]);
      return { isWhole, ...named, rows: withBooth(rows) };
    },
    staleTime: services().times.reaskEveryMs,
  });

async function readRows(
  client: ApiClient,
  { exhibitionId, userId }: Organiser,
  key: FigureKey,
  onRead: (count: number) => void,
) {
  onRead(0);
  let read = 0;
  let hasMore = false;
  const rows = await readAllPages(async (paging): Promise<Page<FigureRow>> => {
    const page = await figurePages[key](client, exhibitionId, { ...paging, userId });
    hasMore = page.hasMore;
    read += page.items.length;
    onRead(read);
    return page;
  }, pages);
  return { rows, isWhole: !hasMore };
}

type Named = Pick<Figure, 'abouts' | 'exhibitors'> & {
  /** Rows about a file belong to the booth whose file it is. */
  readonly withBooth: (rows: readonly FigureRow[]) => readonly FigureRow[];
};

const asTheyAre = (rows: readonly FigureRow[]) => rows;
const textPair = ({ RecordId, Name, NameEn }: { RecordId: string; Name: string; NameEn: string }): About => ({
  id: RecordId,
  name: { zh: Name, en: NameEn },
});

async function readNamed(
  client: ApiClient,
  queries: QueryClient,
  organiser: Organiser,
  key: FigureKey,
): Promise<Named> {
  const ofExhibition = { ExhibitionId: organiser.exhibitionId };
  const as = { userId: organiser.userId };
  if (key === 'registrations') {
    const rows = await channels.list(client, ofExhibition, { sort: { Sort: 1 } });
    return { abouts: rows.map(textPair), exhibitors: [], withBooth: asTheyAre };
  }
  if (key === 'checkIns') {
    const rows = await checkInPlaces.list(client, ofExhibition, { ...as, sort: { Sort: 1 } });
    return { abouts: rows.map(textPair), exhibitors: [], withBooth: asTheyAre };
  }
  const exhibitors = await queries.fetchQuery(exhibitorsQuery(organiser));
  if (key !== 'downloads') return { abouts: [], exhibitors, withBooth: asTheyAre };
  const files = await readAllPages((paging) =>
    downloadFiles.page(client, ofExhibition, { ...paging, ...as }),
  );
  const booths = new Map(files.map(({ RecordId, exhibitorId }) => [RecordId, exhibitorId]));
  return {
    abouts: files.map(({ RecordId: id, name }) => ({ id, name })),
    exhibitors,
    withBooth: (rows) => rows.map((row) => ({ ...row, exhibitorId: booths.get(row.aboutId) ?? '' })),
  };
}

const exhibitorFields = [
  'ExhibitionId',
  'ExhibitorId',
  'CompanyName',
  'CompanyNameEn',
  'BoothNo',
  'ExhibitionHallId',
] as const;

/** In which hall each exhibitor is: read once for all figures. */
const exhibitorsQuery = ({ exhibitionId, userId }: Organiser) =>
  queryOptions({
    queryKey: [...figuresKey(exhibitionId), 'exhibitors', userId] as const,
    queryFn: async (context): Promise<readonly FigureExhibitor[]> => {
      const client = await readingClient(context);
      const rows = await readAllPages(
        (paging) =>
          exhibitingInfo.page(
            client,
            { ExhibitionId: exhibitionId },
            { ...paging, userId, only: exhibitorFields },
          ),
        pages,
      );
      return rows.map(({ ExhibitorId, CompanyName, CompanyNameEn, BoothNo, ExhibitionHallId }) => ({
        id: ExhibitorId,
        name: { zh: CompanyName, en: CompanyNameEn },
        booth: BoothNo,
        hallId: ExhibitionHallId,
      }));
    },
    staleTime: services().times.reaskEveryMs,
  });
