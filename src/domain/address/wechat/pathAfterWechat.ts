import { codePath, loginPath, voucherListPath } from '../paths.ts';
import { returnPath } from '../returnPath.ts';

export interface Arrived {
  readonly target: string | undefined;
  readonly exhibitionId: string | undefined;
  /** Record ids of the person's own registrations at the exhibition. */
  readonly registrations: readonly string[];
  readonly isProven: boolean;
  readonly returnPaths: readonly string[];
}

/** Screens for people who are not registered or not known. */
const forUnregistered = /^\/(select|homeclassic|login|register|information|certificates)\//i;

const wechatLogin = /^\/wechat_login\//i;

/** The stored target, or the person's code if they are registered already and wanted to register. */
export function pathAfterWechat({ target, exhibitionId, registrations, ...arrived }: Arrived): string {
  const wanted = wechatLogin.test(target ?? '') ? undefined : target;
  const path = returnPath(wanted, exhibitionId, arrived.returnPaths);
  const [first, second] = registrations;
  if (!forUnregistered.test(path)) return path;
  if (first === undefined) return arrived.isProven ? path : pathOfProof(path);
  return second === undefined ? codePath(first) : voucherListPath;
}

/** Skips /wechat_login: a page that redirects when loaded stays in the history, and Back would return to it forever. */
function pathOfProof(path: string): string {
  const [, , exhibitionId, channelId] = /^\/(register|information)\/(\w+)(?:\/(\w+))?/i.exec(path) ?? [];
  return exhibitionId === undefined ? path : loginPath(exhibitionId, channelId, 'register');
}
