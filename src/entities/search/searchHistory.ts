import { looksPersonal } from '#device/drafts/looksPersonal.ts';
import { appStorage } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { searchMark } from '../favourite/rules/searchMark.ts';
import { isOfPeople } from '#domain/matching/catalogueEntry.ts';
import { setMark } from '../favourite/useMark.ts';
import { openCatalogueHost } from './openCatalogueHost.ts';

export const mostSearches = 10;
const longest = 40;

const nameOf = (exhibitionId: string) => ownNames.searchedPrefix + exhibitionId;

/** What was searched on this phone, the latest first. */
export function readSearches(exhibitionId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(appStorage().read(nameOf(exhibitionId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, mostSearches) : [];
  } catch {
    return [];
  }
}

/** Keeps a finished search on the phone, and for a registered visitor on the server; never a number or an address of a person. */
export function keepSearch(exhibitionId: string, query: string): void {
  const text = query.trim().slice(0, longest);
  if (text === '' || looksPersonal(text)) return;
  const others = readSearches(exhibitionId).filter((other) => other !== text);
  appStorage().write(nameOf(exhibitionId), JSON.stringify([text, ...others].slice(0, mostSearches)));
  setMark(exhibitionId, searchMark(text), true);
}

/** Keeps it unless it is a person that was looked for: who a visitor has met is told to no server. */
export async function keepUnlessPerson(exhibitionId: string, query: string): Promise<void> {
  const first = await openCatalogueHost()
    .then((host) => host.search(query, { language: 'zh', limit: 1 }))
    .then(({ kinds }) => kinds[0]?.kind)
    .catch(() => undefined);
  if (first === undefined || !isOfPeople(first)) keepSearch(exhibitionId, query);
}

/** Forgets what this phone has kept, and these of the visitor on the server. */
export function forgetSearches(exhibitionId: string, kept: readonly string[]): void {
  appStorage().remove(nameOf(exhibitionId));
  for (const text of kept) setMark(exhibitionId, searchMark(text), false);
}
