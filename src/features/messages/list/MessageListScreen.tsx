import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { messagesPath } from '#entities/message/rules/messagePaths.ts';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { currentVisitorId } from '#session/currentVisitorId.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { MessageList } from './MessageList.tsx';

/** The conversations of a visitor. */
export default function MessageListScreen() {
  const { id = '' } = useParams();
  const { t } = useTranslation('conversation');
  const visitorId = currentVisitorId(id);
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      {visitorId === undefined ? (
        <RegisterFirst exhibitionId={id} back={messagesPath(id)} />
      ) : (
        <MessageList owner={{ exhibitionId: id, visitorId }} />
      )}
    </>
  );
}
