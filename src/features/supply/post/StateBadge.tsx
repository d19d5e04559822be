import { useTranslation } from 'react-i18next';
import { isClosed } from '#entities/supply/rules/postClosing.ts';
import { postState, type SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { Badge, type BadgeTone } from '#ui/values/Badge.tsx';

const tones: Readonly<Record<ReturnType<typeof postState>, BadgeTone>> = {
  published: 'good',
  inReview: 'on',
  refused: 'waits',
  closed: 'off',
  withdrawn: 'off',
};

export const stateNow = (post: SupplyPost) => postState(post, isClosed(post, fairNowMs()));

/** What its owner is told: in review, refused, published, closed or withdrawn. */
export function StateBadge({ post }: { readonly post: SupplyPost }) {
  const { t } = useTranslation('supply');
  const state = stateNow(post);
  return <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>;
}
