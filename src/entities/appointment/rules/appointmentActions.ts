import type { FairMs } from '#domain/time/clocks.ts';
import type { AppointmentState } from './appointmentState.ts';

/** `asker` has asked for it, `invited` is asked, `host` reviews what is asked where the organiser wants that. */
export type AppointmentActor = 'asker' | 'invited' | 'host';

export type AppointmentAction =
  | 'approve'
  | 'decline'
  | 'accept'
  | 'refuse'
  | 'reschedule'
  | 'cancel'
  | 'attend'
  | 'askAgain';

type Actions = Readonly<Record<AppointmentActor, readonly AppointmentAction[]>>;

const nothing: Actions = { asker: [], invited: [], host: [] };

/** What may be done, and by whom, as long as its time allows it. */
export const appointmentActions: Readonly<Record<AppointmentState, Actions>> = {
  pending: { asker: ['reschedule', 'cancel'], invited: [], host: ['approve', 'decline'] },
  hostRejected: { ...nothing, asker: ['askAgain'] },
  hostApproved: { asker: ['reschedule', 'cancel'], invited: ['accept', 'refuse', 'reschedule'], host: [] },
  rejected: { ...nothing, asker: ['askAgain'], invited: ['askAgain'] },
  agreed: {
    asker: ['attend', 'reschedule', 'cancel'],
    invited: ['attend', 'reschedule', 'cancel'],
    host: [],
  },
  attended: nothing,
  noShow: { ...nothing, asker: ['askAgain'], invited: ['askAgain'] },
  cancelled: { ...nothing, asker: ['askAgain'], invited: ['askAgain'] },
  deleted: nothing,
  unknown: nothing,
};

/** Whose answer it waits for; undefined where it waits for none. */
export const awaitedActor = (state: AppointmentState): AppointmentActor | undefined =>
  state === 'pending' ? 'host' : state === 'hostApproved' ? 'invited' : undefined;

/** Takes up its time on both sides. */
export const isOpen = (state: AppointmentState): boolean =>
  state === 'pending' || state === 'hostApproved' || state === 'agreed';

interface Times {
  /** Undefined where the server's texts tell none. Epoch milliseconds. */
  readonly startMs: number | undefined;
  readonly endMs: number | undefined;
}

const minuteMs = 60_000;
/** How long before its start, and after its end, a meeting counts as kept. Assumed. */
const earliestMs = 30 * minuteMs;
const latestMs = 60 * minuteMs;
/** Where no end is known. */
const usualMs = 30 * minuteMs;

export const endOf = ({ startMs, endMs }: Times): number | undefined =>
  startMs === undefined ? undefined : endMs !== undefined && endMs > startMs ? endMs : startMs + usualMs;

/** Whether the two can say now that they have met. */
export function isAttendTime(times: Times, nowMs: FairMs): boolean {
  const until = endOf(times);
  if (times.startMs === undefined || until === undefined) return false;
  return nowMs >= times.startMs - earliestMs && nowMs <= until + latestMs;
}

const hasBegun = ({ startMs }: Times, nowMs: FairMs) => startMs !== undefined && nowMs >= startMs;

export const isOver = (times: Times, nowMs: FairMs): boolean => nowMs >= (endOf(times) ?? Infinity);

/** What this actor may do now. A time that cannot be read forbids only to say that one has met. */
export function actionsOf(
  appointment: Times & { readonly state: AppointmentState },
  actor: AppointmentActor,
  nowMs: FairMs,
): readonly AppointmentAction[] {
  return appointmentActions[appointment.state][actor].filter((action) => {
    if (action === 'askAgain') return true;
    return action === 'attend' ? isAttendTime(appointment, nowMs) : !hasBegun(appointment, nowMs);
  });
}
