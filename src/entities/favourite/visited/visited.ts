import { appStorage } from '#device/storage/appDeviceStore.ts';
import { createStoredList, type StoredList } from '#device/storage/createStoredList.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';

/** The oldest are forgotten first. */
const most = 2_000;

const isId = (value: unknown): value is string => typeof value === 'string';

const lists = new Map<string, StoredList<string>>();

/** The exhibitors that were ticked off at an exhibition. On this phone alone: no server is told. */
export function visitedList(exhibitionId: string): StoredList<string> {
  const known = lists.get(exhibitionId);
  if (known !== undefined) return known;
  const name = ownNames.visitedPrefix + exhibitionId;
  const list = createStoredList({ storage: appStorage(), events: window, name, isEntry: isId, most });
  lists.set(exhibitionId, list);
  return list;
}

export function setVisited(exhibitionId: string, exhibitorId: string, isVisited: boolean): void {
  visitedList(exhibitionId).change((before) => {
    const others = before.filter((id) => id !== exhibitorId);
    return isVisited ? [...others, exhibitorId] : others;
  });
}
