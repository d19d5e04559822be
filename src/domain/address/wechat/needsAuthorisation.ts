import type { PhoneMs } from '#domain/time/clocks.ts';

/** `lastAuthTime` is in epoch milliseconds, NaN if unreadable. */
export interface CachedIdentity {
  readonly unionid: string | undefined;
  readonly lastAuthTime: number | undefined;
  readonly nowMs: PhoneMs;
}

/** `record` is the time to store as the last authorisation. */
export interface Authorisation {
  readonly needed: boolean;
  readonly record?: number;
}

const validForMs = 432_000_000;

/**
 * Whether to authorise with WeChat: without a union id, or after five days. A union id without a time counts from
 * now; an unreadable or future time does not count.
 */
export function needsAuthorisation({ unionid, lastAuthTime, nowMs }: CachedIdentity): Authorisation {
  // An identity response without a union id arrives as the text `undefined`.
  if (!unionid || unionid === 'undefined') return { needed: true };
  if (lastAuthTime === undefined) return { needed: false, record: nowMs };
  const elapsedMs = nowMs - lastAuthTime;
  return { needed: !(lastAuthTime >= 0 && elapsedMs >= 0 && elapsedMs <= validForMs) };
}
