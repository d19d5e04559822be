import { useTranslation } from 'react-i18next';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import type { PostOwner } from '#entities/supply/rules/postOwner.ts';
import { contactPath } from '../postPaths.ts';
import { ReportCell } from './ReportCell.tsx';

export interface OtherPostProps {
  readonly post: SupplyPost;
  /** Who looks at it; undefined for a stranger. */
  readonly asker: PostOwner | undefined;
}

/** What one can do about the post of another person or exhibitor. */
export function OtherPost({ post, asker }: OtherPostProps) {
  const { t } = useTranslation('supply');
  const contact = contactPath(post, asker);
  const isBooth = asker?.exhibitorUserId !== undefined;
  return (
    <CellGroup>
      {post.ExhibitorId !== '' && (
        <Cell
          icon={<Icon name="exhibitor" />}
          title={t('toExhibitor')}
          to={exhibitorPath(post.ExhibitionId, post.ExhibitorId)}
        />
      )}
      {contact !== undefined && <Cell icon={<Icon name="email" />} title={t('contact')} to={contact} />}
      <ReportCell post={post} visitorId={isBooth ? undefined : asker?.ownerId} />
    </CellGroup>
  );
}
