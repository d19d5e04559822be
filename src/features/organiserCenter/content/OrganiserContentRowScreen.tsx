import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { organiserContentRowPath } from '#domain/address/organiser/organiserPaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { OrganiserGate } from '../OrganiserGate.tsx';
import { SessionRow } from './sessions/SessionRow.tsx';

/** One row that an organiser changes while the fair runs. */
export default function OrganiserContentRowScreen() {
  const id = useExhibitionId();
  const { part = '', rowId = '' } = useParams();
  const { t } = useTranslation('organiserContent');
  return (
    <OrganiserGate back={organiserContentRowPath(id, part, rowId)} title={t('title')}>
      {(organiser) => <SessionRow key={rowId} organiser={organiser} rowId={rowId} />}
    </OrganiserGate>
  );
}
