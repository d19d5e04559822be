import { useTranslation } from 'react-i18next';
import { productTitle } from '#entities/product/rules/productTexts.ts';
import { productOffers } from '#entities/product/rules/productOffer.ts';
import { ProductPrice } from '#entities/product/ProductPrice.tsx';
import { languageOf } from '#language/language.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { Count } from '#ui/values/Count.tsx';
import css from './Offer.module.css';

export interface OfferProps {
  readonly row: Parameters<typeof productTitle>[0] & {
    readonly ProductPrice: string;
    readonly StockNumber: string;
    readonly MinOrderNumber: string;
    readonly Specifications: readonly unknown[];
    /** Undefined where the server counts none. */
    readonly PVNumber: number | undefined;
  };
}

/** What it is praised for, what it costs, and how many have looked at it. */
export function Offer({ row }: OfferProps) {
  const { t, i18n } = useTranslation('products');
  const { PVNumber = 0 } = row;
  const offers = productOffers(row);
  const [offer] = offers;
  const isAsked = offer !== undefined && offers.every(({ stock }) => stock === undefined);
  return (
    <>
      <span className={css['title']}>{organiserText(productTitle(row), languageOf(i18n.language))}</span>
      <span className={css['line']}>
        <span className={css['price']}>
          <ProductPrice row={row} />
        </span>
        {offer !== undefined && offer.least > 1 && <span>{t('atLeast', { count: offer.least })}</span>}
        {isAsked && <span>{t('stockAskedText')}</span>}
        {PVNumber > 0 && (
          <span>
            {t('views')} <Count count={PVNumber} />
          </span>
        )}
      </span>
    </>
  );
}
