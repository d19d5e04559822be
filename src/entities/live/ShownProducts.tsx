import { queryOptions } from '@tanstack/react-query';
import { oneOf } from '#data/collections/condition.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { products } from '../product/api/productCollections.ts';
import { productIdsOf } from './rules/productIdsOf.ts';
import { ProductStrip, ProductStripPlace } from '../product/ProductStrip.tsx';
import { readingClient } from '#data/queries/readingClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { Card } from '#ui/page/Card.tsx';

export interface ShownProductsProps {
  /** As the server wrote them. */
  readonly list: readonly unknown[];
  readonly title: string;
}

const productsOfQuery = (exhibitionId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['liveProducts', exhibitionId, ids] as const,
    queryFn: async (context) => {
      const rows = await products.list(
        await readingClient(context),
        { ExhibitionId: exhibitionId, RecordId: oneOf(ids) },
        { pageIndex: 1, pageSize: ids.length, policy: 'background' },
      );
      return rows.filter(({ isOffSale }) => !isOffSale);
    },
    staleTime: Infinity,
  });

/** What a live shows; nothing where there is none, or none any more. */
export function ShownProducts({ list, title }: ShownProductsProps) {
  const exhibitionId = useExhibitionId();
  const ids = productIdsOf(list);
  const { data = [], isLoading } = useServerQuery({
    ...productsOfQuery(exhibitionId, ids),
    enabled: ids.length > 0,
  });
  if (data.length === 0 && !isLoading) return null;
  return (
    <Card title={title}>
      {isLoading ? <ProductStripPlace count={ids.length} /> : <ProductStrip rows={data} />}
    </Card>
  );
}
