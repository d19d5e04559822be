import { registrationRefusals } from '#domain/review/registrationRefusals.ts';
import type { Refusal } from '#sending/rules/submissionState.ts';
import { incompleteCode } from '#sending/submissionGateway.ts';

/** Whether the same may be accepted another time; a full choice and answers that were not kept have to be given again. */
export function mayBeAccepted({ resCode }: Refusal): boolean {
  return resCode !== registrationRefusals.full && resCode !== incompleteCode;
}
