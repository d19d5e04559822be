import { useTranslation } from 'react-i18next';
import { productTitle } from '#entities/product/rules/productTexts.ts';
import { type ProductOffer, productOffers } from '#entities/product/rules/productOffer.ts';
import { ProductPrice } from '#entities/product/ProductPrice.tsx';
import { languageOf } from '#language/language.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { Money } from '#ui/values/Money.tsx';
import css from './Offer.module.css';

export interface OfferProps {
  readonly row: Parameters<typeof productTitle>[0] & {
    readonly ProductPrice: string;
    readonly StockNumber: string;
    readonly MinOrderNumber: string;
    readonly Specifications: readonly unknown[];
  };
  /** The version whose price is shown; without one the lowest. */
  readonly chosen: ProductOffer | undefined;
}

/** What it is praised for, and what it costs. */
export function Offer({ row, chosen }: OfferProps) {
  const { t, i18n } = useTranslation('products');
  const offers = productOffers(row);
  const isAsked = offers.length > 0 && offers.every(({ stock }) => stock === undefined);
  return (
    <>
      <span className={css['title']}>{organiserText(productTitle(row), languageOf(i18n.language))}</span>
      <span className={css['line']}>
        <span className={css['price']}>
          {chosen === undefined ? <ProductPrice row={row} /> : <Money cents={chosen.priceCents} />}
        </span>
        {isAsked && <span>{t('stockAskedText')}</span>}
      </span>
    </>
  );
}
