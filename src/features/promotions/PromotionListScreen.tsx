import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { promotionTypes } from '#entities/promotion/api/promotionCollections.ts';
import { choicesQuery } from '#flows/content/detailQuery.ts';
import { ListScreen } from '#flows/content/ListScreen.tsx';
import { namedOptions } from '#flows/content/namedOptions.ts';
import { useListQuery } from '#flows/content/useListQuery.ts';
import { PromotionCard } from '#entities/promotion/PromotionCard.tsx';
import type { PromotionRow } from '#entities/promotion/PromotionFace.tsx';
import { promotionsPlan } from '#entities/promotion/promotionsPlan.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { emptySchedule } from '#ui/states/scenes/emptySchedule.tsx';

export default function PromotionListScreen() {
  const id = useExhibitionId();
  return <PromotionList key={id} />;
}

const typesQuery = (exhibitionId: string) =>
  choicesQuery(promotionTypes, { ExhibitionId: exhibitionId }, { Sort: 1 });

function PromotionList() {
  const { t, i18n } = useTranslation('promotions');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const query = useListQuery(promotionsPlan(exhibitionId));
  const { data, isLoading } = useServerQuery(typesQuery(exhibitionId));
  const types = useMemo(() => namedOptions(data ?? [], language), [data, language]);
  const renderRow = useCallback(
    (row: PromotionRow) => <PromotionCard row={row} language={language} />,
    [language],
  );
  return (
    <ListScreen
      title={t('title')}
      query={query}
      renderRow={renderRow}
      search={t('search')}
      filters={[{ key: 'type', label: t('type'), options: types, isAwaited: isLoading }]}
      countText={(count) => t('count', { count })}
      failedTitle={t('listFailed')}
      empty={{ scene: emptySchedule, title: t('none'), text: t('noneText') }}
      rowRem={8.5}
    />
  );
}
