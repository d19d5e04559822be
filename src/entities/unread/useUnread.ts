import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import type { MessageOwner } from '../message/rules/message.ts';
import { unreadCount } from '../message/rules/conversations.ts';
import { useConversations } from '../message/useConversations.ts';
import { useNewAnswers } from '../organiser/seenAnswers.ts';
import { useChangedAppointments } from './useChangedAppointments.ts';
import { useChangedOrders } from './useChangedOrders.ts';
import { useChangedSessions } from './useChangedSessions.ts';

interface ChangedDay {
  readonly count: number;
  /** On which the first of them is, as yyyy-MM-dd; '' where there is none. */
  readonly day: string;
}

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
  readonly sessions: ChangedDay;
}

/** How much has come or changed since the visitor has looked at it on this phone; 0 of what is not known. */
export function useUnread(owner: MessageOwner): Unread {
  const messages = unreadCount(useConversations(owner, true).list);
  const { changed: appointments } = useChangedAppointments();
  const invitations = appointments.filter(({ isForVisitor }) => isForVisitor).length;
  const { changed: sessions } = useChangedSessions();
  const starts = sessions.map(({ startMs }) => startMs);
  return {
    messages,
    appointments: appointments.length - invitations,
    invitations,
    orders: useChangedOrders(owner).changed.length,
    answers: useNewAnswers(owner).changed.length,
    sessions: {
      count: sessions.length,
      day: starts.length === 0 ? '' : formatVenueTime(Math.min(...starts), 'yyyy-MM-dd'),
    },
  };
}

/** What stands behind the tab of the visitor. */
export const countOfMe = ({ messages, appointments, invitations, orders, answers }: Unread): number =>
  messages + appointments + invitations + orders + answers;
