import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { promotions } from './api/promotionCollections.ts';
import { languageOf } from '#language/language.ts';
import { Card } from '#ui/page/Card.tsx';
import { readingClient } from '#data/queries/readingClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { services } from '#session/services.ts';
import css from './ExhibitorPromotions.module.css';
import { PromotionCard } from './PromotionCard.tsx';

export interface ExhibitorPromotionsProps {
  readonly exhibitorId: string;
  readonly title: string;
}

const mostShown = 6;
/** Some of them may be in review or withdrawn. */
const mostRead = 3 * mostShown;

const promotionsOfQuery = (exhibitionId: string, exhibitorId: string) =>
  queryOptions({
    queryKey: ['exhibitorPromotions', exhibitionId, exhibitorId] as const,
    queryFn: async (context) => {
      const rows = await promotions.list(
        await readingClient(context),
        { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId },
        { pageIndex: 1, pageSize: mostRead, sort: { StartTime: 1 }, policy: 'background' },
      );
      return rows.slice(0, mostShown);
    },
    staleTime: services().times.reaskEveryMs,
  });

/** Whether they are being read: what stands below them waits for it. */
export function useArePromotionsAwaited(exhibitorId: string): boolean {
  const { isLoading, failureCount } = useServerQuery(promotionsOfQuery(useExhibitionId(), exhibitorId));
  return isLoading && failureCount === 0;
}

/** What an exhibitor holds on site; nothing where there is nothing. */
export function ExhibitorPromotions({ exhibitorId, title }: ExhibitorPromotionsProps) {
  const { i18n } = useTranslation();
  const exhibitionId = useExhibitionId();
  const { data = [] } = useServerQuery(promotionsOfQuery(exhibitionId, exhibitorId));
  if (data.length === 0) return null;
  return (
    <Card title={title}>
      <ul className={css['rows']}>
        {data.map((row) => (
          <li className={css['row']} key={row.RecordId}>
            <PromotionCard row={row} language={languageOf(i18n.language)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
