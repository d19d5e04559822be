import { useTranslation } from 'react-i18next';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { Notice, type NoticeKind } from '#ui/page/Notice.tsx';
import { stateNow } from '../post/StateBadge.tsx';

const kinds: Readonly<Record<ReturnType<typeof stateNow>, NoticeKind>> = {
  inReview: 'info',
  refused: 'warn',
  published: 'success',
  closed: 'info',
  withdrawn: 'info',
};

/** What the state of one's own post means, and what can be done about it. */
export function OwnState({ post }: { readonly post: SupplyPost }) {
  const { t } = useTranslation('supply');
  const state = stateNow(post);
  return (
    <Notice kind={kinds[state]} title={t(`state_${state}`)}>
      {state === 'refused' && post.ReviewReason !== '' && (
        <p>{t('refusedReason', { reason: post.ReviewReason })}</p>
      )}
      <p>{t(`note_${state}`)}</p>
    </Notice>
  );
}
