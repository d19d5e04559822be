import { useTranslation } from 'react-i18next';
import { organiserCenterPath } from '#domain/address/organiser/organiserPaths.ts';
import { useRoleIdentity } from '#session/acting/roleIdentity.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** For a visitor who is logged in as an organiser or administrator too. */
export function OrganiserCenterCell() {
  const { t } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  const { isIn } = useRoleIdentity('host');
  if (!isIn) return null;
  return (
    <Cell
      icon={<Icon name="conference" />}
      to={organiserCenterPath(exhibitionId)}
      title={t('organiserCenter')}
    />
  );
}
