import { useTranslation } from 'react-i18next';
import { whatsNewPath } from '#domain/address/homePaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

export function WhatsNewCell() {
  const { t } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  return <Cell icon={<Icon name="message" />} to={whatsNewPath(exhibitionId)} title={t('whatsNew')} />;
}
