import { isQuestFinish } from '../domain/address/questFinishPath.ts';

/** WeChat on iOS shares and signs the address that was loaded, even if the page has changed it. */
const usesLoadedAddress = /(iphone|ipad|ipod).*micromessenger/i;
const keptAs = 'returned';

/**
 * Removes the identity that the auth host appended from the address and the history entry, before anything can read,
 * send or share it. '' for none; undefined while the page reloads at the clean address.
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

/** In sessionStorage, for the reload. */
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
