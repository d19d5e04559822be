import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import {
  boothConversationPath,
  boothMessagesPath,
} from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { partnerKey, readPartner } from '#entities/message/rules/message.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { boothOwner } from '#entities/booth/boothOwner.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Conversation } from './conversation/Conversation.tsx';

/** A booth and one visitor. */
export default function BoothConversationScreen() {
  const id = useExhibitionId();
  const { kind = '', partnerId = '' } = useParams();
  const { t } = useTranslation('conversation');
  const partner = readPartner(kind, partnerId);
  return (
    <CenterGate back={boothConversationPath(id, kind, partnerId)} title={t('title')}>
      {(booth) =>
        partner === undefined || partner.id === booth.exhibitorId ? (
          <>
            <PageHeading>{t('title')}</PageHeading>
            <EmptyState
              drawing="lost"
              title={t('gone')}
              text={t('goneText')}
              action={<LinkButton to={boothMessagesPath(id)}>{t('toList')}</LinkButton>}
            />
          </>
        ) : (
          <Conversation key={partnerKey(partner)} owner={boothOwner(booth)} partner={partner} />
        )
      }
    </CenterGate>
  );
}
