import type { Refusal } from '#sending/rules/submissionState.ts';
import { appointmentRefusals } from '#entities/appointment/api/appointmentWrites.ts';

/** The name of the sentence for a refusal; undefined where the server's own is all there is. */
export function refusalOfAsk({ resCode }: Refusal) {
  const refusal = appointmentRefusals[resCode ?? 0];
  if (refusal === 'alreadyAsked') return 'alreadyAsked' as const;
  return refusal === 'slotTaken' ? ('outcome_slotTaken' as const) : undefined;
}
