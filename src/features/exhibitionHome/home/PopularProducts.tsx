import { useTranslation } from 'react-i18next';
import { productsPath } from '#entities/product/rules/productPaths.ts';
import { useRememberedQuery } from '#flows/queries/useRememberedQuery.ts';
import { ProductStrip } from '#entities/product/ProductStrip.tsx';
import { popularProductsQuery } from '../homeQueries.ts';
import { PartSkeleton } from './PartSkeleton.tsx';
import { Strip } from './Strip.tsx';

/** The most viewed; nothing where there are none. */
export function PopularProducts({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('exhibitionHome');
  const query = popularProductsQuery(exhibitionId);
  const { content = [], isAwaited } = useRememberedQuery(exhibitionId, 'products', query);
  if (isAwaited) return <PartSkeleton shape="products" />;
  if (content.length === 0) return null;
  return (
    <Strip title={t('products')} all={productsPath(exhibitionId)}>
      <ProductStrip exhibitionId={exhibitionId} rows={content} />
    </Strip>
  );
}
