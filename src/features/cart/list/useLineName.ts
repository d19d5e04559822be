import { useTranslation } from 'react-i18next';
import { productName } from '#entities/product/rules/productTexts.ts';
import type { ShownLine } from '#entities/cart/useCartLines.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';

/** As the server says it now, else as it was put in. */
export function useLineName({ product, item }: Pick<ShownLine, 'product' | 'item'>) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const pair = product === undefined ? item.name : productName(product);
  return { name: localize(pair, language), lang: otherLanguage(pair, language) };
}
