import type { useLeftOut } from '#entities/cart/leftOut.ts';
import { useTranslation } from 'react-i18next';
import { productPath } from '#entities/product/rules/productPaths.ts';
import { quantityLimit } from '#entities/cart/rules/quantity.ts';
import { setInCart } from '#entities/cart/changeCart.ts';
import type { ShownLine } from '#entities/cart/useCartLines.ts';
import { ProductPicture } from '#entities/product/ProductPicture.tsx';
import { summaryOfProduct } from '#entities/product/productRow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Stepper } from '#ui/controls/Stepper.tsx';
import { CheckMark } from '#ui/controls/toggle/CheckMark.tsx';
import { Money } from '#ui/values/Money.tsx';
import css from './cart.module.css';
import { TakeOutButton } from './TakeOutButton.tsx';
import { useLineName } from './useLineName.ts';

export type Selection = ReturnType<typeof useLeftOut>;

interface CartLineRowProps {
  readonly line: ShownLine;
  readonly selection: Selection;
}

export const pictureSidePx = 80;

export function CartLineRow({ line, selection }: CartLineRowProps) {
  const { t } = useTranslation('cart');
  const exhibitionId = useExhibitionId();
  const { item, offer, quantity, product } = line;
  const { name, lang } = useLineName(line);
  const { stock, least = 1 } = offer ?? {};
  const isShort = stock !== undefined && item.number >= stock;
  return (
    <li className={css['line']}>
      <CheckMark
        label={t('chooseOf', { name })}
        isOn={selection.isChosen(item)}
        onChange={(isOn) => selection.choose([item], isOn)}
      />
      <ProductPicture
        className={css['picture']}
        src={product ? summaryOfProduct(product).picture : ''}
        sidePx={pictureSidePx}
      />
      <div className={css['words']}>
        <AppLink className={css['name']} to={productPath(exhibitionId, item.productId)}>
          <span lang={lang}>{name}</span>
        </AppLink>
        {offer?.name && <span className={css['type']}>{offer.name}</span>}
        {isShort && <span className={css['short']}>{t('onlyLeft', { count: stock })}</span>}
        {least > 1 && <span className={css['short']}>{t('atLeast', { count: least })}</span>}
        <span className={css['price']}>
          <Money cents={offer?.priceCents} />
        </span>
        <div className={css['tools']}>
          <Stepper
            label={t('quantityOf', { name })}
            value={quantity}
            min={least}
            max={quantityLimit(stock)}
            onChange={(number) => setInCart(exhibitionId, [{ ...item, number }])}
          />
          <TakeOutButton item={item} name={name} />
        </div>
      </div>
    </li>
  );
}
