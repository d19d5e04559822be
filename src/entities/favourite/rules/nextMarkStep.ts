import type { PhoneMs } from '#domain/time/clocks.ts';
import type { MarkIntent } from './markLedger.ts';

export type MarkStep = 'insert' | 'remove' | 'confirmed' | 'wait';

export interface MarkFacts {
  /** Whether a look-up has found a row of this item. */
  readonly isThere: boolean;
  readonly nowMs: PhoneMs;
  /** Before this a request may still arrive. */
  readonly settleMs: number;
}

/**
 * What an intent needs after its look-up. A request whose answer was lost may still arrive, so that the opposite of what it
 * does is believed only after the settling time.
 */
export function nextMarkStep(
  { isOn, sent }: Pick<MarkIntent, 'isOn' | 'sent'>,
  { isThere, nowMs, settleMs }: MarkFacts,
): MarkStep {
  if (!isOn && isThere) return 'remove';
  const mayStillArrive = sent !== undefined && nowMs - sent.atMs < settleMs;
  if (mayStillArrive && sent.isOn !== isThere) return 'wait';
  return isOn && !isThere ? 'insert' : 'confirmed';
}

/** Without a look-up only a first insert may go, and only where the server's marks are known. */
export const needsLookup = ({ isOn, sent }: MarkIntent, isGroupRead: boolean): boolean =>
  !isOn || sent !== undefined || !isGroupRead;
