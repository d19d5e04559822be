import { useTranslation } from 'react-i18next';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** Whose post it is, where that is an exhibitor. */
export function OtherPost({ post }: { readonly post: SupplyPost }) {
  const { t } = useTranslation('supply');
  if (post.ExhibitorId === '') return null;
  return (
    <CellGroup>
      <Cell
        icon={<Icon name="exhibitor" />}
        title={t('toExhibitor')}
        to={exhibitorPath(post.ExhibitionId, post.ExhibitorId)}
      />
    </CellGroup>
  );
}
