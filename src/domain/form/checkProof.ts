import type { Problem } from '../problem.ts';
import { proofState } from '../proofWindow.ts';
import { formatVenueTime } from '../formatVenueTime.ts';
import { isBlankAnswer } from './answerOf.ts';
import type { Answer, FieldDefinition } from './definition.ts';

/** Whether a proof of health must be there at this time: not before it can be handed in, and not after. */
export function isProofRequired({ proofWindow, isProofDemanded }: FieldDefinition, nowMs: number): boolean {
  return isProofDemanded === true && proofWindow !== undefined && proofState(proofWindow, nowMs) === 'open';
}

/** What is wrong with a proof of health at this time; undefined for every other kind of question. */
export function checkProof(
  field: FieldDefinition,
  answer: Answer | undefined,
  nowMs: number,
): Problem | undefined {
  const { key, proofWindow } = field;
  if (proofWindow === undefined) return undefined;
  if (isBlankAnswer(answer))
    return isProofRequired(field, nowMs) ? { code: 'required', field: key } : undefined;
  if (proofState(proofWindow, nowMs) !== 'tooEarly') return undefined;
  return { code: 'proofTooEarly', field: key, values: { from: formatVenueTime(proofWindow.fromMs) } };
}
