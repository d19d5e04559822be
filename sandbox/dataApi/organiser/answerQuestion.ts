import type { Row } from '#sandbox/store/store.ts';
import { venueText } from '#sandbox/venueClock.ts';
import { textOf } from '../call.ts';

/** The organiser's answer to a message; without a text it is closed. Assumed of the server: see docs/data-api.md. */
export function answerQuestion(row: Row, decision: Row, nowMs: number): Row {
  const Answer = textOf(decision['answer']).trim();
  return { ...row, State: Answer === '' ? '2' : '1', Answer, AnsweredAt: venueText(nowMs) };
}
