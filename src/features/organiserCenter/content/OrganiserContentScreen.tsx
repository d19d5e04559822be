import { useTranslation } from 'react-i18next';
import { organiserContentPath } from '#domain/address/organiser/organiserPaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { OrganiserGate } from '../OrganiserGate.tsx';
import { SessionList } from './sessions/SessionList.tsx';

/** What an organiser changes while the fair runs. */
export default function OrganiserContentScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('organiserContent');
  return (
    <OrganiserGate back={organiserContentPath(id)} title={t('title')}>
      {() => (
        <>
          <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
          <SessionList />
        </>
      )}
    </OrganiserGate>
  );
}
