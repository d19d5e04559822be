import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { boothMessagesPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { boothOwner } from '#entities/booth/boothOwner.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { MessageList } from './list/MessageList.tsx';

/** What visitors have written to a booth, and asked it for. */
export default function BoothMessagesScreen() {
  const { id = '' } = useParams();
  const { t } = useTranslation('conversation');
  return (
    <CenterGate exhibitionId={id} back={boothMessagesPath(id)} title={t('title')}>
      {(booth) => (
        <>
          <PageHeading>{t('title')}</PageHeading>
          <MessageList owner={boothOwner(booth)} />
        </>
      )}
    </CenterGate>
  );
}
