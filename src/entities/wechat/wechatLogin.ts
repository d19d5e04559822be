import type { WechatIds } from '../registration/api/registrationRecord.ts';
import { appSession, appStorage } from '#device/storage/appDeviceStore.ts';
import { getClientCode } from '#device/identity/getClientCode.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { randomId } from '#device/identity/randomId.ts';
import { authAddress } from '#domain/address/wechat/authAddress.ts';
import { needsAuthorisation } from '#domain/address/wechat/needsAuthorisation.ts';
import { readTransaction, type WechatTransaction } from '#domain/address/wechat/wechatTransaction.ts';
import { detectHost, hostSigns } from '#host/detectHost.ts';
import { isPhone } from '#host/isPhone.ts';
import { services } from '#session/services.ts';
import { currentTraits } from '#flows/host/currentTraits.ts';

/**
 * How WeChat can be asked here. `here`: in its own browser. `scan`: by a code that a phone reads off a larger screen. `elsewhere`: only where
 * this page is opened in WeChat. `none`: not at all, as a mini-program lets no page of the auth host in.
 */
export type WechatLoginMethod = 'here' | 'scan' | 'elsewhere' | 'none';

export function wechatLoginMethod(): WechatLoginMethod {
  const host = detectHost(hostSigns());
  if (host === 'wechat') return 'here';
  if (host === 'miniProgram') return 'none';
  return currentTraits().authVariant === 'website' && !isPhone() ? 'scan' : 'elsewhere';
}

/** Whether WeChat has said within five days who this is. A union id without a time counts from now on. */
export function isKnownByWechat(): boolean {
  const { device, now } = services();
  const { wechatUnionId: unionid, wechatLastAuthTime: written, set } = device.getState();
  const lastAuthTime = written === undefined ? undefined : Number(written);
  const { needed, record } = needsAuthorisation({ unionid, lastAuthTime, nowMs: now() });
  if (record !== undefined) set('wechatLastAuthTime', String(record));
  return !needed;
}

/** What a registration carries, so that its owner is recognised by WeChat the next time. */
export function knownWechatIds(): WechatIds | undefined {
  const { wechatOpenId: openid, wechatUnionId: unionid } = services().device.getState();
  return openid !== undefined && unionid !== undefined && isKnownByWechat() ? { openid, unionid } : undefined;
}

export interface WechatWish {
  readonly exhibitionId: string;
  /** The screen for a person who is not registered yet. */
  readonly target: string;
}

/** The address to leave to; undefined where the phone keeps nothing: the return could not be distinguished from a forged one. */
export function beginWechatLogin({ exhibitionId, target }: WechatWish): string | undefined {
  const { device, now, build } = services();
  const { authVariant } = currentTraits();
  const isBegun = keepTransaction({
    id: `${randomId()}${randomId()}`,
    phone: getClientCode(device),
    begunAtMs: now(),
    depth: 0,
    backs: 0,
    openid: '',
    at: 'begun',
  });
  if (!isBegun) return undefined;
  device.getState().set('redirectTo', target);
  // WeChat cannot scan a code that stands on its own screen.
  const variant = authVariant === 'website' && wechatLoginMethod() === 'here' ? '' : authVariant;
  return authAddress({ authBase: build.authBase, variant, origin: window.location.origin, exhibitionId });
}

/** The login that this tab has begun. WeChat may open the return as a new page, which knows it by the phone's copy. */
export function findTransaction(): WechatTransaction | undefined {
  const own = readTransaction(appSession().read(ownNames.wechatLogin));
  return own ?? (wechatLoginMethod() === 'here' ? phonesTransaction() : undefined);
}

/** Answers whether it outlasts the page. */
export function keepTransaction(transaction: WechatTransaction): boolean {
  const text = JSON.stringify(transaction);
  // A later login of another tab has taken the copy over.
  const isLater = transaction.at !== 'begun' && phonesTransaction()?.id !== transaction.id;
  if (!isLater) appStorage().write(ownNames.wechatLogin, text);
  return appSession().write(ownNames.wechatLogin, text);
}

const phonesTransaction = () => readTransaction(appStorage().read(ownNames.wechatLogin));
