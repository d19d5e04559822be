import { appStorage } from '#device/storage/appDeviceStore.ts';
import { createStoredList, type StoredList } from '#device/storage/createStoredList.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { type EntryKey, entryKey } from '../search/rules/suggestion.ts';
import type { CatalogueEntry } from '#domain/matching/catalogueEntry.ts';

/** The oldest are forgotten first. */
const most = 300;

const prefixes = { seen: ownNames.seenPrefix, dismissed: ownNames.dismissedPrefix } as const;
export type InterestList = keyof typeof prefixes;

const isKey = (value: unknown): value is EntryKey => typeof value === 'string';
const lists = new Map<string, StoredList<EntryKey>>();

/** What a visitor has opened, or said is not for them, at one exhibition. On this phone alone: no server is told. */
export function interestList(list: InterestList, exhibitionId: string): StoredList<EntryKey> {
  const name = prefixes[list] + exhibitionId;
  const known = lists.get(name);
  if (known !== undefined) return known;
  const created = createStoredList({ storage: appStorage(), events: window, name, isEntry: isKey, most });
  lists.set(name, created);
  return created;
}

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
