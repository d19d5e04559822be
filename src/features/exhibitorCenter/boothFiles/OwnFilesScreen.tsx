import { useTranslation } from 'react-i18next';
import { boothFilePath, boothFilesPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { ownFilesQuery } from './fileQueries.ts';
import { OwnRowsPage } from '../rowList/OwnRowsPage.tsx';
import { StateRows } from '../rowList/StateRows.tsx';
import { fileState, fileStates } from '../rules/forms/fileForm.ts';
import { OwnFileCard } from './OwnFileCard.tsx';
import { emptyDownloads } from '#ui/states/scenes/emptyDownloads.tsx';

export default function OwnFilesScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('boothFiles');
  return (
    <CenterGate back={boothFilesPath(id)} title={t('title')}>
      {(booth) => <OwnFiles booth={booth} />}
    </CenterGate>
  );
}

function OwnFiles({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('boothFiles');
  const query = useServerQuery(ownFilesQuery(booth));
  const nowMs = useFairNow();
  return (
    <OwnRowsPage
      booth={booth}
      query={query}
      title={t('title')}
      failedTitle={t('failed')}
      none={{ scene: emptyDownloads, title: t('none'), text: t('noneText') }}
      add={{ text: t('add'), to: boothFilePath(booth.exhibitionId) }}
    >
      {(rows, mayChange) => (
        <StateRows
          rows={rows}
          stateOf={(row) => fileState(row, nowMs)}
          states={fileStates}
          awayState="removed"
          label={t('states')}
          textOf={(state) => t(`state_${state}`)}
          none={t('noneInState')}
          renderRow={(row) => <OwnFileCard booth={booth} row={row} mayChange={mayChange} />}
        />
      )}
    </OwnRowsPage>
  );
}
