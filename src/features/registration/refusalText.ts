import type { TFunction } from 'i18next';
import { registrationRefusals } from '../../domain/registrationRefusals.ts';
import type { Refusal } from '../../domain/submission/state.ts';
import { incompleteCode } from '../../flows/submission/submissionGateway.ts';

const { closed, full, identityBusy } = registrationRefusals;

/** Why the server, or this phone, did not take a registration. */
export function refusalText({ resCode, message }: Refusal, t: TFunction<'information'>): string {
  if (resCode === closed) return t('refusedClosed');
  if (resCode === full) return t('refusedFull');
  if (resCode === identityBusy) return t('refusedIdentityBusy');
  if (resCode === incompleteCode) return t('refusedIncomplete');
  return message === '' ? t('refusedNoReason') : t('refusedText', { message });
}

/** Whether the same may be accepted another time; a choice without room and answers that were not kept have to be given anew. */
export function mayBeAccepted({ resCode }: Refusal): boolean {
  return resCode !== full && resCode !== incompleteCode;
}
