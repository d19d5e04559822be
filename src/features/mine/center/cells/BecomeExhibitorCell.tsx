import { useTranslation } from 'react-i18next';
import { becomeExhibitorPath } from '#domain/address/exhibitorCenter/becomeExhibitorPaths.ts';
import { useMayExhibit } from '#entities/exhibitor/useMayExhibit.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** For a visitor whose company may apply to exhibit. */
export function BecomeExhibitorCell() {
  const { t } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  if (!useMayExhibit()) return null;
  return (
    <Cell
      icon={<Icon name="exhibitor" />}
      to={becomeExhibitorPath(exhibitionId)}
      title={t('becomeExhibitor')}
    />
  );
}
