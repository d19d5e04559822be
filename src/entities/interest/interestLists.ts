import { laterNames } from '#device/storage/later/laterNames.ts';
import { createVisitorLists } from '#session/acting/visitorLists.ts';
import { type EntryKey, entryKey } from '../search/rules/suggestion.ts';
import type { CatalogueEntry } from '#domain/matching/catalogueEntry.ts';

const isKey = (value: unknown): value is EntryKey => typeof value === 'string';
const listsOf = (prefix: string) => createVisitorLists({ prefix, isEntry: isKey, most: 300 });

const lists = {
  seen: listsOf(laterNames.seenPrefix),
  dismissed: listsOf(laterNames.dismissedPrefix),
} as const;
export type InterestList = keyof typeof lists;

/** What a visitor has opened, or said is not for them, at one exhibition. On this phone alone: no server is told. */
export const interestList = (list: InterestList, exhibitionId: string) => lists[list](exhibitionId);

type Named = Pick<CatalogueEntry, 'kind' | 'id'>;

/** The latest last. */
export function noteInterest(list: InterestList, exhibitionId: string, named: Named): void {
  const key = entryKey(named);
  interestList(list, exhibitionId).change((before) => [...before.filter((other) => other !== key), key]);
}

export function withdrawInterest(list: InterestList, exhibitionId: string, named: Named): void {
  const key = entryKey(named);
  interestList(list, exhibitionId).change((before) => before.filter((other) => other !== key));
}
