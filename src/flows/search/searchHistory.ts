import { appStorage } from '../../device/storage/appDeviceStore.ts';
import { ownNames } from '../../device/storage/deviceKeys.ts';

const most = 10;
const longest = 40;

const nameOf = (exhibitionId: string) => ownNames.searchedPrefix + exhibitionId;

/** What was searched on this phone, the latest first. */
export function readSearches(exhibitionId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(appStorage().read(nameOf(exhibitionId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Returns the list as it is now. */
export function keepSearch(exhibitionId: string, query: string): readonly string[] {
  const text = query.trim().slice(0, longest);
  const before = readSearches(exhibitionId);
  if (text === '') return before;
  const now = [text, ...before.filter((other) => other !== text)].slice(0, most);
  appStorage().write(nameOf(exhibitionId), JSON.stringify(now));
  return now;
}

export function forgetSearches(exhibitionId: string): void {
  appStorage().remove(nameOf(exhibitionId));
}
