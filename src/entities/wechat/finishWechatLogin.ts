import { loginWithUnionId } from '#api/login/login.ts';
import { readRegistration } from '../registration/api/registrationRecord.ts';
import { findRegistrationsByUnionId } from '../registration/api/registrations.ts';
import { getClientCode } from '#device/identity/getClientCode.ts';
import { randomId } from '#device/identity/randomId.ts';
import { pathAfterWechat } from '#domain/address/wechat/pathAfterWechat.ts';
import type { WechatIdentity } from '#domain/person/readIdentity.ts';
import { returnPaths } from '#flows/navigation/screenRoutes.ts';
import { keepVisitorLogin } from '#session/acting/keepIdentity.ts';
import { visitorIn } from '#session/acting/visitorIn.ts';
import { services } from '#session/services.ts';
import { localStores } from '#session/localStores.ts';
import { openVisit } from '#session/visit/visit.ts';
import { keepVisitor } from '../registration/stored/keepVisitor.ts';
import { consumeReturnTo } from '#flows/navigation/returnTo.ts';

/** Whether WeChat names another person than the one stored from WeChat. The union id counts where both have one. */
export function isOtherPerson({ openid, unionid }: WechatIdentity): boolean {
  const { wechatOpenId, wechatUnionId } = services().device.getState();
  if (wechatUnionId !== undefined && unionid !== undefined) return wechatUnionId !== unionid;
  return wechatOpenId !== undefined && wechatOpenId !== openid;
}

/** Stores the person WeChat names. Missing values keep the stored ones; without a union id there is no login. */
export function storeWechatIdentity(identity: WechatIdentity): void {
  const { device, now } = services();
  const { set, pcCode } = device.getState();
  getClientCode(device);
  set('wechatOpenId', identity.openid);
  const texts = [
    ['wechatName', identity.name],
    ['wechatLogo', identity.logo],
    ['wechatSex', identity.sex],
    ['wechatLanguage', identity.language],
    ['wechatCountry', identity.country],
    ['wechatProvince', identity.province],
    ['wechatCity', identity.city],
  ] as const;
  for (const [key, text] of texts) if (text !== '') set(key, text);
  set('pcCode', identity.pcCode ?? pcCode ?? randomId());
  if (identity.unionid === undefined) return;
  set('wechatUnionId', identity.unionid);
  set('wechatLastAuthTime', String(now()));
  set('registerFrom', 'wechat');
}

/**
 * Stores the registrations that this union id has at this exhibition, and returns the next path; undefined when the server does not
 * answer. Only rows that carry this very union id count.
 */
export async function finishWechatLogin(): Promise<string | undefined> {
  const { device, client } = services();
  const { wechatUnionId: unionid, entranceId: exhibitionId } = device.getState();
  if (unionid === undefined || exhibitionId === undefined) return consumeNextPath([]);
  // A voucher carries the exhibition's words.
  void openVisit({ exhibitionId, channelId: undefined });
  const found = await findRegistrationsByUnionId(
    await client(),
    { exhibitionId, unionid },
    { policy: 'besideForm' },
  );
  if (found.kind === 'unknown') return undefined;
  const rows = found.kind === 'found' ? found.rows : [];
  const registrations = rows.map(readRegistration).filter((read) => read !== undefined);
  for (const registration of registrations.slice().reverse()) await keepVisitor(registration);
  if (registrations.length > 0) await storeLogin(unionid);
  return consumeNextPath(registrations.map(({ RecordId }) => RecordId));
}

/** The next screen where WeChat has named no person. */
export const pathWithoutWechat = () => consumeNextPath([]);

/** The stored target, which is consumed, or the screen for these registrations. */
async function consumeNextPath(registrations: readonly string[]): Promise<string> {
  const { redirectTo: target, entranceId: exhibitionId, set } = services().device.getState();
  const { provenContacts } = await localStores();
  const contact = exhibitionId === undefined ? undefined : await provenContacts.load(exhibitionId);
  set('redirectTo', undefined);
  const back =
    exhibitionId === undefined || registrations.length === 0 ? undefined : consumeReturnTo(exhibitionId);
  if (back !== undefined) return back;
  return pathAfterWechat({
    target,
    exhibitionId,
    registrations,
    isProven: contact !== undefined,
    returnPaths: returnPaths(),
  });
}

/** Without a token the visitor goes on as well. */
async function storeLogin(unionid: string): Promise<void> {
  const visitorId = visitorIn(services().device.getState());
  try {
    const login = await loginWithUnionId(await services().client(), unionid, { policy: 'besideForm' });
    if (login !== undefined) keepVisitorLogin(login, visitorId);
  } catch {
    // Later screens ask again.
  }
}
