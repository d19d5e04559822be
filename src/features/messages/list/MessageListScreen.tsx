import { useTranslation } from 'react-i18next';
import { messagesPath } from '#entities/message/rules/messagePaths.ts';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { BarHeading } from '#ui/list/head/BarHeading.tsx';
import { MessageList } from './MessageList.tsx';

/** The conversations of a visitor. */
export default function MessageListScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('conversation');
  const visitorId = useOwnVisitorId();
  return (
    <>
      <BarHeading>{t('title')}</BarHeading>
      {visitorId === undefined ? (
        <RegisterFirst back={messagesPath(id)} />
      ) : (
        <MessageList owner={{ exhibitionId: id, visitorId }} />
      )}
    </>
  );
}
