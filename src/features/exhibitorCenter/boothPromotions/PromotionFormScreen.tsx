import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { boothPromotionPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { namedOptions } from '#flows/content/namedOptions.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { companyQuery } from '../company/companyQuery.ts';
import { ownPromotionsQuery, promotionTypesQuery } from './promotionQueries.ts';
import { BoothRowPage } from '../rowForm/BoothRowPage.tsx';
import { PromotionForm } from './PromotionForm.tsx';
import { promotionKind } from './promotionKind.ts';

/** Adds a promotion, or corrects one (`?promotion=`). */
export default function PromotionFormScreen() {
  const id = useExhibitionId();
  const [query] = useSearchParams();
  const recordId = query.get('promotion') ?? undefined;
  const { t } = useTranslation('boothPromotions');
  const title = t(recordId === undefined ? 'add' : 'edit');
  return (
    <CenterGate back={boothPromotionPath(id, recordId)} title={title}>
      {(booth) => <PromotionPage key={recordId} booth={booth} recordId={recordId} title={title} />}
    </CenterGate>
  );
}

interface PromotionPageProps {
  readonly booth: BoothKey;
  readonly recordId: string | undefined;
  readonly title: string;
}

function PromotionPage({ booth, recordId, title }: PromotionPageProps) {
  const { t, i18n } = useTranslation('boothPromotions');
  const language = languageOf(i18n.language);
  const rows = useServerQuery({ ...ownPromotionsQuery(booth), enabled: recordId !== undefined });
  const company = useServerQuery(companyQuery(booth));
  const types = useServerQuery(promotionTypesQuery(booth.exhibitionId));
  // A form without this question is better than none.
  const options = types.data ?? (types.error === null ? undefined : []);
  return (
    <BoothRowPage
      booth={booth}
      kind={promotionKind}
      recordId={recordId}
      title={title}
      failedTitle={t('failed')}
      goneTitle={t('gone')}
      toList={t('toList')}
      rows={rows}
      more={joinQueries({ company, types: readyQuery(options) })}
    >
      {({ row, start, more }) => (
        <PromotionForm
          booth={booth}
          promotion={row}
          infoId={more.company?.RecordId ?? ''}
          start={start}
          types={namedOptions(more.types, language)}
          title={title}
        />
      )}
    </BoothRowPage>
  );
}
