import { useTranslation } from 'react-i18next';
import { becomeExhibitorPath } from '#domain/address/exhibitorCenter/becomeExhibitorPaths.ts';
import { useMayExhibit } from '#entities/exhibitor/useMayExhibit.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** For a visitor whose company may apply to exhibit. */
export function BecomeExhibitorCell({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('mine');
  if (!useMayExhibit(exhibitionId)) return null;
  return (
    <Cell
      icon={<Icon name="exhibitor" />}
      to={becomeExhibitorPath(exhibitionId)}
      title={t('becomeExhibitor')}
    />
  );
}
