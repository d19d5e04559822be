import { useTranslation } from 'react-i18next';
import { productPrice } from './rules/productPrice.ts';
import { Money } from '#ui/values/Money.tsx';

/** `price` in cents as text; what has none is sold on request. */
export function ProductPrice({ price }: { readonly price: string }) {
  const { t } = useTranslation('content');
  const cents = productPrice(price);
  return cents === undefined ? t('priceOnRequest') : <Money cents={cents} />;
}
