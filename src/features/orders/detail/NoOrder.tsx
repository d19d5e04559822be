import { useTranslation } from 'react-i18next';
import { ordersPath } from '#entities/order/rules/orderPaths.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';

/** In place of an order that this visitor does not have: of another person, deleted, or of a damaged link. */
export function NoOrder({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      drawing="lost"
      title={t('gone')}
      action={<LinkButton to={ordersPath(exhibitionId)}>{t('toList')}</LinkButton>}
    />
  );
}
