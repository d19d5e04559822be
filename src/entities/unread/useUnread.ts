import { useMemo } from 'react';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useActingPeople } from '#session/acting/actingVouchers.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { services } from '#session/services.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { appointmentsQuery } from '../appointment/appointmentQueries.ts';
import type { MessageOwner } from '../message/rules/message.ts';
import { unreadCount } from '../message/rules/conversations.ts';
import { useConversations } from '../message/useConversations.ts';
import { ordersQuery } from '../order/orderQueries.ts';
import { useNewAnswers } from '../organiser/seenAnswers.ts';
import { type ChangedSessions, useChangedSessions } from './changedSessions.ts';
import { useChangedRows } from './seenRows.ts';
import { watchedAppointments, watchedOrders } from './watchedRows.ts';

export interface Unread {
  /** Messages, and the organiser's notices among them. */
  readonly messages: number;
  /** Appointments that came or changed, without those that wait for an answer. */
  readonly appointments: number;
  /** Invitations that wait for an answer and were not looked at. */
  readonly invitations: number;
  readonly orders: number;
  /** Answers of the organiser to what the visitor has asked. */
  readonly answers: number;
  /** What the organiser has changed of the visitor's schedule. */
  readonly sessions: ChangedSessions;
}

/** How much has come or changed since the visitor has looked at it on this phone; 0 of what is not known. */
export function useUnread(owner: MessageOwner): Unread {
  const messages = unreadCount(useConversations(owner, true).list);
  const appointments = useChangedAppointments();
  const invitations = appointments.filter(({ isForVisitor }) => isForVisitor).length;
  return {
    messages,
    appointments: appointments.length - invitations,
    invitations,
    orders: useChangedOrders(owner),
    answers: useNewAnswers(owner.visitorId),
    sessions: useChangedSessions(),
  };
}

/** What stands behind the tab of the visitor. */
export const countOfMe = ({ messages, appointments, invitations, orders, answers }: Unread): number =>
  messages + appointments + invitations + orders + answers;

function useChangedAppointments() {
  const nowMs = useFairNow();
  const exhibitionId = useExhibitionId();
  const visitorIds = useActingPeople().map(({ visitorId }) => visitorId);
  const { data, dataUpdatedAt } = useServerQuery({
    ...appointmentsQuery(exhibitionId, visitorIds),
    enabled: visitorIds.length > 0,
    refetchInterval: services().times.reaskEveryMs,
  });
  const rows = useMemo(() => data && watchedAppointments(data, nowMs), [data, nowMs]);
  return useChangedRows('appointments', rows, dataUpdatedAt);
}

/** How many orders others have moved on. */
export function useChangedOrders(owner: MessageOwner): number {
  const { data, dataUpdatedAt } = useServerQuery({
    ...ordersQuery(owner),
    refetchInterval: services().times.reaskEveryMs,
  });
  const rows = useMemo(() => data && watchedOrders(data), [data]);
  return useChangedRows('orders', rows, dataUpdatedAt).length;
}
