import type { FairMs } from '#domain/time/clocks.ts';
import { isFree, type SlotDay } from '#entities/appointment/rules/slots.ts';
import type { Invitation } from './invitation.ts';

/** Why the proposed meeting cannot be had any more; the invitation stands without it. */
export type MeetingHindrance = 'over' | 'taken' | 'busy';

interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

export interface Known {
  /** The calendar of who invites, as it is now; undefined where it is not known. */
  readonly days: readonly SlotDay[] | undefined;
  /** What the visitor has agreed to or asked for. */
  readonly plans: readonly Span[];
}

const usualMs = 30 * 60_000;

/** The time that is proposed; undefined for an invitation without a meeting. */
export function proposedTime({ startMs, endMs }: Pick<Invitation, 'startMs' | 'endMs'>): Span | undefined {
  return startMs === undefined ? undefined : { startMs, endMs: endMs ?? startMs + usualMs };
}

/** Undefined where the meeting can be had, or none is proposed. */
export function meetingHindrance(
  invitation: Pick<Invitation, 'startMs' | 'endMs' | 'taken'>,
  { days, plans }: Known,
  nowMs: FairMs,
): MeetingHindrance | undefined {
  const time = proposedTime(invitation);
  if (time === undefined) return undefined;
  if (time.startMs <= nowMs) return 'over';
  const overlaps = (one: Span) => one.startMs < time.endMs && time.startMs < one.endMs;
  if (plans.some(overlaps)) return 'busy';
  // The first who accepts takes the time for all who are invited to it.
  if (invitation.taken > 0 || days === undefined) return undefined;
  const isTaken = days.some(({ slots }) => slots.some((slot) => !isFree(slot) && overlaps(slot)));
  return isTaken ? 'taken' : undefined;
}
