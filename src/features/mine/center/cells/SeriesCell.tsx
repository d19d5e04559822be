import { useTranslation } from 'react-i18next';
import { seriesPath } from '#domain/address/homePaths.ts';
import { useHasSeries } from '#entities/series/useHasSeries.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** Where the exhibition has others beside it in a series. */
export function SeriesCell({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('mine');
  if (!useHasSeries(exhibitionId)) return null;
  return <Cell icon={<Icon name="explore" />} to={seriesPath(exhibitionId)} title={t('series')} />;
}
