import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { products } from './api/productCollections.ts';
import { productsPath } from './rules/productPaths.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Card } from '#ui/page/Card.tsx';
import { queryClient } from '#data/queries/queryClient.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { services } from '#session/services.ts';
import css from './ExhibitorProducts.module.css';
import { ProductStrip, ProductStripPlace } from './ProductStrip.tsx';

export interface ExhibitorProductsProps {
  readonly exhibitorId: string;
  readonly title: string;
  /** The product whose page it is. */
  readonly except?: string;
  /** Whether they stand in grey until they have come. */
  readonly keepsPlace?: boolean;
}

const placesKept = 3;

const mostShown = 8;

/** Some are off sale, and one may be the page's own. */
const mostRead = 16;

const productsOfQuery = (exhibitionId: string, exhibitorId: string) =>
  queryOptions({
    queryKey: ['exhibitorProducts', exhibitionId, exhibitorId] as const,
    queryFn: async (context) =>
      products.list(
        await readingClient(context),
        { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId },
        { pageIndex: 1, pageSize: mostRead, sort: { PVNumber: -1 }, policy: 'background' },
      ),
    staleTime: services().times.reaskEveryMs,
  });

/** Begins to read them before a page that shows them first is drawn. */
export function askForProducts(exhibitionId: string, exhibitorId: string): void {
  void queryClient().prefetchQuery(productsOfQuery(exhibitionId, exhibitorId));
}

/** Whether it is not known yet if an exhibitor has products: what stands below them waits for it. */
export function useAreProductsAwaited(exhibitorId: string): boolean {
  const { isLoading, failureCount } = useServerQuery(productsOfQuery(useExhibitionId(), exhibitorId));
  return isLoading && failureCount === 0;
}

/** The most viewed products of an exhibitor, side by side; nothing where there are none. */
export function ExhibitorProducts({ exhibitorId, title, except, keepsPlace }: ExhibitorProductsProps) {
  const { t } = useTranslation('content');
  const exhibitionId = useExhibitionId();
  const { data = [], isLoading } = useServerQuery(productsOfQuery(exhibitionId, exhibitorId));
  if (isLoading && keepsPlace)
    return (
      <Card title={title}>
        <ProductStripPlace count={placesKept} />
      </Card>
    );
  const shown = data.filter(({ RecordId, isOffSale }) => !isOffSale && RecordId !== except);
  if (shown.length === 0) return null;
  const all = `${productsPath(exhibitionId)}?exhibitor=${exhibitorId}`;
  return (
    <Card title={title}>
      <ProductStrip rows={shown.slice(0, mostShown)} />
      <AppLink className={css['all']} to={all}>
        {t('allProducts')}
      </AppLink>
    </Card>
  );
}
