import { useTranslation } from 'react-i18next';
import { newsPath } from '#domain/address/homePaths.ts';
import { useRememberedQuery } from '#data/queries/useRememberedQuery.ts';
import { NewsCard } from '#entities/news/NewsCard.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { latestNewsQuery } from '../homeQueries.ts';
import { PartSkeleton } from './PartSkeleton.tsx';
import { Strip } from './Strip.tsx';
import css from './LatestNews.module.css';

/** The latest articles; nothing where there are none. */
export function LatestNews() {
  const { t, i18n } = useTranslation('exhibitionHome');
  const exhibitionId = useExhibitionId();
  const { content = [], isAwaited } = useRememberedQuery('news', latestNewsQuery(exhibitionId));
  if (isAwaited) return <PartSkeleton shape="rows" />;
  if (content.length === 0) return null;
  return (
    <Strip title={t('news')} all={newsPath(exhibitionId)}>
      <ul className={css['rows']}>
        {content.map((row) => (
          <li className={css['row']} key={row.RecordId}>
            <NewsCard row={row} language={languageOf(i18n.language)} />
          </li>
        ))}
      </ul>
    </Strip>
  );
}
