import { codePath, voucherListPath } from './paths.ts';
import { returnPath } from './returnPath.ts';

export interface Arrived {
  /** The stored way on. */
  readonly target: string | undefined;
  readonly exhibitionId: string | undefined;
  /** The person's own registrations at the exhibition, by RecordId. */
  readonly registrations: readonly string[];
}

/** Screens that serve people who are not registered yet, or not known. */
const forStrangers = /^\/(select|homeclassic|login|register|information|certificates)\//i;

/** Where somebody lands whom WeChat has named: at what they wanted, and at their code where they wanted to register. */
export function pathAfterWechat({ target, exhibitionId, registrations }: Arrived): string {
  const path = returnPath(target, exhibitionId);
  const [first, second] = registrations;
  if (first === undefined || !forStrangers.test(path)) return path;
  return second === undefined ? codePath(first) : voucherListPath;
}
