import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { agendaPath, myQuestionsPath } from '#domain/address/homePaths.ts';
import { codePath } from '#domain/address/paths.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { appointmentsQuery } from '#entities/appointment/appointmentQueries.ts';
import { appointmentPath } from '#entities/appointment/rules/appointmentPaths.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { unreadCount } from '#entities/message/rules/conversations.ts';
import { messagesPath } from '#entities/message/rules/messagePaths.ts';
import { setSeenUntil } from '#entities/message/seenMessages.ts';
import { useConversations } from '#entities/message/useConversations.ts';
import { ordersQuery } from '#entities/order/orderQueries.ts';
import { orderPath } from '#entities/order/rules/orderPaths.ts';
import { myQuestionsQuery } from '#entities/organiser/myQuestionsQuery.ts';
import { noteSeenAnswers, useUnseenAnswers } from '#entities/organiser/seenAnswers.ts';
import { agendaKey } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { changeOf } from '#entities/programme/rules/entryChange.ts';
import { scheduleQuery } from '#entities/programme/schedule/scheduleQuery.ts';
import { useRemembered } from '#entities/programme/schedule/useRemembered.ts';
import { noteShownRows, useChangedRows } from '#entities/unread/seenRows.ts';
import { useWatchedSessions } from '#entities/unread/watchedSessions.ts';
import { watchedTickets } from '#entities/unread/watchedTickets.ts';
import { watchedAppointments, watchedOrders } from '#entities/unread/watchedRows.ts';
import { languageOf } from '#language/language.ts';
import { useActingPeople, useActingVouchers } from '#session/acting/actingVouchers.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { localize } from '#ui/text/localize.ts';
import { useMomentText } from '#ui/values/useMomentText.ts';
import type { NewsPart } from './newsItem.ts';

/** What the organiser has decided about the registrations of who acts. */
export function useTicketNews(): NewsPart {
  const { t } = useTranslation('whatsNew');
  const exhibitionId = useExhibitionId();
  const vouchers = useActingVouchers();
  const rows = useMemo(() => watchedTickets(vouchers), [vouchers]);
  const items = useChangedRows('tickets', rows).map(({ id, state }) => ({
    kind: 'ticket' as const,
    id,
    title: vouchers.find(({ recordId }) => recordId === id)?.name ?? '',
    note: t(state === 'approved' ? 'ticket_approved' : 'ticket_declined'),
    to: codePath(id),
    onOpen: () => noteShownRows('tickets', exhibitionId, rows),
  }));
  return { items, readAll: () => noteShownRows('tickets', exhibitionId, rows) };
}

/** What has become of the schedule. */
export function useSessionNews(): NewsPart {
  const { t, i18n } = useTranslation('content');
  const language = languageOf(i18n.language);
  const moment = useMomentText();
  const exhibitionId = useExhibitionId();
  const rows = useWatchedSessions();
  const remembered = useRemembered();
  const query = useServerQuery({ ...scheduleQuery(exhibitionId), enabled: remembered.length > 0 });
  const changed = useChangedRows('sessions', rows).map(({ id }) => id);
  const items = remembered
    .filter((entry) => changed.indexOf(agendaKey(entry)) >= 0)
    .map((entry) => ({
      kind: 'session' as const,
      id: agendaKey(entry),
      title: localize(entry.title, language),
      note: noteOf(entry),
      to: `${agendaPath(exhibitionId)}?day=${formatVenueTime(entry.startMs, 'yyyy-MM-dd')}`,
    }));
  return {
    items,
    ...(remembered.length > 0 && { query }),
    readAll: () => noteShownRows('sessions', exhibitionId, rows),
  };

  function noteOf(entry: (typeof remembered)[number]): string {
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
  const nowMs = useFairNow();
  const exhibitionId = useExhibitionId();
  const visitorIds = useActingPeople().map(({ visitorId }) => visitorId);
  const query = useServerQuery({
    ...appointmentsQuery(exhibitionId, visitorIds),
    enabled: visitorIds.length > 0,
  });
  const { data, dataUpdatedAt } = query;
  const rows = useMemo(() => data && watchedAppointments(data, nowMs), [data, nowMs]);
  const changed = useChangedRows('appointments', rows, dataUpdatedAt);
  const items = changed.map(({ id, state, isForVisitor }) => {
    const { partner, startMs } = data?.find(({ RecordId }) => RecordId === id) ?? {};
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
  return {
    items,
    // Before it is known who acts, none are asked for.
    ...(visitorIds.length > 0 && { query }),
    readAll: () => noteShownRows('appointments', exhibitionId, rows ?? [], dataUpdatedAt),
  };
}

export function useOrderNews(owner: MessageOwner): NewsPart {
  const { t } = useTranslation(['whatsNew', 'orders']);
  const query = useServerQuery(ordersQuery(owner));
  const { data, dataUpdatedAt } = query;
  const rows = useMemo(() => data && watchedOrders(data), [data]);
  const items = useChangedRows('orders', rows, dataUpdatedAt).map(({ id }) => {
    const order = data?.find(({ RecordId }) => RecordId === id);
    return {
      kind: 'order' as const,
      id,
      title: t('order', { number: order?.number ?? '' }),
      note: t(`state_${order?.state ?? 'unknown'}`, { ns: 'orders' }),
      to: orderPath(owner.exhibitionId, id),
    };
  });
  return {
    items,
    query,
    readAll: () => noteShownRows('orders', owner.exhibitionId, rows ?? [], dataUpdatedAt),
  };
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

export function useAnswerNews({ exhibitionId, visitorId }: MessageOwner): NewsPart {
  const { t } = useTranslation('whatsNew');
  const query = useServerQuery(myQuestionsQuery(exhibitionId, visitorId));
  const unseen = useUnseenAnswers(query.data ?? []);
  return {
    items: unseen.map(({ RecordId, Content, Answer, CloseReason }) => ({
      kind: 'answer' as const,
      id: RecordId,
      title: Content,
      note: t('answered', { text: Answer || CloseReason }),
      to: myQuestionsPath(exhibitionId),
    })),
    query,
    readAll: () => noteSeenAnswers(exhibitionId, unseen),
  };
}
