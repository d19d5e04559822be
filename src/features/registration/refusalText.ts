import type { TFunction } from 'i18next';
import { registrationRefusals } from '#domain/review/registrationRefusals.ts';
import type { Refusal } from '#sending/rules/submissionState.ts';
import { incompleteCode } from '#sending/submissionGateway.ts';

const { closed, full, identityBusy } = registrationRefusals;

/** What the codes of a registration mean; undefined where the general sentence has to do. */
export function refusalText({ resCode }: Refusal, t: TFunction<'information'>): string | undefined {
  if (resCode === closed) return t('refusedClosed');
  if (resCode === full) return t('refusedFull');
  return resCode === identityBusy ? t('refusedIdentityBusy') : undefined;
}

/** Whether the same may be accepted another time; a full choice and answers that were not kept have to be given again. */
export function mayBeAccepted({ resCode }: Refusal): boolean {
  return resCode !== full && resCode !== incompleteCode;
}
