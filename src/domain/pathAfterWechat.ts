import { codePath, loginPath, voucherListPath } from './paths.ts';
import { returnPath } from './returnPath.ts';

export interface Arrived {
  /** The stored way on. */
  readonly target: string | undefined;
  readonly exhibitionId: string | undefined;
  /** The person's own registrations at the exhibition, by RecordId. */
  readonly registrations: readonly string[];
  /** They have proven a contact at the exhibition on this phone. */
  readonly isProven: boolean;
  /** The paths of the screens that may be returned to. */
  readonly returnPaths: readonly string[];
}

/** Screens that serve people who are not registered yet, or not known. */
const forStrangers = /^\/(select|homeclassic|login|register|information|certificates)\//i;

/** The login that is just over. */
const wechatLogin = /^\/wechat_login\//i;

/** Where somebody lands whom WeChat has named: at what they wanted, and at their code where they wanted to register. */
export function pathAfterWechat({ target, exhibitionId, registrations, ...arrived }: Arrived): string {
  const wanted = wechatLogin.test(target ?? '') ? undefined : target;
  const path = returnPath(wanted, exhibitionId, arrived.returnPaths);
  const [first, second] = registrations;
  if (!forStrangers.test(path)) return path;
  if (first === undefined) return arrived.isProven ? path : pathOfProof(path);
  return second === undefined ? codePath(first) : voucherListPath;
}

/** Leading a page that was just loaded elsewhere leaves it in the history, and Back would lead there again and again. */
function pathOfProof(path: string): string {
  const [, , exhibitionId, channelId] = /^\/(register|information)\/(\w+)(?:\/(\w+))?/i.exec(path) ?? [];
  return exhibitionId === undefined ? path : loginPath(exhibitionId, channelId, 'register');
}
