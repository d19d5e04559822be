import { useTranslation } from 'react-i18next';
import { moneyText } from '#domain/money/moneyText.ts';
import { shownPrice } from './rules/productOffer.ts';
import { Money } from '#ui/values/Money.tsx';

/** What a product costs, or its cheapest version; what has no price is sold on request. */
export function ProductPrice({ row }: { readonly row: Parameters<typeof shownPrice>[0] }) {
  const { t } = useTranslation('content');
  const price = shownPrice(row);
  if (price === undefined) return t('priceOnRequest');
  if (price.isFrom) return t('priceFrom', { price: moneyText(price.cents) });
  return <Money cents={price.cents} />;
}
