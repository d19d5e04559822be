import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { setInCart, takeOutOfCart } from '#entities/cart/changeCart.ts';
import type { ShownLine } from '#entities/cart/useCartLines.ts';
import { ProductPicture } from '#entities/product/ProductPicture.tsx';
import { summaryOfProduct } from '#entities/product/productRow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Money } from '#ui/values/Money.tsx';
import css from './cart.module.css';
import { pictureSidePx } from './CartLineRow.tsx';
import { TakeOutButton } from './TakeOutButton.tsx';
import { useLineName } from './useLineName.ts';

interface UnavailableProps {
  readonly lines: readonly ShownLine[];
}

/** What cannot be ordered as it was put in: why, and what can be done. */
export function Unavailable({ lines }: UnavailableProps) {
  const { t } = useTranslation('cart');
  const exhibitionId = useExhibitionId();
  const id = useId();
  const items = lines.map(({ item }) => item);
  const clear = () => {
    takeOutOfCart(exhibitionId, items);
    renderToast(t('takenOut'), { action: { label: t('undo'), act: () => setInCart(exhibitionId, items) } });
  };
  return (
    <section className={css['group']} aria-labelledby={id}>
      <div className={css['seller']}>
        <h2 className={`${css['sellerName']} ${css['sellerName--alone']}`} id={id}>
          {t('unavailable')}
        </h2>
        <button type="button" className={css['plain']} onClick={clear}>
          {t('clear')}
        </button>
      </div>
      <ul className={css['lines']}>
        {lines.map((line) => (
          <Line key={`${line.item.productId} ${line.item.type}`} line={line} />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly line: ShownLine;
}

function Line({ line }: LineProps) {
  const { t } = useTranslation('cart');
  const exhibitionId = useExhibitionId();
  const { item, offer, fault = 'gone', product } = line;
  const { name, lang } = useLineName(line);
  const accept = () => setInCart(exhibitionId, [{ ...item, priceCents: offer?.priceCents }]);
  return (
    <li className={`${css['line']} ${css['line--faulty']}`}>
      <ProductPicture
        className={css['picture']}
        src={product ? summaryOfProduct(product).picture : ''}
        sidePx={pictureSidePx}
      />
      <div className={css['words']}>
        <span className={css['name']} lang={lang}>
          {name}
        </span>
        <span className={css['short']}>{t(`fault_${fault}`)}</span>
        {fault === 'priceChanged' && (
          <span className={css['prices']}>
            <span>
              {t('oldPrice')}{' '}
              <s>
                <Money cents={item.priceCents} />
              </s>
            </span>
            <span>
              {t('newPrice')}{' '}
              <b>
                <Money cents={offer?.priceCents} />
              </b>
            </span>
          </span>
        )}
        <div className={css['tools']}>
          {fault === 'priceChanged' ? (
            <button type="button" className={css['plain']} onClick={accept}>
              {t('acceptPrice')}
            </button>
          ) : (
            <span />
          )}
          <TakeOutButton item={item} name={name} />
        </div>
      </div>
    </li>
  );
}
