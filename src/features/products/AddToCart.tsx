import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { cartPath } from '#entities/order/rules/orderPaths.ts';
import type { CartItem } from '#entities/cart/rules/cartItem.ts';
import { productName } from '#entities/product/rules/productTexts.ts';
import { isOrderable, type ProductOffer, productOffers } from '#entities/product/rules/productOffer.ts';
import { addToCart } from '#entities/cart/changeCart.ts';
import { useCartCount } from '#entities/cart/useCart.ts';
import type { CartProduct } from '#entities/cart/useCartLines.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { inquiryScreenPath } from '#entities/message/rules/messagePaths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import css from './AddToCart.module.css';
import { OfferSheet } from './OfferSheet.tsx';

export interface AddToCartProps {
  readonly product: CartProduct;
  /** What keeps the product. */
  readonly save: ReactNode;
  /** The version that was chosen on the page. */
  readonly chosen: ProductOffer | undefined;
}

/** What can be bought; none for what is sold on request or not any more. */
export const offersOf = (product: CartProduct): readonly ProductOffer[] =>
  product.isOffSale ? [] : productOffers(product);

/** Into the cart: immediately, or after a version or the number was chosen. Beside it the way to ask for a quote. */
export function AddToCart({ product, save, chosen }: AddToCartProps) {
  const { t } = useTranslation('products');
  const exhibitionId = useExhibitionId();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const inquiry = inquiryScreenPath(exhibitionId, product.RecordId);
  const offers = offersOf(product);
  const [only] = offers;
  const isNothingLeft = !offers.some(isOrderable);
  const isAsked = isNothingLeft && offers.some(({ stock }) => stock === undefined);
  const areSomeLeft = offers.some(({ stock }) => stock !== 0);
  const whyNot = areSomeLeft ? 'tooFewLeft' : 'soldOut';

  function add(offer: ProductOffer, number: number) {
    addToCart(exhibitionId, [itemOf(product, offer, number)]);
    setIsOpen(false);
    renderToast(t('addedToCart'), {
      action: { label: t('toCart'), act: () => void navigate(cartPath(exhibitionId)) },
    });
  }
  function press() {
    if (isNothingLeft) renderToast(t(`${whyNot}Text`));
    else if (only?.type === '' && only.least === 1) add(only, 1);
    else setIsOpen(true);
  }
  return (
    <>
      {save}
      <CartLink />
      {isAsked ? (
        <LinkButton to={inquiry}>{t('askStock')}</LinkButton>
      ) : (
        <>
          <LinkButton kind="secondary" to={inquiry}>
            {t('inquiry')}
          </LinkButton>
          <Button onClick={press}>{t(isNothingLeft ? whyNot : 'addToCart')}</Button>
        </>
      )}
      {isOpen && <OfferSheet offers={offers} chosen={chosen} onAdd={add} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const itemOf = (product: CartProduct, offer: ProductOffer, number: number): CartItem => ({
  productId: product.RecordId,
  type: offer.type,
  number,
  priceCents: offer.priceCents,
  name: productName(product),
  exhibitorId: product.ExhibitorId,
  infoId: product.ExhibitorExhibitionInfoId,
});

function CartLink() {
  const { t } = useTranslation('products');
  const exhibitionId = useExhibitionId();
  const count = useCartCount();
  return (
    <AppLink
      className={css['cart']}
      to={cartPath(exhibitionId)}
      aria-label={count > 0 ? t('cartWith', { count }) : t('cart')}
    >
      <Icon name="cart" />
      {count > 0 && (
        <span className={css['count']} aria-hidden="true">
          {count}
        </span>
      )}
    </AppLink>
  );
}
