import { services } from '#session/services.ts';

interface Polled<T> {
  readonly state: { readonly data: T | undefined };
}

/** The `refetchInterval` of rows that another person decides about, while the visitor waits for it. */
export const pollWhile =
  <T>(isAwaited: (data: T) => boolean) =>
  ({ state: { data } }: Polled<T>): number | false =>
    data !== undefined && navigator.onLine && isAwaited(data) ? services().times.pollMs : false;
