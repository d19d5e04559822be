import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { news } from '#entities/news/api/newsCollections.ts';
import { articlePath, newsPath } from '#domain/address/homePaths.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { detailQuery } from '#flows/content/detailQuery.ts';
import { type DetailPage, DetailScreen } from '#flows/content/DetailScreen.tsx';
import { usePageContent } from '#flows/content/usePageContent.ts';
import { ExhibitorCell } from '#entities/booth/ExhibitorCell.tsx';
import { useViewCount } from '#entities/favourite/useViewCount.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { VenueTime } from '#ui/values/VenueTime.tsx';
import { ArticleText } from './ArticleText.tsx';
import { useRow } from '#flows/content/detail/useRow.ts';
import { openRow } from '#flows/content/detail/openRow.ts';
import type { PrepareScreen } from '#flows/navigation/screenRoute.ts';

const articleQuery = (exhibitionId: string, newsId: string) =>
  detailQuery(news, { ExhibitionId: exhibitionId, RecordId: newsId }, exhibitionId);

export const prepare: PrepareScreen = ({ id = '', newsId = '' }) => openRow(articleQuery(id, newsId), newsId);

export default function ArticleScreen() {
  const { newsId = '' } = useParams();
  return <Article key={newsId} newsId={newsId} />;
}

interface ArticleProps {
  readonly newsId: string;
}

type Row = NonNullable<ReturnType<typeof useArticle>['data']>;

function useArticle(newsId: string) {
  const exhibitionId = useExhibitionId();
  return useRow(articleQuery(exhibitionId, newsId), newsId);
}

const titleOf = ({ Title, TitleEn }: Row) => ({ zh: Title, en: TitleEn });

function Article({ newsId }: ArticleProps) {
  const exhibitionId = useExhibitionId();
  const { t, i18n } = useTranslation('news');
  const language = languageOf(i18n.language);
  const query = useArticle(newsId);
  const shown = query.data ?? undefined;
  useViewCount(news, shown, !query.isStale);
  const share = usePageContent({
    path: articlePath(exhibitionId, newsId),
    picture: shown?.Image ?? '',
    ...(shown && { title: localize(titleOf(shown), language) }),
  });
  const page = (row: Row): DetailPage => ({
    title: localize(titleOf(row), language),
    titleLang: otherLanguage(titleOf(row), language),
    lead: <VenueTime at={parseVenueTime(row.PublishTime)} form="dayTime" />,
    after: (
      <>
        <ArticleText row={row} title={localize(titleOf(row), language)} />
        <ExhibitorCell exhibitorId={row.ExhibitorId} title={t('about')} />
      </>
    ),
    share,
  });
  return (
    <DetailScreen
      kind={t('one')}
      backTo={newsPath(exhibitionId)}
      query={query}
      failedTitle={t('oneFailed')}
      gone={{ title: t('gone'), text: t('goneText'), toList: t('toList') }}
      page={page}
    />
  );
}
