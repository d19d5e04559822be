import { useTranslation } from 'react-i18next';
import { agendaPath, myQuestionsPath } from '#domain/address/homePaths.ts';
import { codePath } from '#domain/address/paths.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { appointmentPath } from '#entities/appointment/rules/appointmentPaths.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { unreadCount } from '#entities/message/rules/conversations.ts';
import { messagesPath } from '#entities/message/rules/messagePaths.ts';
import { setSeenUntil } from '#entities/message/seenMessages.ts';
import { useConversations } from '#entities/message/useConversations.ts';
import { orderPath } from '#entities/order/rules/orderPaths.ts';
import { useNewAnswers } from '#entities/organiser/seenAnswers.ts';
import { agendaKey } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { changeOf } from '#entities/programme/rules/entryChange.ts';
import { useChangedAppointments } from '#entities/unread/useChangedAppointments.ts';
import { useChangedOrders } from '#entities/unread/useChangedOrders.ts';
import { useChangedSessions } from '#entities/unread/useChangedSessions.ts';
import { useChangedTickets } from '#entities/unread/useChangedTickets.ts';
import { languageOf } from '#language/language.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { localize } from '#ui/text/localize.ts';
import { useMomentText } from '#ui/values/useMomentText.ts';
import type { NewsPart } from './newsItem.ts';

/** What the organiser has decided about the registrations of who acts. */
export function useTicketNews(): NewsPart {
  const { t } = useTranslation('whatsNew');
  const { vouchers, changed, readAll } = useChangedTickets();
  const items = changed.map(({ id, state }) => ({
    kind: 'ticket' as const,
    id,
    title: vouchers.find(({ recordId }) => recordId === id)?.name ?? '',
    note: t(state === 'approved' ? 'ticket_approved' : 'ticket_declined'),
    to: codePath(id),
    onOpen: readAll,
  }));
  return { items, readAll };
}

/** What has become of the schedule. */
export function useSessionNews(): NewsPart {
  const { t, i18n } = useTranslation('content');
  const language = languageOf(i18n.language);
  const moment = useMomentText();
  const exhibitionId = useExhibitionId();
  const { query, changed, readAll } = useChangedSessions();
  const items = changed.map((entry) => ({
    kind: 'session' as const,
    id: agendaKey(entry),
    title: localize(entry.title, language),
    note: noteOf(entry),
    to: `${agendaPath(exhibitionId)}?day=${formatVenueTime(entry.startMs, 'yyyy-MM-dd')}`,
  }));
  return { items, query, readAll };

  function noteOf(entry: (typeof changed)[number]): string {
    const change = changeOf(entry, entry);
    if (change?.kind !== 'moved') return t(`change_${change?.kind ?? 'undated'}`);
    const { fromMs, from } = change;
    const before = from && localize(from, language);
    const now = [moment(entry.startMs, 'dayTime'), localize(entry.placeName, language)];
    return [
      ...now.filter((text) => text !== ''),
      ...(fromMs === undefined ? [] : [t('change_time', { time: moment(fromMs, 'dayTime') })]),
      ...(before === undefined
        ? []
        : [before === '' ? t('change_placeNew') : t('change_place', { place: before })]),
    ].join(' · ');
  }
}

const toldStates = ['agreed', 'rejected', 'hostRejected', 'hostApproved', 'cancelled', 'noShow'] as const;

export function useAppointmentNews(): NewsPart {
  const { t, i18n } = useTranslation('whatsNew');
  const language = languageOf(i18n.language);
  const moment = useMomentText();
  const exhibitionId = useExhibitionId();
  const { query, changed, readAll } = useChangedAppointments();
  const items = changed.map(({ id, state, isForVisitor }) => {
    const { partner, startMs } = query?.data?.find(({ RecordId }) => RecordId === id) ?? {};
    const told = toldStates.find((one) => one === state);
    const word = isForVisitor ? 'invited' : (told ?? 'changed');
    return {
      kind: 'appointment' as const,
      id,
      title: (partner && localize(partner.company, language)) || t('appointment'),
      note: [t(`appointment_${word}`), ...(startMs === undefined ? [] : [moment(startMs, 'dayTime')])].join(
        ' · ',
      ),
      to: appointmentPath(exhibitionId, id),
    };
  });
  return { items, query, readAll };
}

export function useOrderNews(owner: MessageOwner): NewsPart {
  const { t } = useTranslation(['whatsNew', 'orders']);
  const { query, changed, readAll } = useChangedOrders(owner);
  const items = changed.map(({ id }) => {
    const order = query.data?.find(({ RecordId }) => RecordId === id);
    return {
      kind: 'order' as const,
      id,
      title: t('order', { number: order?.number ?? '' }),
      note: t(`state_${order?.state ?? 'unknown'}`, { ns: 'orders' }),
      to: orderPath(owner.exhibitionId, id),
    };
  });
  return { items, query, readAll };
}

export function useMessageNews(owner: MessageOwner): NewsPart {
  const { t } = useTranslation('whatsNew');
  const { query, list } = useConversations(owner, true);
  const count = unreadCount(list);
  const partners = list.filter(({ unread }) => unread > 0);
  const item = {
    kind: 'message' as const,
    id: 'messages',
    title: t('messages'),
    note: t('messagesUnread', { count }),
    to: messagesPath(owner.exhibitionId),
  };
  return {
    items: count === 0 ? [] : [item],
    query,
    readAll: () => partners.forEach(({ partner, last }) => setSeenUntil(owner, partner, last.atMs)),
  };
}

export function useAnswerNews(owner: MessageOwner): NewsPart {
  const { t } = useTranslation('whatsNew');
  const { query, changed, readAll } = useNewAnswers(owner);
  const items = changed.map(({ RecordId, Content, Answer, CloseReason }) => ({
    kind: 'answer' as const,
    id: RecordId,
    title: Content,
    note: t('answered', { text: Answer || CloseReason }),
    to: myQuestionsPath(owner.exhibitionId),
  }));
  return { items, query, readAll };
}
