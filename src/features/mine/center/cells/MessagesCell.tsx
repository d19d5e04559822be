import { useTranslation } from 'react-i18next';
import { messagesPath } from '#entities/message/rules/messagePaths.ts';
import { unreadCount } from '#entities/message/rules/conversations.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { useConversations } from '#entities/message/useConversations.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** With how many are unread. */
export function MessagesCell() {
  const { t } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  const visitorId = useOwnVisitorId();
  return (
    <Cell
      icon={<Icon name="message" />}
      to={messagesPath(exhibitionId)}
      title={t('messages')}
      value={visitorId !== undefined && <Unread owner={{ exhibitionId, visitorId }} />}
    />
  );
}

function Unread({ owner }: { readonly owner: MessageOwner }) {
  const { t } = useTranslation('mine');
  const count = unreadCount(useConversations(owner, true).list);
  return count > 0 ? t('messagesUnread', { count }) : null;
}
