import { useEffect } from 'react';
import { productVisits } from '#entities/product/api/productCollections.ts';
import { countView } from '#entities/favourite/countView.ts';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';
import { services } from '#session/services.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';

interface Visited {
  readonly RecordId: string;
  readonly ExhibitorId: string;
  readonly ExhibitorExhibitionInfoId: string;
}

/** Notes in the background that a registered visitor has seen a product, once per day at the venue; a failure is not repeated. */
export function useProductVisit(row: Visited | undefined): void {
  const exhibitionId = useExhibitionId();
  const { RecordId = '', ExhibitorId = '', ExhibitorExhibitionInfoId = '' } = row ?? {};
  useEffect(() => {
    const visitorId = currentVisitorId(exhibitionId);
    if (RecordId === '' || visitorId === undefined) return;
    const visit = {
      ExhibitionId: exhibitionId,
      ExhibitorId,
      ExhibitorExhibitionInfoId,
      VisitorId: visitorId,
      ProductId: RecordId,
    };
    const add = async () => productVisits.insert(await services().client(), visit, { isAskedFor: false });
    void countView(`visit:${visitorId}:${RecordId}`, add);
  }, [exhibitionId, RecordId, ExhibitorId, ExhibitorExhibitionInfoId]);
}
