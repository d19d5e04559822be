/** What a screen shows of a read. */
export interface QueryState<T> {
  /** The last answer, also while a newer one is asked for or could not be had. */
  readonly data: T | undefined;
  /** Why the latest read brought nothing; null after an answer. */
  readonly error: unknown;
  /** The latest failed attempt of a read that is still being repeated. */
  readonly failureReason: unknown;
  readonly isFetching: boolean;
  /** When `data` came; epoch milliseconds. */
  readonly dataUpdatedAt: number;
  readonly retry: () => unknown;
}
