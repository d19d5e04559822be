import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { boothLivePath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { ownProductState } from '#entities/product/rules/ownProductState.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { ownLivesQuery } from './liveQueries.ts';
import { ownProductsQuery } from '../products/productQueries.ts';
import { BoothRowPage } from '../rowForm/BoothRowPage.tsx';
import { LiveForm } from './LiveForm.tsx';
import { liveKind } from './liveKind.ts';

/** Announces a live, or corrects one (`?live=`). */
export default function LiveFormScreen() {
  const id = useExhibitionId();
  const [query] = useSearchParams();
  const recordId = query.get('live') ?? undefined;
  const { t } = useTranslation('boothLives');
  const title = t(recordId === undefined ? 'add' : 'edit');
  return (
    <CenterGate back={boothLivePath(id, recordId)} title={title}>
      {(booth) => <LivePage key={recordId} booth={booth} recordId={recordId} title={title} />}
    </CenterGate>
  );
}

interface LivePageProps {
  readonly booth: BoothKey;
  readonly recordId: string | undefined;
  readonly title: string;
}

function LivePage({ booth, recordId, title }: LivePageProps) {
  const { t } = useTranslation('boothLives');
  const rows = useServerQuery({ ...ownLivesQuery(booth), enabled: recordId !== undefined });
  return (
    <BoothRowPage
      booth={booth}
      kind={liveKind}
      recordId={recordId}
      title={title}
      failedTitle={t('failed')}
      goneTitle={t('gone')}
      toList={t('toList')}
      rows={rows}
      more={readyQuery(useProductChoices(booth))}
    >
      {({ row, start, more }) => (
        <LiveForm booth={booth} live={row} start={start} products={more} title={title} />
      )}
    </BoothRowPage>
  );
}

/** The products that visitors can see; none where they could not be read: a form without this question is better than none. */
function useProductChoices(booth: BoothKey) {
  const { data, error } = useServerQuery(ownProductsQuery(booth));
  return useMemo(
    () =>
      (data ?? (error === null ? undefined : []))
        ?.filter((row) => ownProductState(row) === 'released')
        .map(({ RecordId, ProductName, ProductNameEn }) => ({
          value: RecordId,
          text: { zh: ProductName, en: ProductNameEn },
        })),
    [data, error],
  );
}
