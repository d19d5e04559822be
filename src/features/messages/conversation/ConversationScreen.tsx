import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { messagesPath } from '#entities/message/rules/messagePaths.ts';
import { partnerKey, readPartner } from '#entities/message/rules/message.ts';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Conversation } from './Conversation.tsx';

export default function ConversationScreen() {
  const id = useExhibitionId();
  const { kind, partnerId } = useParams();
  const { t } = useTranslation('conversation');
  const { pathname, search } = useLocation();
  const visitorId = useOwnVisitorId();
  const partner = readPartner(kind, partnerId);
  if (partner === undefined || partner.id === visitorId)
    return (
      <>
        <PageHeading>{t('title')}</PageHeading>
        <EmptyState
          drawing="lost"
          title={t('gone')}
          text={t('goneText')}
          action={<LinkButton to={messagesPath(id)}>{t('toList')}</LinkButton>}
        />
      </>
    );
  if (visitorId === undefined)
    return (
      <>
        <PageHeading>{t('title')}</PageHeading>
        <RegisterFirst back={pathname + search} />
      </>
    );
  return <Conversation key={partnerKey(partner)} owner={{ exhibitionId: id, visitorId }} partner={partner} />;
}
