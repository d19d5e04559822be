import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/values/Badge.tsx';
import { isAfterSaleDone, isAwaited } from './rules/orderActions.ts';
import type { OrderState } from './rules/orderState.ts';

const isEnded = (state: OrderState) =>
  state === 'closed' || state === 'completed' || state === 'unknown' || isAfterSaleDone(state);

/** In a word where an order stands, to its buyer and to the booth. Needs `orders`. */
export function OrderStateBadge({ state }: { readonly state: OrderState }) {
  const { t } = useTranslation('orders');
  const tone = isAwaited(state) ? 'waits' : isEnded(state) ? 'off' : 'on';
  return <Badge tone={tone}>{t(`state_${state}`)}</Badge>;
}
