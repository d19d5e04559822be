import { useTranslation } from 'react-i18next';
import { nameOf, namedOptions } from '#flows/content/namedOptions.ts';
import { productTypesQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { readLeast } from '#entities/product/rules/productOffer.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import type { SummaryItem } from '#ui/page/SummaryList.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { arrange, type TemplateLine } from '../rules/productTemplate.ts';
import { useCategories } from '../useCategories.ts';

interface Described {
  readonly CategoryFirstId: string;
  readonly CategorySecondId: string;
  readonly ProductTypeInfoId: string;
  readonly ProductNumber: string;
  readonly MinOrderNumber: string;
}

/** From how many it is sold, where a product belongs and what it is numbered; what is not known is left out, and what is being read keeps its line. */
export function useProductFacts(
  row: Described | undefined,
  template: readonly TemplateLine[],
): readonly SummaryItem[] {
  const { t, i18n } = useTranslation('products');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const { first, second, isReading } = useCategories(row?.CategoryFirstId ?? '');
  const types = useServerQuery(productTypesQuery(exhibitionId));
  const kinds = namedOptions(types.data ?? [], language);
  if (row === undefined) return [];
  const categories = [nameOf(first, row.CategoryFirstId), nameOf(second, row.CategorySecondId)];
  const least = readLeast(row.MinOrderNumber);
  const facts = [
    { key: 'MinOrderNumber', label: t('least'), text: least > 1 ? t('pieces', { count: least }) : '' },
    {
      key: 'CategoryFirstId',
      label: t('category'),
      text:
        isReading && row.CategoryFirstId !== '' ? '…' : categories.filter((name) => name !== '').join(' / '),
    },
    {
      key: 'ProductTypeInfoId',
      label: t('kind'),
      text: types.isLoading && row.ProductTypeInfoId !== '' ? '…' : nameOf(kinds, row.ProductTypeInfoId),
    },
    { key: 'ProductNumber', label: t('number'), text: row.ProductNumber },
  ].filter(({ text }) => text !== '');
  return arrange(
    facts,
    template,
    ({ key }) => key,
    ({ key }) => key === 'MinOrderNumber',
  ).map(({ item, label }) => ({
    ...item,
    label: label ? organiserText(label, language) : item.label,
  }));
}
