import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPlace } from '#flows/content/useListPlace.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useVisited } from '#entities/favourite/visited/useVisited.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { VirtualRows } from '#ui/list/VirtualRows.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { useFavouriteIds } from './list/useFavouriteIds.ts';
import { type BoothBlock, boothAisles } from './rules/boothAisles.ts';
import { BoothTile } from './BoothTile.tsx';
import css from './booths.module.css';
import { type HallBooth, hallBoothsQuery } from './hallBoothsQuery.ts';

export interface BoothGridProps {
  readonly hallId: string;
  readonly title: string;
}

/** The booths of a hall by their numbers, aisle by aisle; what is a favourite or was visited stands out. */
export function BoothGrid({ hallId, title }: BoothGridProps) {
  const { t } = useTranslation('exhibitors');
  const exhibitionId = useExhibitionId();
  const query = useServerQuery(hallBoothsQuery(exhibitionId, hallId));
  return (
    <QueryView
      query={query}
      failedTitle={t('hallFailed')}
      skeleton={<ListSkeleton />}
      empty={<EmptyState title={t('hallNone')} text={t('noneText')} />}
    >
      {(stands) => <Booths stands={stands} title={title} />}
    </QueryView>
  );
}

interface BoothsProps {
  readonly stands: readonly HallBooth[];
  readonly title: string;
}

const keyOf = ({ key }: BoothBlock<HallBooth>) => key;
/** Estimates, until they are measured. */
const blockRem = 8.5;
const headRem = 14;

function Booths({ stands, title }: BoothsProps) {
  const { t, i18n } = useTranslation('exhibitors');
  const language = languageOf(i18n.language);
  const favouriteIds = useFavouriteIds();
  const visitedIds = useVisited();
  const favourites = useMemo(() => new Set(favouriteIds), [favouriteIds]);
  const visited = useMemo(() => new Set(visitedIds), [visitedIds]);
  const blocks = useMemo(() => boothAisles(stands), [stands]);
  const { place, leave } = useListPlace(true);
  const render = useCallback(
    ({ aisle, isFirst, stands: some }: BoothBlock<HallBooth>) => (
      <>
        {isFirst && <h2 className={css['aisle']}>{aisle === '' ? t('boothsElse') : aisle}</h2>}
        <ul className={css['tiles']} aria-label={aisle === '' ? t('boothsElse') : aisle}>
          {some.map((stand) => (
            <BoothTile
              key={stand.RecordId}
              stand={stand}
              language={language}
              isFavourite={favourites.has(stand.ExhibitorId)}
              isVisited={visited.has(stand.ExhibitorId)}
              favouriteText={t('mineFavourites')}
              visitedText={t('mineVisited')}
            />
          ))}
        </ul>
      </>
    ),
    [t, language, favourites, visited],
  );
  return (
    <div data-in-place={place && ''}>
      <p className={css['legend']}>
        <span>{t('count', { count: stands.length })}</span>
        <span className={css['key']}>
          <Icon name="star" sizeRem={1} />
          {t('mineFavourites')}
        </span>
        <span className={css['key']}>
          <Icon name="check" sizeRem={1} />
          {t('mineVisited')}
        </span>
      </p>
      <VirtualRows
        rows={blocks}
        keyOf={keyOf}
        render={render}
        label={t('boothsOf', { hall: title })}
        estimatedRowRem={blockRem}
        initialOffsetRem={headRem}
        place={place}
        onLeave={leave}
      />
    </div>
  );
}
