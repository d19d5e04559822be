import { useTranslation } from 'react-i18next';
import type { CartItem } from '#entities/cart/rules/cartItem.ts';
import { setInCart, takeOutOfCart } from '#entities/cart/changeCart.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import css from './cart.module.css';

interface TakeOutButtonProps {
  readonly item: CartItem;
  readonly name: string;
}

export function TakeOutButton({ item, name }: TakeOutButtonProps) {
  const { t } = useTranslation('cart');
  const exhibitionId = useExhibitionId();
  const takeOut = () => {
    takeOutOfCart(exhibitionId, [item]);
    renderToast(t('takenOut'), {
      action: { label: t('undo'), act: () => setInCart(exhibitionId, [item]) },
    });
  };
  return (
    <button type="button" className={css['takeOut']} aria-label={t('takeOut', { name })} onClick={takeOut}>
      <Icon name="remove" sizeRem={1.25} />
    </button>
  );
}
