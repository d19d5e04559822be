/**
 * Why a stream does not play: there is none at its address, it cannot be reached (which is all that is told of a server that does not
 * let other pages read it), this engine cannot play it, or nothing of it has come for a while.
 */
export type PlayProblem = 'notFound' | 'unreachable' | 'unsupported' | 'stalled';

/** A broadcast is waited for; a recording stays as it is. */
export type StreamKind = 'live' | 'recording';

export interface PlayFailure {
  readonly kind: StreamKind;
  readonly problem: PlayProblem;
  /** How many times it was tried again since it last played. */
  readonly tries: number;
}

const secondMs = 1_000;
const liveDelays = [1, 2, 4, 8].map((seconds) => seconds * secondMs);
const longestDelayMs = 15 * secondMs;
/** About ten minutes. */
const mostLiveRetries = 42;
const recordingDelays = [secondMs, 3 * secondMs];

/** How long to wait before the next try; undefined where the visitor is asked. Some phones play a stream only on a second try. */
export function nextPlayRetryMs({ kind, problem, tries }: PlayFailure): number | undefined {
  if (problem === 'unsupported' || (kind === 'recording' && problem === 'notFound'))
    return tries === 0 ? secondMs : undefined;
  if (kind === 'recording') return recordingDelays[tries];
  return tries < mostLiveRetries ? (liveDelays[tries] ?? longestDelayMs) : undefined;
}

/** @param status of HTTP; undefined where there was no answer */
export function problemOfStatus(status: number | undefined): PlayProblem {
  if (status === 404 || status === 410) return 'notFound';
  return status === undefined || status < 200 || status >= 300 ? 'unreachable' : 'unsupported';
}
