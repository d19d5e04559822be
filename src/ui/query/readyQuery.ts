import type { QueryState } from './QueryState.ts';

const nothingToRetry = () => {};

/** What the phone itself keeps, as part of what a screen waits for; undefined until it has been read. */
export const readyQuery = <T>(data: T | undefined): QueryState<T> => ({
  data,
  error: null,
  failureReason: null,
  isFetching: data === undefined,
  dataUpdatedAt: 0,
  retry: nothingToRetry,
});
