import { useTranslation } from 'react-i18next';
import { boothMessagesPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { unreadCount } from '#entities/message/rules/conversations.ts';
import { boothOwner } from '#entities/booth/boothOwner.ts';
import { useConversations } from '#entities/message/useConversations.ts';
import { isToAnswer, useAllEnquiries } from '#entities/message/inquiries/useEnquiries.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** What visitors have written, and their inquiries that are not answered yet. */
export function MessagesToDo({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('exhibitorCenter');
  const owner = boothOwner(booth);
  const { query, list } = useConversations(owner, true);
  const asked = useAllEnquiries(owner).list.filter(({ enquiry }) => isToAnswer(enquiry)).length;
  const unread = unreadCount(list);
  const told = [
    ...(unread > 0 ? [t('unread', { count: unread })] : []),
    ...(asked > 0 ? [t('inquiriesToAnswer', { count: asked })] : []),
  ];
  return (
    <Cell
      icon={<Icon name="message" />}
      title={t('messages')}
      value={query.data === undefined ? undefined : told.join(' · ') || t('noneUnread')}
      to={boothMessagesPath(booth.exhibitionId)}
    />
  );
}
