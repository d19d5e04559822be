import type { FairMs } from '../time/clocks.ts';
import type { Channel } from './channel.ts';
import type { Exhibition } from './exhibition.ts';
import type { TextPair } from '../form/formDefinition.ts';
import { parseVenueTime } from '../time/formatVenueTime.ts';
import { type Period, readPeriod } from '../time/period/readPeriod.ts';

/** `untilMs` (epoch): when the state will change, if known; `reason` is the organiser's text. */
export interface RegistrationState {
  readonly state: 'open' | 'notYetOpen' | 'ended' | 'temporarilyClosed';
  readonly untilMs?: number;
  readonly reason?: TextPair;
}

/**
 * Without an end of registration an exhibition accepts visitors until it closes. A pause lasts until the organiser
 * ends it; a resume time in the past is not shown.
 */
export function exhibitionState(
  exhibition: Exhibition,
  nowMs: FairMs,
  { startMs, endMs }: Limits = periodOf(exhibition),
): RegistrationState {
  if (endMs !== undefined && nowMs >= endMs) return { state: 'ended' };
  if (startMs !== undefined && nowMs < startMs) return { state: 'notYetOpen', untilMs: startMs };
  if (exhibition.SignUpPaused) {
    const resumeMs = parseVenueTime(exhibition.SignUpResumeTime);
    const until = resumeMs !== undefined && resumeMs > nowMs ? { untilMs: resumeMs } : {};
    return { state: 'temporarilyClosed', ...until, ...reasonOf(exhibition.SignUpPausedReason) };
  }
  return endMs === undefined ? { state: 'open' } : { state: 'open', untilMs: endMs };
}

export function registrationState(
  exhibition: Exhibition,
  channel: Channel | undefined,
  nowMs: FairMs,
): RegistrationState {
  if (channel === undefined) return exhibitionState(exhibition, nowMs);
  const { startMs, endMs } = periodOf(exhibition);
  const own = readPeriod(channel.SignUpStartTime, channel.SignUpEndTime);
  const state = exhibitionState(exhibition, nowMs, {
    startMs: stricter(Math.max, startMs, own.startMs),
    endMs: stricter(Math.min, endMs, own.endMs),
  });
  return state.state !== 'open' || channel.HasOpen
    ? state
    : { state: 'temporarilyClosed', ...reasonOf(channel.ClosedReason) };
}

type Limits = Pick<Period, 'startMs' | 'endMs'>;

function periodOf({ SignUpStartTime, SignUpEndTime, StartTime, EndTime }: Exhibition): Limits {
  const { startMs, endMs } = readPeriod(SignUpStartTime, SignUpEndTime);
  return { startMs, endMs: endMs ?? readPeriod(StartTime, EndTime).endMs };
}

function stricter(choose: typeof Math.max, one: number | undefined, other: number | undefined) {
  return one === undefined || other === undefined ? (one ?? other) : choose(one, other);
}

function reasonOf(reason: TextPair): { reason?: TextPair } {
  return reason.zh || reason.en ? { reason } : {};
}
