import { readIdentity, type WechatIdentity } from '#domain/person/readIdentity.ts';
import { validateReturn } from '#domain/address/wechat/wechatTransaction.ts';
import { findUnsent, forgetPerson } from '#entities/visitor/logout.ts';
import { isAnyoneIn } from '#session/acting/roleIdentity.ts';
import { services } from '#session/services.ts';
import { localStores } from '#session/localStores.ts';
import { storeWechatIdentity, isOtherPerson } from '#entities/wechat/finishWechatLogin.ts';
import { findTransaction, isKnownByWechat, keepTransaction } from '#entities/wechat/wechatLogin.ts';

export type WechatReturn =
  | { readonly kind: 'in' | 'noUnionId' | 'cancelled' | 'refused' }
  /** On the way back, which goes on that many pages; 0 where it has not got anywhere. */
  | { readonly kind: 'back'; readonly pages: number }
  /** Another person than this phone knows, and there is something of that person to lose. Nothing is kept yet. */
  | { readonly kind: 'other'; readonly identity: WechatIdentity };

let taking: Promise<WechatReturn> | undefined;

/**
 * Takes the return this page was loaded with, once. The boot script has taken the identity out of the address; a link of
 * this page's own that leads here has not passed it.
 */
export function takeReturn(): Promise<WechatReturn> {
  if (taking === undefined) {
    const { search, pathname } = window.location;
    window.history.replaceState(window.history.state, '', pathname);
    taking = judge(window.boot?.returned ?? search);
  }
  return taking;
}

async function judge(search: string): Promise<WechatReturn> {
  const { device, now } = services();
  const identity = readIdentity(search, window.location.origin);
  const transaction = findTransaction();
  const verdict = validateReturn({
    transaction,
    phone: device.getState().clientCode,
    openid: identity?.openid,
    nowMs: now(),
    depth: window.history.length,
    isBackNavigation: isBackNavigation(),
  });
  if (verdict === 'again') return { kind: kindOfKept(transaction?.openid) };
  if (verdict === 'refused') return { kind: verdict };
  if (verdict === 'back') return { kind: verdict, pages: pagesBack() };
  const openid = identity?.openid ?? '';
  // Before anything that takes time: a login lets one person in, once.
  if (transaction !== undefined)
    keepTransaction({ ...transaction, at: 'used', openid, depth: window.history.length });
  if (identity === undefined) return { kind: 'cancelled' };
  return takePerson(identity);
}

async function takePerson(identity: WechatIdentity): Promise<WechatReturn> {
  if (isOtherPerson(identity)) {
    if (await hasSomethingToLose()) return { kind: 'other', identity };
    return switchPerson(identity);
  }
  storeWechatIdentity(identity);
  return { kind: identity.unionid === undefined ? 'noUnionId' : 'in' };
}

/** The full procedure for another person on this phone: everything of the last one goes first, nothing is merged. */
export async function switchPerson(identity: WechatIdentity): Promise<WechatReturn> {
  const transaction = findTransaction();
  await forgetPerson();
  storeWechatIdentity(identity);
  // The new person's phone has a new code; what was used stays used.
  const phone = services().device.getState().clientCode;
  if (transaction !== undefined && phone !== undefined)
    keepTransaction({ ...transaction, phone, at: 'used' });
  return { kind: identity.unionid === undefined ? 'noUnionId' : 'in' };
}

/** The screen that the login was for is being opened. */
export function endWechatLogin(): void {
  const transaction = findTransaction();
  if (transaction?.at === 'used') keepTransaction({ ...transaction, at: 'done' });
}

/** The consent page may have given its place to this page, or be the one before it and lead here again: one page more each time. */
export function pagesBack(): number {
  const transaction = findTransaction();
  const pages = (transaction?.backs ?? maxPagesBack) + 1;
  if (transaction !== undefined) keepTransaction({ ...transaction, backs: pages });
  return pages > maxPagesBack ? 0 : pages;
}

const maxPagesBack = 3;

/** A page that is loaded a second time goes by what the first has kept. */
function kindOfKept(openid: string | undefined): 'in' | 'noUnionId' | 'refused' {
  if (services().device.getState().wechatOpenId !== openid) return 'refused';
  return isKnownByWechat() ? 'in' : 'noUnionId';
}

async function hasSomethingToLose(): Promise<boolean> {
  if (isAnyoneIn(services().device.getState())) return true;
  const { vouchers } = await localStores();
  return vouchers.list().length > 0 || (await findUnsent()) !== undefined;
}

function isBackNavigation(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  // Older engines have the older sign only.
  const older: unknown = Reflect.get(performance, 'navigation');
  const type: unknown =
    entry === undefined ? Object(older).type : (entry as PerformanceNavigationTiming).type;
  return type === 'back_forward' || type === 2;
}
