import { useTranslation } from 'react-i18next';
import { addressesPath, cartPath } from '#entities/order/rules/orderPaths.ts';
import { useCartCount } from '#entities/cart/useCart.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { OrdersCell } from './OrdersCell.tsx';

/** What is ordered, what is to be ordered, and where it goes. */
export function ShopCells() {
  const { t } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  const count = useCartCount();
  return (
    <>
      <OrdersCell />
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
