import { useTranslation } from 'react-i18next';
import {
  boothPromotionPath,
  boothPromotionsPath,
} from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { promotionState, promotionStates } from '#entities/promotion/rules/promotionState.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { ownPromotionsQuery } from './promotionQueries.ts';
import { OwnRowsPage } from '../rowList/OwnRowsPage.tsx';
import { StateRows } from '../rowList/StateRows.tsx';
import { OwnPromotionCard } from './OwnPromotionCard.tsx';
import { emptySchedule } from '#ui/states/scenes/emptySchedule.tsx';

export default function OwnPromotionsScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('boothPromotions');
  return (
    <CenterGate back={boothPromotionsPath(id)} title={t('title')}>
      {(booth) => <OwnPromotions booth={booth} />}
    </CenterGate>
  );
}

function OwnPromotions({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('boothPromotions');
  const query = useServerQuery(ownPromotionsQuery(booth));
  const nowMs = useFairNow();
  return (
    <OwnRowsPage
      booth={booth}
      query={query}
      title={t('title')}
      failedTitle={t('failed')}
      none={{ scene: emptySchedule, title: t('none'), text: t('noneText') }}
      add={{ text: t('add'), to: boothPromotionPath(booth.exhibitionId) }}
    >
      {(rows, mayChange) => (
        <StateRows
          rows={rows}
          stateOf={(row) => promotionState(row, nowMs)}
          states={promotionStates}
          awayState="withdrawn"
          label={t('states')}
          textOf={(state) => t(`state_${state}`)}
          none={t('noneInState')}
          renderRow={(row) => <OwnPromotionCard booth={booth} row={row} mayChange={mayChange} />}
        />
      )}
    </OwnRowsPage>
  );
}
