import { useTranslation } from 'react-i18next';
import { latePath } from '#domain/address/latePath.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** What can still be reached of a day that is under way, and those who wait. */
export function LateLink() {
  const { t } = useTranslation('agenda');
  const exhibitionId = useExhibitionId();
  return (
    <CellGroup>
      <Cell icon={<Icon name="time" />} title={t('late')} note={t('lateText')} to={latePath(exhibitionId)} />
    </CellGroup>
  );
}
