import { type LateItem, type LateState, minuteMs } from './latePlan.ts';

/** What the other side of a meeting is told: when to expect the visitor, that they cannot come, or that they are in time after all. */
export type Claim =
  | { readonly kind: 'late'; readonly startMs: number; readonly expectedMs: number }
  | { readonly kind: 'cannot' | 'onTime'; readonly startMs: number };

/** So that a minute more or less is no second message. */
const roundedToMs = 5 * minuteMs;

/**
 * Undefined where there is nothing to tell.
 * @param told what they were told last, as `claimKey` writes it; '' for nothing
 */
export function claimOf({ startMs }: LateItem, state: LateState, told: string): Claim | undefined {
  if (state.at === 'late')
    return {
      kind: 'late',
      startMs,
      expectedMs: Math.ceil(state.arrivalMs / roundedToMs) * roundedToMs,
    };
  if (state.at === 'dropped') return { kind: 'cannot', startMs };
  const [kind, toldStart] = told.split(' ');
  const wereTold = toldStart === String(startMs) && kind !== 'onTime';
  return state.at === 'reached' && wereTold ? { kind: 'onTime', startMs } : undefined;
}

/** The same text for the same news. */
export const claimKey = (claim: Claim): string =>
  claim.kind === 'late' ? `late ${claim.startMs} ${claim.expectedMs}` : `${claim.kind} ${claim.startMs}`;
