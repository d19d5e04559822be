import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { news } from '../../../api/news/newsCollections.ts';
import { exhibitorPath } from '../../../domain/address/exhibitorPaths.ts';
import { articlePath, newsPath } from '../../../domain/address/homePaths.ts';
import { isRecordId } from '../../../domain/record/isRecordId.ts';
import { parseVenueTime } from '../../../domain/time/formatVenueTime.ts';
import { detailQuery } from '../../../flows/content/detailQuery.ts';
import { type DetailPage, DetailScreen } from '../../../flows/content/DetailScreen.tsx';
import { usePageContent } from '../../../flows/content/usePageContent.ts';
import { exhibitorQuery } from '../../../flows/exhibitors/exhibitorQueries.ts';
import { useViewCount } from '../../../flows/favourites/useViewCount.ts';
import { useServerQuery } from '../../../flows/queries/useServerQuery.ts';
import { languageOf } from '../../../language/language.ts';
import { Cell } from '../../../ui/cells/Cell.tsx';
import { CellGroup } from '../../../ui/cells/CellGroup.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { readyQuery } from '../../../ui/query/readyQuery.ts';
import { localize } from '../../../ui/text/localize.ts';
import { organiserText, otherLanguage } from '../../../ui/text/organiserText.tsx';
import { VenueTime } from '../../../ui/values/VenueTime.tsx';
import { ArticleText } from './ArticleText.tsx';

export default function ArticleScreen() {
  const { id = '', newsId = '' } = useParams();
  return <Article key={newsId} exhibitionId={id} newsId={newsId} />;
}

interface ArticleProps {
  readonly exhibitionId: string;
  readonly newsId: string;
}

type Row = NonNullable<ReturnType<typeof useArticle>['data']>;

function useArticle({ exhibitionId, newsId }: ArticleProps) {
  const query = useServerQuery({
    ...detailQuery(news, { ExhibitionId: exhibitionId, RecordId: newsId }),
    enabled: isRecordId(newsId),
  });
  // No server is asked for what cannot be an id.
  return isRecordId(newsId) ? query : { ...query, ...readyQuery<typeof query.data>(null) };
}

const titleOf = ({ Title, TitleEn }: Row) => ({ zh: Title, en: TitleEn });

function Article(props: ArticleProps) {
  const { exhibitionId, newsId } = props;
  const { t, i18n } = useTranslation('news');
  const language = languageOf(i18n.language);
  const query = useArticle(props);
  const shown = query.data ?? undefined;
  useViewCount(news, shown, !query.isStale);
  const share = usePageContent(exhibitionId, {
    path: articlePath(exhibitionId, newsId),
    picture: shown?.Image ?? '',
    ...(shown && { title: localize(titleOf(shown), language) }),
  });
  const page = (row: Row): DetailPage => ({
    title: localize(titleOf(row), language),
    titleLang: otherLanguage(titleOf(row), language),
    lead:
      row.PublishTime === '' ? undefined : <VenueTime at={parseVenueTime(row.PublishTime)} form="dateTime" />,
    after: (
      <>
        <ArticleText row={row} title={localize(titleOf(row), language)} />
        {row.ExhibitorId !== '' && <About exhibitionId={exhibitionId} exhibitorId={row.ExhibitorId} />}
      </>
    ),
    share,
  });
  return (
    <DetailScreen
      exhibitionId={exhibitionId}
      kind={t('one')}
      backTo={newsPath(exhibitionId)}
      query={query}
      failedTitle={t('oneFailed')}
      gone={{ title: t('gone'), text: t('goneText'), toList: t('toList') }}
      page={page}
    />
  );
}

interface AboutProps {
  readonly exhibitionId: string;
  readonly exhibitorId: string;
}

/** The exhibitor that an article is about; nothing where it is no more. */
function About({ exhibitionId, exhibitorId }: AboutProps) {
  const { t, i18n } = useTranslation('news');
  const { data } = useServerQuery(exhibitorQuery(exhibitionId, exhibitorId));
  if (data === undefined || data === null) return null;
  const name = { zh: data.CompanyName, en: data.CompanyNameEn };
  return (
    <CellGroup title={t('about')}>
      <Cell
        icon={<Icon name="exhibitor" />}
        title={organiserText(name, languageOf(i18n.language))}
        note={data.BoothNo === '' ? undefined : data.BoothNo}
        to={exhibitorPath(exhibitionId, exhibitorId)}
      />
    </CellGroup>
  );
}
