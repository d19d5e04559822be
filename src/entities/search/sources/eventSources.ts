import { conferences } from '#entities/programme/api/conferenceCollections.ts';
import { formerOf } from '#entities/programme/rules/session.ts';
import type { FormerEntry } from '#domain/record/formerEntry.ts';
import { lives } from '#entities/live/api/liveCollections.ts';
import { news } from '#entities/news/api/newsCollections.ts';
import { promotions } from '#entities/promotion/api/promotionCollections.ts';
import { shownFields } from '#domain/review/notShown.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import type { CatalogueEntry, SearchKind } from '#domain/matching/catalogueEntry.ts';
import { type CatalogueSource, hallIdOf, isNamed, none, type PageAsked, policy } from './catalogueSources.ts';

const pageOf = ({ pageIndex, pageSize }: PageAsked) => ({ pageIndex, pageSize, policy }) as const;

const searchOf = <F extends string>({ search = '' }: PageAsked, fields: readonly F[]) =>
  search === '' ? {} : { search: { text: search, fields } };

interface Event {
  readonly id: string;
  readonly name: TextPair;
  readonly picture: string;
  readonly time: string;
  readonly note?: TextPair | undefined;
  readonly hall?: TextPair | undefined;
  readonly hallId?: string;
  readonly rank?: number | undefined;
  readonly isCancelled?: boolean;
  readonly former?: FormerEntry | undefined;
}

const entryOf = (
  kind: SearchKind,
  { note = none, hall = none, rank = 0, isCancelled = false, former, ...event }: Event,
): CatalogueEntry => ({
  kind,
  booth: '',
  note,
  hall,
  rank,
  ...event,
  ...(isCancelled && { isCancelled }),
  ...(former !== undefined && { former }),
});

const conferenceSource: CatalogueSource = async (client, asked, { halls }) => {
  const { items, hasMore } = await conferences.page(
    client,
    { ExhibitionId: asked.exhibitionId },
    {
      ...pageOf(asked),
      ...searchOf(asked, ['Title', 'TitleEn']),
      only: [
        'ExhibitionId',
        'Title',
        'TitleEn',
        'StartTime',
        'Place',
        'PlaceEn',
        'ExhibitionHallId',
        'Cover',
        'IsCancelled',
        'Former',
      ],
    },
  );
  const entries = items.map((row) =>
    entryOf('conference', {
      id: row.RecordId,
      name: { zh: row.Title, en: row.TitleEn },
      picture: row.Cover,
      time: row.StartTime,
      note: { zh: row.Place, en: row.PlaceEn },
      hall: halls.get(row.ExhibitionHallId),
      ...hallIdOf(row),
      isCancelled: row.IsCancelled,
      former: formerOf(row),
    }),
  );
  return { entries: entries.filter(isNamed), hasMore };
};

const liveSource: CatalogueSource = async (client, asked, { suppliers }) => {
  const { items, hasMore } = await lives.page(
    client,
    { ExhibitionId: asked.exhibitionId },
    {
      ...pageOf(asked),
      ...searchOf(asked, ['Title', 'TitleEn']),
      only: [
        'ExhibitionId',
        'ExhibitorId',
        'Title',
        'TitleEn',
        'Cover',
        'StartTime',
        'PVNumber',
        ...shownFields,
      ],
    },
  );
  const entries = items.map((row) =>
    entryOf('live', {
      id: row.RecordId,
      name: { zh: row.Title, en: row.TitleEn },
      picture: row.Cover,
      time: row.StartTime,
      note: suppliers.get(row.ExhibitorId),
      rank: row.PVNumber,
    }),
  );
  return { entries: entries.filter(isNamed), hasMore };
};

const promotionSource: CatalogueSource = async (client, asked, { suppliers }) => {
  const { items, hasMore } = await promotions.page(
    client,
    { ExhibitionId: asked.exhibitionId },
    {
      ...pageOf(asked),
      ...searchOf(asked, ['name', 'nameEn']),
      only: [
        'ExhibitionId',
        'ExhibitorId',
        'name',
        'nameEn',
        'Place',
        'PlaceEn',
        'StartTime',
        'Banner',
        'PVNumber',
        ...shownFields,
      ],
    },
  );
  const entries = items.map((row) =>
    entryOf('promotion', {
      id: row.RecordId,
      name: { zh: row.name, en: row.nameEn },
      picture: row.Banner,
      time: row.StartTime,
      note:
        row.Place + row.PlaceEn === '' ? suppliers.get(row.ExhibitorId) : { zh: row.Place, en: row.PlaceEn },
      rank: row.PVNumber,
    }),
  );
  return { entries: entries.filter(isNamed), hasMore };
};

const newsSource: CatalogueSource = async (client, asked, { suppliers }) => {
  const { items, hasMore } = await news.page(
    client,
    { ExhibitionId: asked.exhibitionId },
    {
      ...pageOf(asked),
      ...searchOf(asked, ['Title', 'TitleEn']),
      only: ['ExhibitionId', 'ExhibitorId', 'Title', 'TitleEn', 'Image', 'PublishTime', 'PVNumber'],
    },
  );
  const entries = items.map((row) =>
    entryOf('news', {
      id: row.RecordId,
      name: { zh: row.Title, en: row.TitleEn },
      picture: row.Image,
      time: row.PublishTime,
      note: suppliers.get(row.ExhibitorId),
      rank: row.PVNumber,
    }),
  );
  return { entries: entries.filter(isNamed), hasMore };
};

export const eventSources = {
  conference: conferenceSource,
  live: liveSource,
  promotion: promotionSource,
  news: newsSource,
} as const;
