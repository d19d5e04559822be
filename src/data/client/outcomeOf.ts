import type { SendOutcome } from '#sending/rules/classifySend.ts';
import type { Envelope } from './envelope.ts';
import { ApiProblem, type ApiProblemKind } from './problems.ts';

/** What came of one send, for `classifySend`; `cause` is set when it was no plain answer. */
export interface SentOnce extends SendOutcome {
  readonly cause?: ApiProblemKind;
}

/** What one send came to; throws only for a fault of our own. */
export async function outcomeOf(sent: Promise<Envelope>): Promise<SentOnce> {
  try {
    return { status: 200, envelope: await sent };
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    const { httpStatus: status, envelope, kind: cause } = problem;
    return envelope ? { status, envelope, cause } : { status, cause };
  }
}
