/**
 * Why a stream does not play.
 * - `offline`: the phone has no network.
 * - `notFound`: there is nothing at its address.
 * - `refused`: its server answers, and does not let this page read the answer.
 * - `serverError`: its server has failed.
 * - `unreachable`: no answer came.
 * - `slow`: nothing has come for a while, and nothing had played before.
 * - `stalled`: nothing more has come for a while.
 * - `notVideo`: what is at its address is something else, such as a web page.
 * - `mislabelled`: its server calls a file a playlist.
 * - `unsupported`: this engine cannot play it.
 */
export type PlayProblem =
  | 'offline'
  | 'notFound'
  | 'refused'
  | 'serverError'
  | 'unreachable'
  | 'slow'
  | 'stalled'
  | 'notVideo'
  | 'mislabelled'
  | 'unsupported';

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

/** Another try soon after changes nothing, but some phones play a stream only on the second one. */
const lasting: readonly PlayProblem[] = ['refused', 'notVideo', 'mislabelled', 'unsupported'];
/** Of a recording, which does not come later either. */
const lastingOfRecording: readonly PlayProblem[] = [...lasting, 'notFound', 'slow'];

/** Whether a broadcast may still come. */
export const isAwaited = (problem: PlayProblem) => !lasting.includes(problem);

/** How long to wait before the next try; undefined where the visitor is asked, and without a network. */
export function nextPlayRetryMs({ kind, problem, tries }: PlayFailure): number | undefined {
  if (problem === 'offline') return undefined;
  if (kind === 'live' ? !isAwaited(problem) : lastingOfRecording.includes(problem))
    return tries === 0 ? secondMs : undefined;
  if (kind === 'recording') return recordingDelays[tries];
  return tries < mostLiveRetries ? (liveDelays[tries] ?? longestDelayMs) : undefined;
}

/** @param status of HTTP that tells of a failure */
export function problemOfStatus(status: number): 'notFound' | 'serverError' | 'refused' {
  if (status === 404 || status === 410) return 'notFound';
  return status >= 500 || status === 408 || status === 429 ? 'serverError' : 'refused';
}

export type MediaBeginning = 'playlist' | 'film' | 'other';

/** What an answer holds, by its first bytes, as servers call a film a playlist and the other way round. */
export function readMediaBeginning(bytes: ArrayLike<number>): MediaBeginning {
  const text = Array.from({ length: Math.min(bytes.length, 64) }, (_, at) =>
    String.fromCharCode(bytes[at] ?? 0),
  ).join('');
  // A byte order mark may stand before it.
  if (text.replace(/^\u00EF\u00BB\u00BF/, '').startsWith('#EXTM3U')) return 'playlist';
  // A box of MP4 has its length before its name; WebM begins with a fixed number.
  return text.slice(4, 8) === 'ftyp' || text.startsWith('\u001A\u0045\u00DF\u00A3') ? 'film' : 'other';
}
