import type { Channel } from './channel.ts';
import type { Exhibition } from './exhibition.ts';
import type { TextPair } from './form/definition.ts';
import { parseVenueTime } from './formatVenueTime.ts';

/** `untilMs` (epoch) is when the state is due to change, where that is known; `reason` is the organiser's own, if any was given. */
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
 * Whether an exhibition takes registrations now. One that gives no end of registration takes visitors until it closes. A
 * pause lasts until the organiser lifts it: a resume time that has passed is no longer announced.
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

/** The same through one of its channels, which may begin later, end earlier, or be closed by itself. */
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

/** Of two bounds of which either may be missing. */
function stricter(choose: typeof Math.max, one: number | undefined, other: number | undefined) {
  return one === undefined || other === undefined ? (one ?? other) : choose(one, other);
}

/** "Until 3 December" without an hour includes that day. */
export function endOf(text: string): number | undefined {
  const timeMs = parseVenueTime(text);
  return timeMs !== undefined && text.indexOf(':') < 0 ? timeMs + 86_400_000 : timeMs;
}

function reasonOf(reason: TextPair): { reason?: TextPair } {
  return reason.zh || reason.en ? { reason } : {};
}
