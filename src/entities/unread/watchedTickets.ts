import { reviewStatus } from '#domain/review/reviewStatus.ts';
import type { Voucher } from '../voucher/rules/voucher.ts';
import type { WatchedRow } from './rules/changedRows.ts';
import { noteShownRows } from './seenRows.ts';

type Ticket = Pick<Voucher, 'exhibitionId' | 'recordId' | 'approveState'>;

/** Only the organiser approves and declines; a registration that waits is the visitor's step. */
export const watchedTickets = (tickets: readonly Ticket[]): readonly WatchedRow[] =>
  tickets.map(({ recordId, approveState }) => {
    const state = reviewStatus(approveState);
    return {
      id: recordId,
      state,
      isOwnStep: state !== 'approved' && state !== 'declined',
      isForVisitor: false,
    };
  });

/** Notes that a ticket is on the screen. */
export const noteShownTicket = (ticket: Ticket): void =>
  noteShownRows('tickets', ticket.exhibitionId, watchedTickets([ticket]));
