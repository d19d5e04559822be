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
 * What the landing page says about registering now. An exhibition that gives no end of registration takes visitors until
 * it closes. A pause lasts until the organiser lifts it: a resume time that has passed is no longer announced.
 */
export function registrationState(
  exhibition: Exhibition,
  channel: Channel | undefined,
  nowMs: number,
): RegistrationState {
  const startMs = parseVenueTime(exhibition.SignUpStartTime);
  const endMs = endOf(exhibition.SignUpEndTime) ?? endOf(exhibition.EndTime);
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

/** "Until 3 December" without an hour includes that day. */
function endOf(text: string): number | undefined {
  const timeMs = parseVenueTime(text);
  return timeMs !== undefined && text.indexOf(':') < 0 ? timeMs + 86_400_000 : timeMs;
}

function reasonOf(reason: TextPair): { reason?: TextPair } {
  return reason.zh || reason.en ? { reason } : {};
}
