import { deviceKeys } from './deviceKeys.ts';

/**
 * Whose phone this is, from what is stored now; a logout makes a new client code. Not through the app's storage: that
 * may have ended with a logout, and would answer out of this page's memory.
 */
export function storedIdentity(): string {
  const { clientCode, visitorId, token, wechatUnionId } = deviceKeys;
  try {
    return JSON.stringify(
      [clientCode, visitorId, token, wechatUnionId].map(({ name }) => window.localStorage.getItem(name)),
    );
  } catch {
    return ''; // Nothing is stored, so nothing of anybody's can come back.
  }
}
