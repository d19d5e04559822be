import { isQuestFinish } from '../domain/wechatPaths.ts';

/** WeChat on iOS shares and signs the address that was loaded, whatever the page has changed it to since. */
const usesLoadedAddress = /(iphone|ipad|ipod).*micromessenger/i;
const keptAs = 'returned';

/**
 * Takes the identity that the auth host has appended out of the page's address and its history entry, before anything
 * else can read, send or share it. '' where there is none; undefined while the page reloads at the clean address.
 */
export function takeReturned(): string | undefined {
  const { pathname, search, hash } = location;
  if (!isQuestFinish(pathname)) return '';
  if (search + hash !== '') history.replaceState(history.state, '', pathname);
  if (search === '') return takeKept();
  if (!usesLoadedAddress.test(navigator.userAgent) || !keep(search)) return search;
  location.reload();
  return undefined;
}

/** Only in this tab, and only for the reload. */
function keep(search: string): boolean {
  try {
    sessionStorage.setItem(keptAs, search);
    return true;
  } catch {
    return false;
  }
}

function takeKept(): string {
  try {
    const kept = sessionStorage.getItem(keptAs) ?? '';
    sessionStorage.removeItem(keptAs);
    return kept;
  } catch {
    return '';
  }
}
