import { deviceKeys } from './deviceKeys.ts';

/** A logout changes the identity. Reads localStorage directly: the app's storage answers from memory after a logout. */
export function storedIdentity(): string {
  const { clientCode, visitorId, token, wechatUnionId } = deviceKeys;
  try {
    return JSON.stringify(
      [clientCode, visitorId, token, wechatUnionId].map(({ name }) => window.localStorage.getItem(name)),
    );
  } catch {
    return ''; // Nothing is stored, so no other person's data can return.
  }
}
