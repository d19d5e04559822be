import { queryOptions } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { livePictures } from '#entities/live/api/liveCollections.ts';
import { type AlbumRow, albumRows, picturesIn } from '#entities/live/rules/albumRows.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { openPictures } from '#flows/pictures/openPictures.ts';
import { useListPlace } from '#flows/content/useListPlace.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { services } from '#session/services.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { type Language, languageOf } from '#language/language.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PullToRefresh } from '#ui/pull/PullToRefresh.tsx';
import { VirtualRows } from '#ui/list/VirtualRows.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { BarHeading } from '#ui/list/head/BarHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { localize } from '#ui/text/localize.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import css from './AlbumScreen.module.css';

export default function AlbumScreen() {
  const id = useExhibitionId();
  return <Album key={id} />;
}

const mostPictures = 500;

const albumQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['album', exhibitionId] as const,
    queryFn: async (context) =>
      livePictures.list(
        await readingClient(context),
        { ExhibitionId: exhibitionId },
        { pageIndex: 1, pageSize: mostPictures, sort: { TakenTime: -1 } },
      ),
    staleTime: services().times.reaskEveryMs,
    refetchInterval: services().times.reaskEveryMs,
  });

function Album() {
  const { t } = useTranslation('live');
  const exhibitionId = useExhibitionId();
  const query = useServerQuery(albumQuery(exhibitionId));
  return (
    <>
      <BarHeading>{t('album')}</BarHeading>
      <PullToRefresh onRefresh={query.retry}>
        <QueryView
          isScreen
          query={query}
          failedTitle={t('albumFailed')}
          skeleton={<ListSkeleton />}
          isEmpty={(rows) => rows.length === 0}
          empty={<EmptyState title={t('albumNone')} text={t('albumNoneText')} />}
        >
          {(rows) => <Pictures rows={rows} />}
        </QueryView>
      </PullToRefresh>
    </>
  );
}

interface Picture {
  readonly RecordId: string;
  readonly Image: string;
  readonly Title: string;
  readonly TitleEn: string;
  readonly TakenTime: string;
}

const columns = 3;
const sidePx = 120;
/** On the first screen. */
const soonRows = 4;
const keyOf = ({ key }: AlbumRow<Picture>) => key;

/** What a picture shows and when it was taken. */
function altOf({ Title, TitleEn, TakenTime }: Picture, language: Language): string {
  const takenMs = parseVenueTime(TakenTime);
  const time = takenMs === undefined ? '' : formatVenueMoment(takenMs, 'dayTime', language);
  return [localize({ zh: Title, en: TitleEn }, language), time].filter((text) => text !== '').join(' · ');
}

function Pictures({ rows: pictures }: { readonly rows: readonly Picture[] }) {
  const { t, i18n } = useTranslation('live');
  const language = languageOf(i18n.language);
  const { place, leave } = useListPlace(true);
  const rows = useMemo(() => albumRows(pictures, columns), [pictures]);
  const all = useMemo(() => picturesIn(rows), [rows]);
  const open = useCallback(
    (picture: Picture) =>
      openPictures(
        t('album'),
        all.map((one) => ({ address: one.Image, alt: altOf(one, language) })),
        all.indexOf(picture),
      ),
    [all, t, language],
  );
  const render = useCallback(
    (row: AlbumRow<Picture>, at: number) =>
      'pictures' in row ? (
        <Line pictures={row.pictures} language={language} isSoon={at <= soonRows} onOpen={open} />
      ) : (
        <h2 className={css['day']}>
          {row.dayMs === undefined ? t('albumNoDay') : formatVenueMoment(row.dayMs, 'day', language)}
        </h2>
      ),
    [language, open, t],
  );
  return (
    <div data-in-place={place && ''}>
      <VirtualRows
        rows={rows}
        keyOf={keyOf}
        render={render}
        label={t('album')}
        estimatedRowRem={7.5}
        initialOffsetRem={4}
        place={place}
        onLeave={leave}
      />
    </div>
  );
}

interface LineProps {
  readonly pictures: readonly Picture[];
  readonly language: Language;
  readonly isSoon: boolean;
  readonly onOpen: (picture: Picture) => void;
}

const Line = ({ pictures, language, isSoon, onOpen }: LineProps) => (
  <div className={css['line']}>
    {pictures.map((picture) => (
      <button
        className={css['open']}
        key={picture.RecordId}
        type="button"
        aria-label={altOf(picture, language)}
        onClick={() => onOpen(picture)}
      >
        <StoredImage
          className={css['picture']}
          src={picture.Image}
          alt=""
          width={sidePx}
          height={sidePx}
          lazy={!isSoon}
        />
      </button>
    ))}
  </div>
);
