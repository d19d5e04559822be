import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { guidePages } from '#entities/news/api/guideCollections.ts';
import { ListScreen } from '#flows/content/ListScreen.tsx';
import { useListQuery } from '#flows/content/useListQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { GuideRow, type GuideRowData } from './GuideRow.tsx';
import { emptyNotes } from '#ui/states/scenes/emptyNotes.tsx';

export default function GuideScreen() {
  const id = useExhibitionId();
  return <Guide key={id} />;
}

const guidePlan = (exhibitionId: string) => ({
  collection: guidePages,
  condition: { ExhibitionId: exhibitionId },
  keptFor: exhibitionId,
  sorts: { given: { Sort: 1 } } as const,
});

function Guide() {
  const { t, i18n } = useTranslation('guide');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const query = useListQuery(guidePlan(exhibitionId));
  const renderRow = useCallback(
    (row: GuideRowData) => <GuideRow row={row} language={language} />,
    [language],
  );
  return (
    <ListScreen
      title={t('title')}
      query={query}
      renderRow={renderRow}
      countText={(count) => t('count', { count })}
      failedTitle={t('listFailed')}
      empty={{ scene: emptyNotes, title: t('none'), text: t('noneText') }}
      rowRem={5}
    />
  );
}
