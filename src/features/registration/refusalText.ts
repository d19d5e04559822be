import type { TFunction } from 'i18next';
import type { Refusal } from '../../domain/submission/state.ts';
import { incompleteCode } from '../../flows/submission/submissionGateway.ts';

/** Assumed, see docs/data-api.md. */
const closedCode = 1101;
/** The service that matches name and document number; the same may be accepted a moment later. */
const identityServiceBusyCode = 1103;
/** Something that was chosen has no room left. */
export const fullCode = 1102;

/** Why the server, or this phone, did not take a registration. */
export function refusalText({ resCode, message }: Refusal, t: TFunction<'information'>): string {
  if (resCode === closedCode) return t('refusedClosed');
  if (resCode === fullCode) return t('refusedFull');
  if (resCode === identityServiceBusyCode) return t('refusedIdentityBusy');
  if (resCode === incompleteCode) return t('refusedIncomplete');
  return message === '' ? t('refusedNoReason') : t('refusedText', { message });
}

/** Whether the same may be accepted another time; a choice without room and answers that were not kept have to be given anew. */
export function mayBeAccepted({ resCode }: Refusal): boolean {
  return resCode !== fullCode && resCode !== incompleteCode;
}
