import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sharedListPath } from '#domain/address/sharedListPath.ts';
import { ExhibitorsButton } from '#entities/exhibitor/ExhibitorsButton.tsx';
import { favouritesPath } from '#entities/favourite/rules/favouritesPath.ts';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { BarHeading } from '#ui/list/head/BarHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyFavourites } from '#ui/states/scenes/emptyFavourites.tsx';
import { FavouriteCard } from './FavouriteCard.tsx';
import css from './favourites.module.css';
import { Route } from './Route.tsx';
import { type Favourites, useFavourites } from './useFavourites.ts';

/** What the visitor has saved, in the order in which it is walked. */
export default function FavouritesScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('mine');
  const visitorId = useOwnVisitorId();
  return (
    <>
      <BarHeading>{t('favourites')}</BarHeading>
      {visitorId === undefined ? (
        <RegisterFirst back={favouritesPath(id)} />
      ) : (
        <OwnFavourites visitorId={visitorId} />
      )}
    </>
  );
}

const isEmpty = ({ exhibitors, products }: Favourites) => exhibitors.length + products.length === 0;

interface OwnFavouritesProps {
  readonly visitorId: string;
}

function OwnFavourites({ visitorId }: OwnFavouritesProps) {
  const { t } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  const query = useFavourites(visitorId);
  const halls = useServerQuery(hallsQuery(exhibitionId)).data ?? [];
  return (
    <QueryView
      isScreen
      query={query}
      failedTitle={t('favouritesFailed')}
      skeleton={<ListSkeleton />}
      isEmpty={isEmpty}
      empty={
        <EmptyState
          scene={emptyFavourites}
          title={t('favouritesNone')}
          text={t('favouritesNoneText')}
          action={<ExhibitorsButton>{t('favouritesToExhibitors')}</ExhibitorsButton>}
        />
      }
    >
      {({ exhibitors, products }) => (
        <>
          {exhibitors.length > 0 && (
            <CellGroup>
              <Cell
                icon={<Icon name="companions" />}
                title={t('favouriteDivide')}
                note={t('favouriteDivideText')}
                to={sharedListPath(exhibitionId)}
              />
            </CellGroup>
          )}
          <Route halls={halls} exhibitors={exhibitors} />
          <Group title={t('favouriteProducts', { count: products.length })}>
            {products.map((mark) => (
              <FavouriteCard key={mark.id} mark={mark} />
            ))}
          </Group>
        </>
      )}
    </QueryView>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className={css['group']}>
      <h2 className={css['title']}>{title}</h2>
      <ul className={css['list']}>{children}</ul>
    </section>
  );
}
