import type { FairMs } from '../time/clocks.ts';
import type { Problem } from '../text/problem.ts';
import { proofState } from '../time/proofWindow.ts';
import { isBlankAnswer } from './answerOf.ts';
import type { Answer, FieldDefinition } from './formDefinition.ts';

/** Only while it can be uploaded. */
export function isProofRequired({ proofWindow, isProofDemanded }: FieldDefinition, nowMs: FairMs): boolean {
  return isProofDemanded === true && proofWindow !== undefined && proofState(proofWindow, nowMs) === 'open';
}

export function checkProof(
  field: FieldDefinition,
  answer: Answer | undefined,
  nowMs: FairMs,
): Problem | undefined {
  const { key, proofWindow } = field;
  if (proofWindow === undefined) return undefined;
  if (isBlankAnswer(answer))
    return isProofRequired(field, nowMs) ? { code: 'required', field: key } : undefined;
  if (proofState(proofWindow, nowMs) !== 'tooEarly') return undefined;
  return { code: 'proofTooEarly', field: key, values: { fromMs: proofWindow.fromMs } };
}
