import { pathWithoutWechat } from '#entities/wechat/finishWechatLogin.ts';
import { endWechatLogin } from './wechatReturn.ts';

/**
 * A full navigation that takes this page's place: the way back does not lead here, and no later page was loaded at an address
 * with a person in it, which WeChat on iOS would have signed.
 */
export function goFromReturn(path: string): void {
  endWechatLogin();
  window.location.replace(path);
}

/** To where the visitor wanted to go, as if WeChat had not been asked. */
export async function leaveReturn(): Promise<void> {
  goFromReturn(await pathWithoutWechat());
}

/** Skips the auth host's page as well, which would redirect here again. */
export function stepBack(pages: number): void {
  if (pages > 0) window.history.go(-pages);
}
