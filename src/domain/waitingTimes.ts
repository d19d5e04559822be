/**
 * Every waiting time of the app, in one place. Tests shorten the times, never the logic.
 * Sources: the product's stated limits (60 s, 5 x 3 s, 2 s, 200 ms, 500 ms, 2000 ms, 5000 ms, 120 s); the rest are ours.
 */
export interface WaitingTimes {
  readonly requestTimeoutMs: number;
  readonly readRetries: number;
  readonly readRetryDelayMs: number;
  readonly wrapperRetries: number;
  readonly wrapperRetryDelayMs: number;
  readonly chunkTimeoutMs: number;
  readonly scrollToTopMs: number;
  readonly clickDebounceMs: number;
  readonly toastMs: number;
  readonly linkToastMs: number;
  /** After this long a waiting screen says that it is still trying and offers a way on. */
  readonly stillTryingMs: number;
  /** At most one move to /authorize per tab in this span, so that a 403 everywhere cannot loop. */
  readonly forbiddenPauseMs: number;
  readonly codeResendMs: number;
  readonly draftSaveMs: number;
  /** After this long without another letter something that may still grow counts as typed. */
  readonly typingRestMs: number;
  /** When to look up a submission whose answer got lost, counted from the send. */
  readonly lookupAfterMs: readonly number[];
  /** A submission that may still arrive is not sent again before this long (60 s timeout + 30 s). */
  readonly settleMs: number;
  /** A send that has not left this long after it was decided was held up, and does not leave any more: the settling time counts from the decision. */
  readonly heldUpMs: number;
  /** A page that is seen again looks for a newer build at most once in this span. */
  readonly versionPauseMs: number;
  /** How long the app that shows this page may take over a question of ours before the browser's own way is taken. */
  readonly hostAnswerMs: number;
  /** The same where a person is asked meanwhile: to choose pictures, to hold a code before the camera. */
  readonly hostPersonMs: number;
  /** What many phones hear of at once is asked for again at most once in this span… */
  readonly reaskGapMs: number;
  /** …each phone up to so much later than it might, so that they do not all ask in the same moment… */
  readonly reaskSpreadMs: number;
  /** …and, heard or not, as often as this while somebody looks. */
  readonly reaskEveryMs: number;
  /** How often a screen looks again that waits for another person's word, while it is in sight. */
  readonly lookAgainMs: number;
  /** How long the browser may take to go back in its history. */
  readonly historyMs: number;
}

export const waitingTimes: WaitingTimes = {
  requestTimeoutMs: 60_000,
  readRetries: 5,
  readRetryDelayMs: 3_000,
  wrapperRetries: 0,
  wrapperRetryDelayMs: 2_000,
  chunkTimeoutMs: 120_000,
  scrollToTopMs: 200,
  clickDebounceMs: 500,
  toastMs: 2_000,
  linkToastMs: 5_000,
  stillTryingMs: 10_000,
  forbiddenPauseMs: 60_000,
  codeResendMs: 60_000,
  draftSaveMs: 400,
  typingRestMs: 600,
  lookupAfterMs: [0, 3_000, 6_000, 12_000, 24_000, 45_000, 60_000, 90_000],
  settleMs: 90_000,
  heldUpMs: 30_000,
  versionPauseMs: 300_000,
  hostAnswerMs: 5_000,
  hostPersonMs: 300_000,
  reaskGapMs: 2_000,
  reaskSpreadMs: 1_500,
  reaskEveryMs: 60_000,
  lookAgainMs: 15_000,
  historyMs: 1_000,
};

/** The same times, `factor` times as long; counts stay as they are. */
export function scaleWaitingTimes(times: WaitingTimes, factor: number): WaitingTimes {
  const scaled = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(scaled) : Math.round(Number(value) * factor);
  const isTime = (name: string) => name.endsWith('Ms');
  const entries = Object.entries(times).map(([name, value]) => [name, isTime(name) ? scaled(value) : value]);
  return entries.reduce((all, [name, value]) => ({ ...all, [name as string]: value }), times);
}
