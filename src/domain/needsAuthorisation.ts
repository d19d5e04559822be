/** What the phone keeps of an earlier authorisation; `lastAuthTime` in epoch milliseconds, NaN where it is unreadable. */
export interface CachedIdentity {
  readonly unionid: string | undefined;
  readonly lastAuthTime: number | undefined;
  readonly nowMs: number;
}

/** `record` is the time to store as the last authorisation. */
export interface Authorisation {
  readonly needed: boolean;
  readonly record?: number;
}

/** Five days. */
const validForMs = 432_000_000;

/**
 * Whether WeChat has to be asked who this is: without a union id, or more than five days after it was last asked.
 * A union id without a time counts from now on. A time that is no time, or lies ahead, proves nothing.
 */
export function needsAuthorisation({ unionid, lastAuthTime, nowMs }: CachedIdentity): Authorisation {
  // An identity answer without a union id arrives as the text `undefined`.
  if (!unionid || unionid === 'undefined') return { needed: true };
  if (lastAuthTime === undefined) return { needed: false, record: nowMs };
  const elapsedMs = nowMs - lastAuthTime;
  return { needed: !(lastAuthTime >= 0 && elapsedMs >= 0 && elapsedMs <= validForMs) };
}
