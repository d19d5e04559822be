import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { organiserContentRowPath } from '#domain/address/organiser/organiserPaths.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { bannerListQuery } from './bannerQueries.ts';

/** By `Type`. */
const places = [
  { type: '1', title: 'banner_home' },
  { type: '3', title: 'banner_shop' },
] as const;

/** The pictures of the home and of its shop, in the order in which visitors see them. */
export function BannerList({ organiser }: { readonly organiser: Organiser }) {
  const { t, i18n } = useTranslation('organiserContent');
  const language = languageOf(i18n.language);
  const query = useServerQuery(bannerListQuery(organiser));
  const textOf = (zh: string, en: string, at: number) =>
    organiserText({ zh, en }, language) || t('banner_nth', { count: at + 1 });
  return (
    <QueryView
      query={query}
      failedTitle={t('bannersFailed')}
      skeleton={3}
      empty={<EmptyState title={t('noBanners')} />}
    >
      {(rows) =>
        places.map(({ type, title }) => {
          const here = rows.filter(({ Type }) => Type === type);
          if (here.length === 0) return null;
          return (
            <CellGroup key={type} title={t(title)}>
              {here.map(({ RecordId, Title, TitleEn }, at) => (
                <Cell
                  key={RecordId}
                  title={textOf(Title, TitleEn, at)}
                  to={organiserContentRowPath(organiser.exhibitionId, 'banners', RecordId)}
                />
              ))}
            </CellGroup>
          );
        })
      }
    </QueryView>
  );
}
