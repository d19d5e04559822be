import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { FilterOption } from '#ui/list/ChoiceSelect.tsx';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdvertAmong } from '#entities/advert/useAdvertAmong.tsx';
import { ListScreen } from '#flows/content/ListScreen.tsx';
import { useListQuery } from '#flows/content/useListQuery.ts';
import { exhibitorQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { useExhibitorNames } from '#entities/exhibitor/useExhibitorNames.ts';
import { ProductCard } from '#entities/product/ProductCard.tsx';
import type { ProductRow } from '#entities/product/productRow.ts';
import { productsPlan } from '#entities/product/productsPlan.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { SearchLink } from '#entities/search/SearchLink.tsx';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { useCategories } from './useCategories.ts';
import { emptyProducts } from '#ui/states/scenes/emptyProducts.tsx';

export default function ProductListScreen() {
  const id = useExhibitionId();
  return <ProductList key={id} />;
}

const noRows: readonly ProductRow[] = [];

function ProductList() {
  const { t } = useTranslation('products');
  const exhibitionId = useExhibitionId();
  const query = useListQuery(productsPlan(exhibitionId));
  const { category = '', exhibitor = '' } = query.asked.filters;
  const { language, first, second, isFirstAwaited } = useCategories(category);
  const suppliers = useSupplier(exhibitor);
  const nameOf = useExhibitorNames(query.rows.data ?? noRows);
  const renderRow = useCallback(
    (row: ProductRow) => <ProductCard row={row} language={language} exhibitor={nameOf(row.ExhibitorId)} />,
    [language, nameOf],
  );
  const advert = useAdvertAmong('products', query.rows.data);
  return (
    <>
      <SearchLink />
      <ListScreen
        title={t('title')}
        query={query}
        renderRow={renderRow}
        insert={advert}
        search={t('search')}
        filters={[
          { key: 'exhibitor', label: t('supplier'), options: suppliers },
          {
            key: 'category',
            label: t('category'),
            options: first,
            isAwaited: isFirstAwaited,
            resets: ['part'],
          },
          { key: 'part', label: t('part'), options: second, isRow: true },
        ]}
        sorts={[
          { key: 'popular', label: t('sortPopular') },
          { key: 'newest', label: t('sortNewest') },
        ]}
        countText={(count) => t('count', { count })}
        failedTitle={t('listFailed')}
        empty={{ scene: emptyProducts, title: t('none'), text: t('noneText') }}
        isGrid
        rowRem={18.75}
      />
    </>
  );
}

/** The one whose products are shown, as the choice of a filter; none for ''. */
function useSupplier(exhibitorId: string): readonly FilterOption[] {
  const { i18n } = useTranslation();
  const exhibitionId = useExhibitionId();
  const { data } = useServerQuery({
    ...exhibitorQuery(exhibitionId, exhibitorId),
    enabled: exhibitorId !== '',
  });
  if (data === undefined || data === null) return [];
  const name = { zh: data.CompanyName, en: data.CompanyNameEn };
  const language = languageOf(i18n.language);
  return [{ value: exhibitorId, label: localize(name, language), lang: otherLanguage(name, language) }];
}
