import { useTranslation } from 'react-i18next';
import { isAfterSaleDone, isAwaited } from '#entities/order/rules/orderActions.ts';
import type { OrderState } from '#entities/order/rules/orderState.ts';
import css from './OrderStateBadge.module.css';

const isEnded = (state: OrderState) =>
  state === 'closed' || state === 'completed' || state === 'unknown' || isAfterSaleDone(state);

/** In a word where an order stands. */
export function StateBadge({ state }: { readonly state: OrderState }) {
  const { t } = useTranslation('orders');
  const tone = isAwaited(state) ? 'waits' : isEnded(state) ? 'off' : 'on';
  return <span className={`${css['badge']} ${css[`badge--${tone}`]}`}>{t(`state_${state}`)}</span>;
}
