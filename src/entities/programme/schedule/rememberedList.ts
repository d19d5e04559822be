import { appStorage } from '#device/storage/appDeviceStore.ts';
import { createStoredList, type StoredList } from '#device/storage/createStoredList.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { isRememberedEntry, type RememberedEntry } from '../rules/rememberedEntry.ts';

/** The oldest are forgotten first. */
const most = 300;

const lists = new Map<string, StoredList<RememberedEntry>>();

/** A visitor's own schedule of an exhibition. On this phone alone: no collection for it is known. */
export function rememberedList(exhibitionId: string): StoredList<RememberedEntry> {
  const known = lists.get(exhibitionId);
  if (known !== undefined) return known;
  const name = ownNames.schedulePrefix + exhibitionId;
  const settings = { storage: appStorage(), events: window, name, isEntry: isRememberedEntry, most };
  const list = createStoredList<RememberedEntry>(settings);
  lists.set(exhibitionId, list);
  return list;
}
