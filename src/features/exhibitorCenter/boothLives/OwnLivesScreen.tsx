import { useTranslation } from 'react-i18next';
import { boothLivePath, boothLivesPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { ownLiveState, ownLiveStates } from '#entities/live/rules/ownLiveState.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { ownLivesQuery } from './liveQueries.ts';
import { OwnRowsPage } from '../rowList/OwnRowsPage.tsx';
import { StateRows } from '../rowList/StateRows.tsx';
import { factsOfLive } from './factsOfLive.ts';
import { OwnLiveCard } from './OwnLiveCard.tsx';
import { emptyLives } from '#ui/states/scenes/emptyLives.tsx';

export default function OwnLivesScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('boothLives');
  return (
    <CenterGate back={boothLivesPath(id)} title={t('title')}>
      {(booth) => <OwnLives booth={booth} />}
    </CenterGate>
  );
}

function OwnLives({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('boothLives');
  const query = useServerQuery(ownLivesQuery(booth));
  const nowMs = useFairNow();
  return (
    <OwnRowsPage
      booth={booth}
      query={query}
      title={t('title')}
      failedTitle={t('failed')}
      none={{ scene: emptyLives, title: t('none'), text: t('noneText') }}
      add={{ text: t('add'), to: boothLivePath(booth.exhibitionId) }}
    >
      {(rows, mayChange) => (
        <StateRows
          rows={rows}
          stateOf={(row) => ownLiveState(factsOfLive(row), nowMs)}
          states={ownLiveStates}
          awayState="withdrawn"
          label={t('states')}
          textOf={(state) => t(`state_${state}`)}
          none={t('noneInState')}
          renderRow={(row) => <OwnLiveCard booth={booth} row={row} mayChange={mayChange} />}
        />
      )}
    </OwnRowsPage>
  );
}
