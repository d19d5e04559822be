export interface QueryState<T> {
  /** The last answer, kept while a newer one is loading or failed. */
  readonly data: T | undefined;
  readonly error: unknown;
  /** The latest failed attempt of a read that is still being retried. */
  readonly failureReason: unknown;
  readonly isFetching: boolean;
  readonly dataUpdatedAt: number;
  readonly retry: () => unknown;
}
