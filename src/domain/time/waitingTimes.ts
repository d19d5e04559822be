/**
 * All waiting times of the app. Tests shorten the times, never the logic. Specified: 60 s, 5 x 3 s, 2 s, 200 ms, 500
 * ms, 2000 ms, 5000 ms, 120 s; the rest are ours.
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
  /** Then a waiting screen says that it is still trying and offers an action. */
  readonly stillTryingMs: number;
  /** How long name and company wait for the form, with which they may be asked on one page. */
  readonly formPatienceMs: number;
  /** At most one redirect to /authorize per tab in this time, so that a 403 everywhere cannot loop. */
  readonly forbiddenPauseMs: number;
  readonly codeResendMs: number;
  readonly draftSaveMs: number;
  /** Debounce of typed text that may continue. */
  readonly typingRestMs: number;
  /** The same of a search, which is asked for while it is typed. */
  readonly searchRestMs: number;
  /** When to look up a submission whose answer was lost, counted from the send. */
  readonly lookupAfterMs: readonly number[];
  /** Before this a submission that may still arrive is not sent again (60 s timeout + 30 s). */
  readonly settleMs: number;
  /** A send that has not left this long after the decision is dropped: `settleMs` counts from the decision. */
  readonly heldUpMs: number;
  /** A page that becomes visible checks for a new build at most once in this time. */
  readonly versionPauseMs: number;
  /** Timeout of a call to the host before the browser's own feature is used. */
  readonly hostAnswerMs: number;
  /** The same for calls that wait for a person: choosing pictures, scanning a code. */
  readonly hostPersonMs: number;
  /** Minimum gap between refetches that many phones start at the same time. */
  readonly reaskGapMs: number;
  /** Random delay added to it. */
  readonly reaskSpreadMs: number;
  /** Polling interval while the page is visible. */
  readonly reaskEveryMs: number;
  /** Polling interval of a screen that waits for another person's decision, while visible. */
  readonly pollMs: number;
  /** The same of a conversation that is read, while visible. */
  readonly messagePollMs: number;
  /** Timeout for going back in the history. */
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
  formPatienceMs: 1_500,
  forbiddenPauseMs: 60_000,
  codeResendMs: 60_000,
  draftSaveMs: 400,
  typingRestMs: 600,
  searchRestMs: 300,
  lookupAfterMs: [0, 3_000, 6_000, 12_000, 24_000, 45_000, 60_000, 90_000],
  settleMs: 90_000,
  heldUpMs: 30_000,
  versionPauseMs: 300_000,
  hostAnswerMs: 5_000,
  hostPersonMs: 300_000,
  reaskGapMs: 2_000,
  reaskSpreadMs: 1_500,
  reaskEveryMs: 60_000,
  pollMs: 15_000,
  messagePollMs: 5_000,
  historyMs: 1_000,
};

export function scaleWaitingTimes(times: WaitingTimes, factor: number): WaitingTimes {
  const scaled = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(scaled) : Math.round(Number(value) * factor);
  const isTime = (name: string) => name.endsWith('Ms');
  const entries = Object.entries(times).map(([name, value]) => [name, isTime(name) ? scaled(value) : value]);
  return entries.reduce((all, [name, value]) => ({ ...all, [name as string]: value }), times);
}
