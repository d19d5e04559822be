import { useTranslation } from 'react-i18next';
import { addressesPath, cartPath, ordersPath } from '#entities/order/rules/orderPaths.ts';
import { useCartCount } from '#entities/cart/useCart.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** What is ordered, what is to be ordered, and where it goes. */
export function ShopCells() {
  const { t } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  const count = useCartCount();
  return (
    <>
      <Cell icon={<Icon name="order" />} to={ordersPath(exhibitionId)} title={t('orders')} />
      <Cell
        icon={<Icon name="cart" />}
        to={cartPath(exhibitionId)}
        title={t('cart')}
        value={count > 0 ? String(count) : undefined}
      />
      <Cell icon={<Icon name="place" />} to={addressesPath(exhibitionId)} title={t('addresses')} />
    </>
  );
}
