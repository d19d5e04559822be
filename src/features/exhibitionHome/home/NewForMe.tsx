import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { agendaPath, myQuestionsPath, whatsNewPath } from '#domain/address/homePaths.ts';
import { appointmentsPath } from '#entities/appointment/rules/appointmentPaths.ts';
import { latestNoticeQuery } from '#entities/message/latestNoticeQuery.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { messagesPath } from '#entities/message/rules/messagePaths.ts';
import { useConversations } from '#entities/message/useConversations.ts';
import { ordersPath } from '#entities/order/rules/orderPaths.ts';
import { useNewsCount } from '#entities/unread/came/useNewsCount.ts';
import { useUnread } from '#entities/unread/useUnread.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/**
 * What has come or changed since the visitor has looked; nothing where there is nothing. Invitations stand in `NextForMe`, and the newest
 * notice in `LatestNotice`.
 */
export function NewForMe() {
  const exhibitionId = useExhibitionId();
  const visitorId = useOwnVisitorId();
  return visitorId === undefined ? null : <News owner={{ exhibitionId, visitorId }} />;
}

function News({ owner }: { readonly owner: MessageOwner }) {
  const { t } = useTranslation('exhibitionHome');
  const { exhibitionId } = owner;
  const unread = useUnread(owner);
  const { others, all } = useNewsCount(owner, unread);
  const { appointments, orders, answers, sessions } = unread;
  const apart = useUnreadApart(owner);
  const messages = apart === undefined ? 0 : unread.messages - apart;
  if (messages + appointments + orders + answers + sessions.count + others === 0) return null;
  return (
    <CellGroup title={t('new')}>
      {messages > 0 && (
        <Cell
          icon={<Icon name="message" />}
          title={t('messages')}
          note={t('messagesUnread', { count: messages })}
          to={messagesPath(exhibitionId)}
        />
      )}
      {appointments > 0 && (
        <Cell
          icon={<Icon name="appointment" />}
          title={t('appointments')}
          note={t('appointmentsChanged', { count: appointments })}
          to={appointmentsPath(exhibitionId)}
        />
      )}
      {orders > 0 && (
        <Cell
          icon={<Icon name="order" />}
          title={t('orders')}
          note={t('ordersMoved', { count: orders })}
          to={ordersPath(exhibitionId)}
        />
      )}
      {sessions.count > 0 && (
        <Cell
          icon={<Icon name="agenda" />}
          title={t('schedule')}
          note={t('sessionsChanged', { count: sessions.count })}
          to={`${agendaPath(exhibitionId)}?day=${sessions.day}`}
        />
      )}
      {answers > 0 && (
        <Cell
          icon={<Icon name="email" />}
          title={t('myQuestions')}
          note={t('answersNew', { count: answers })}
          to={myQuestionsPath(exhibitionId)}
        />
      )}
      <Cell title={t('whatsNew')} note={t('whatsNewCount', { count: all })} to={whatsNewPath(exhibitionId)} />
    </CellGroup>
  );
}

/**
 * How many of the unread messages stand elsewhere: 1 where the notice of `LatestNotice` is the last of its conversation. Undefined until
 * that is known, so that nothing is shown and taken away again.
 */
function useUnreadApart(owner: MessageOwner): number | undefined {
  const { data: notice, isPending } = useServerQuery(latestNoticeQuery(owner));
  const { list } = useConversations(owner, true);
  if (isPending) return undefined;
  return list.some(({ last, unread }) => unread > 0 && last.id === notice?.id) ? 1 : 0;
}
