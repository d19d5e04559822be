import { type Envelope, isSuccess } from './envelope.ts';
import { Refused } from './problems.ts';

/** @throws Refused with the envelope when the resCode is neither 0 nor 10000 */
export function accepted(envelope: Envelope, path: string): Envelope {
  if (isSuccess(envelope.resCode)) return envelope;
  throw new Refused(`${path}: resCode ${envelope.resCode}`, { httpStatus: 200, envelope });
}
