import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ListScreen } from '#flows/content/ListScreen.tsx';
import { useListQuery } from '#flows/content/useListQuery.ts';
import { NewsCard, type NewsRow } from '#entities/news/NewsCard.tsx';
import { newsPlan } from '#entities/news/newsPlan.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { emptyNotes } from '#ui/states/scenes/emptyNotes.tsx';

export default function NewsListScreen() {
  const id = useExhibitionId();
  return <NewsList key={id} />;
}

function NewsList() {
  const { t, i18n } = useTranslation('news');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const query = useListQuery(newsPlan(exhibitionId));
  const renderRow = useCallback((row: NewsRow) => <NewsCard row={row} language={language} />, [language]);
  return (
    <ListScreen
      title={t('title')}
      query={query}
      renderRow={renderRow}
      search={t('search')}
      countText={(count) => t('count', { count })}
      failedTitle={t('listFailed')}
      empty={{ scene: emptyNotes, title: t('none'), text: t('noneText') }}
      rowRem={7.75}
    />
  );
}
