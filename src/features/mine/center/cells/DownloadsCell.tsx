import { useTranslation } from 'react-i18next';
import { downloadsPath } from '#entities/download/rules/downloadPaths.ts';
import { useHasFiles } from '#entities/download/downloadQueries.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** Only where there are files. */
export function DownloadsCell() {
  const { t } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  if (!useHasFiles()) return null;
  return <Cell icon={<Icon name="download" />} to={downloadsPath(exhibitionId)} title={t('downloads')} />;
}
