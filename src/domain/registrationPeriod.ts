import type { Channel } from './channel.ts';
import type { Exhibition } from './exhibition.ts';
import type { TextPair } from './form/definition.ts';
import { parseVenueTime } from './venueTime.ts';

/** `untilMs` (epoch) is when the state is due to change, where that is known; `reason` is the organiser's own, if any was given. */
export interface RegistrationState {
  readonly state: 'open' | 'notYetOpen' | 'ended' | 'temporarilyClosed';
  readonly untilMs?: number;
  readonly reason?: TextPair;
}

/**
 * Whether one can register now, at an exhibition or through one of its channels: a channel may begin later and end
 * earlier. An exhibition that gives no end of registration takes visitors until it closes. A pause lasts until the
 * organiser lifts it: a resume time that has passed is no longer announced.
 */
export function registrationState(
  exhibition: Exhibition,
  channel: Channel | undefined,
  nowMs: number,
): RegistrationState {
  const startMs = pick(
    Math.max,
    parseVenueTime(exhibition.SignUpStartTime),
    channel && parseVenueTime(channel.SignUpStartTime),
  );
  const endMs = pick(
    Math.min,
    endOf(exhibition.SignUpEndTime) ?? endOf(exhibition.EndTime),
    channel && endOf(channel.SignUpEndTime),
  );
  if (endMs !== undefined && nowMs >= endMs) return { state: 'ended' };
  if (startMs !== undefined && nowMs < startMs) return { state: 'notYetOpen', untilMs: startMs };
  if (exhibition.SignUpPaused) {
    const resumeMs = parseVenueTime(exhibition.SignUpResumeTime);
    const until = resumeMs !== undefined && resumeMs > nowMs ? { untilMs: resumeMs } : {};
    return { state: 'temporarilyClosed', ...until, ...reasonOf(exhibition.SignUpPausedReason) };
  }
  if (channel && !channel.HasOpen) return { state: 'temporarilyClosed', ...reasonOf(channel.ClosedReason) };
  return endMs === undefined ? { state: 'open' } : { state: 'open', untilMs: endMs };
}

/** The stricter of two bounds; either may be missing. */
function pick(stricter: typeof Math.max, one: number | undefined, other: number | undefined) {
  return one === undefined || other === undefined ? (one ?? other) : stricter(one, other);
}

/** "Until 3 December" without an hour includes that day. */
export function endOf(text: string): number | undefined {
  const timeMs = parseVenueTime(text);
  return timeMs !== undefined && text.indexOf(':') < 0 ? timeMs + 86_400_000 : timeMs;
}

function reasonOf(reason: TextPair): { reason?: TextPair } {
  return reason.zh || reason.en ? { reason } : {};
}
