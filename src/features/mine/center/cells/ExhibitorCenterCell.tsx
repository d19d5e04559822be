import { useTranslation } from 'react-i18next';
import { exhibitorCenterPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { useRoleIdentity } from '#session/acting/roleIdentity.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** For a visitor who is logged in as an exhibitor too. */
export function ExhibitorCenterCell() {
  const { t } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  const { isIn, name } = useRoleIdentity('exhibitor');
  if (!isIn) return null;
  return (
    <Cell
      icon={<Icon name="exhibitor" />}
      to={exhibitorCenterPath(exhibitionId)}
      title={t('exhibitorCenter')}
      value={name === '' ? undefined : name}
    />
  );
}
