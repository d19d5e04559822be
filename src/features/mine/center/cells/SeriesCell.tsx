import { useTranslation } from 'react-i18next';
import { seriesPath } from '#domain/address/homePaths.ts';
import { useHasSeries } from '#entities/series/useHasSeries.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** Where the exhibition has others beside it in a series. */
export function SeriesCell() {
  const { t } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  if (!useHasSeries()) return null;
  return <Cell icon={<Icon name="explore" />} to={seriesPath(exhibitionId)} title={t('series')} />;
}
