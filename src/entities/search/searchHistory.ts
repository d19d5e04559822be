import { looksPersonal } from '#device/drafts/looksPersonal.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { createVisitorLists } from '#session/acting/visitorLists.ts';
import { searchMark } from '../favourite/rules/searchMark.ts';
import { isOfPeople } from '#domain/matching/catalogueEntry.ts';
import { cutText } from '#domain/text/wholeCharacters.ts';
import { setMark } from '../favourite/useMark.ts';
import { openCatalogueHost } from './openCatalogueHost.ts';

export const mostSearches = 10;
const longest = 40;

const isText = (value: unknown): value is string => typeof value === 'string';
const searches = createVisitorLists({
  prefix: laterNames.searchedPrefix,
  isEntry: isText,
  most: mostSearches,
});

/** What the visitor has searched on this phone, the latest first. */
export const readSearches = (exhibitionId: string): readonly string[] =>
  searches(exhibitionId).list().slice().reverse();

/** Keeps a finished search on the phone, and for a registered visitor on the server; never a number or an address of a person. */
export function keepSearch(exhibitionId: string, query: string): void {
  const text = cutText(query.trim(), longest);
  if (text === '' || looksPersonal(text)) return;
  searches(exhibitionId).change((before) => [...before.filter((other) => other !== text), text]);
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
  searches(exhibitionId).change(() => []);
  for (const text of kept) setMark(exhibitionId, searchMark(text), false);
}
