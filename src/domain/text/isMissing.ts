import type { Problem } from './problem.ts';

/** Whether nothing is there yet, rather than something wrong. */
export function isMissing({ code }: Problem): boolean {
  return code === 'required' || code === 'agreementNeeded' || /(Empty|Missing)$/.test(code);
}
