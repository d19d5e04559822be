import { useTranslation } from 'react-i18next';
import { boothMessagesPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { boothOwner } from '#entities/booth/boothOwner.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { BarHeading } from '#ui/list/head/BarHeading.tsx';
import { MessageList } from './list/MessageList.tsx';

/** What visitors have written to a booth, and asked it for. */
export default function BoothMessagesScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('conversation');
  return (
    <CenterGate back={boothMessagesPath(id)} title={t('title')}>
      {(booth) => (
        <>
          <BarHeading>{t('title')}</BarHeading>
          <MessageList owner={boothOwner(booth)} />
        </>
      )}
    </CenterGate>
  );
}
