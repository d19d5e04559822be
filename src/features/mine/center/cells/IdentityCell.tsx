import { useTranslation } from 'react-i18next';
import { identityCheckPath } from '#domain/address/minePaths.ts';
import { useNeedsIdCheck } from '#entities/identity/idCardQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** Only where the exhibition asks for it. */
export function IdentityCell() {
  const { t } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  if (!useNeedsIdCheck()) return null;
  return <Cell icon={<Icon name="card" />} to={identityCheckPath(exhibitionId)} title={t('identityCheck')} />;
}
