import type { Channel } from './channel.ts';
import type { Exhibition } from './exhibition.ts';
import type { TextPair } from '../form/formDefinition.ts';
import { parseVenueTime } from '../time/formatVenueTime.ts';

/** `untilMs` (epoch): when the state will change, if known; `reason` is the organiser's text. */
export interface RegistrationState {
  readonly state: 'open' | 'notYetOpen' | 'ended' | 'temporarilyClosed';
  readonly untilMs?: number;
  readonly reason?: TextPair;
}

interface Period {
  readonly startMs: number | undefined;
  readonly endMs: number | undefined;
}

/**
 * Without an end of registration an exhibition accepts visitors until it closes. A pause lasts until the organiser
 * ends it; a resume time in the past is not shown.
 */
export function exhibitionState(
  exhibition: Exhibition,
  nowMs: number,
  { startMs, endMs } = periodOf(exhibition),
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
  nowMs: number,
): RegistrationState {
  if (channel === undefined) return exhibitionState(exhibition, nowMs);
  const { startMs, endMs } = periodOf(exhibition);
  const state = exhibitionState(exhibition, nowMs, {
    startMs: stricter(Math.max, startMs, parseVenueTime(channel.SignUpStartTime)),
    endMs: stricter(Math.min, endMs, endOf(channel.SignUpEndTime)),
  });
  return state.state !== 'open' || channel.HasOpen
    ? state
    : { state: 'temporarilyClosed', ...reasonOf(channel.ClosedReason) };
}

const periodOf = (exhibition: Exhibition): Period => ({
  startMs: parseVenueTime(exhibition.SignUpStartTime),
  endMs: endOf(exhibition.SignUpEndTime) ?? endOf(exhibition.EndTime),
});

function stricter(choose: typeof Math.max, one: number | undefined, other: number | undefined) {
  return one === undefined || other === undefined ? (one ?? other) : choose(one, other);
}

/** A date without a time includes that day. */
export function endOf(text: string): number | undefined {
  const timeMs = parseVenueTime(text);
  return timeMs !== undefined && text.indexOf(':') < 0 ? timeMs + 86_400_000 : timeMs;
}

function reasonOf(reason: TextPair): { reason?: TextPair } {
  return reason.zh || reason.en ? { reason } : {};
}
