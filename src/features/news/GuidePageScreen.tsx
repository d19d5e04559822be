import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { guidePages } from '#entities/news/api/guideCollections.ts';
import { guidePagePath, guidePath } from '#domain/address/homePaths.ts';
import { detailQuery } from '#flows/content/detailQuery.ts';
import { type DetailPage, DetailScreen } from '#flows/content/DetailScreen.tsx';
import { usePageContent } from '#flows/content/usePageContent.ts';
import { OrganiserRichText } from '#flows/richText/OrganiserRichText.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { Card } from '#ui/page/Card.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { useRow } from '#flows/content/detail/useRow.ts';

export default function GuidePageScreen() {
  const { pageId = '' } = useParams();
  return <GuidePage key={pageId} pageId={pageId} />;
}

interface GuidePageProps {
  readonly pageId: string;
}

type Row = NonNullable<ReturnType<typeof useGuidePage>['data']>;

function useGuidePage(pageId: string) {
  const exhibitionId = useExhibitionId();
  return useRow(
    detailQuery(guidePages, { ExhibitionId: exhibitionId, RecordId: pageId }, exhibitionId),
    pageId,
  );
}

const titleOf = ({ Title, TitleEn }: Row) => ({ zh: Title, en: TitleEn });

function GuidePage({ pageId }: GuidePageProps) {
  const exhibitionId = useExhibitionId();
  const { t, i18n } = useTranslation('guide');
  const language = languageOf(i18n.language);
  const query = useGuidePage(pageId);
  const shown = query.data ?? undefined;
  const share = usePageContent({
    path: guidePagePath(exhibitionId, pageId),
    picture: '',
    ...(shown && { title: localize(titleOf(shown), language) }),
  });
  const page = (row: Row): DetailPage => {
    const title = localize(titleOf(row), language);
    const text = { zh: row.Content, en: row.ContentEn };
    return {
      title,
      titleLang: otherLanguage(titleOf(row), language),
      after: (
        <Card>
          {localize(text, language) === '' ? (
            <p>{t('noText')}</p>
          ) : (
            <OrganiserRichText
              text={text}
              title={title}
              headingLevel={2}
              pictureName={(number) => t('picture', { number })}
            />
          )}
        </Card>
      ),
      share,
    };
  };
  return (
    <DetailScreen
      kind={t('title')}
      backTo={guidePath(exhibitionId)}
      query={query}
      failedTitle={t('oneFailed')}
      gone={{ title: t('gone'), text: t('goneText'), toList: t('toList') }}
      page={page}
    />
  );
}
