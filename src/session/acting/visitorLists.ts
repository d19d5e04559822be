import { appSession, appStorage } from '#device/storage/appDeviceStore.ts';
import { createStoredList, type StoredList } from '#device/storage/createStoredList.ts';
import type { SafeStorage } from '#device/storage/safeStorage.ts';
import { currentVisitorId, onLoginChange } from './currentVisitorId.ts';

export interface VisitorListsSettings<T> {
  /** Of `ownNames`. */
  readonly prefix: string;
  readonly isEntry: (value: unknown) => value is T;
  /** The oldest are forgotten first. */
  readonly most: number;
  /** Until the tab is closed; on the phone where this is missing. */
  readonly isOfTab?: boolean;
}

/**
 * Lists that this phone alone keeps, one for each visitor and exhibition: the answer gives that of the visitor who acts. A stranger's
 * becomes that of who logs in next, unless another visitor has one.
 */
export function createVisitorLists<T>(
  settings: VisitorListsSettings<T>,
): (exhibitionId: string) => StoredList<T> {
  const { prefix, isEntry, most, isOfTab = false } = settings;
  const storage = () => (isOfTab ? appSession() : appStorage());
  const known = new Map<string, StoredList<T>>();
  const made = new Map<string, StoredList<T>>();

  function listOf(exhibitionId: string): StoredList<T> {
    const stranger = `${prefix}${exhibitionId}`;
    const visitorId = currentVisitorId(exhibitionId);
    const name = visitorId === undefined ? stranger : `${stranger}/${visitorId}`;
    if (visitorId !== undefined) claim(storage(), stranger, name);
    const list =
      known.get(name) ?? createStoredList({ storage: storage(), events: window, name, isEntry, most });
    known.set(name, list);
    return list;
  }

  const make = (exhibitionId: string): StoredList<T> => ({
    list: () => listOf(exhibitionId).list(),
    change: (next) => listOf(exhibitionId).change(next),
    subscribe(listener) {
      let end = listOf(exhibitionId).subscribe(listener);
      const endLogin = onLoginChange(() => {
        end();
        end = listOf(exhibitionId).subscribe(listener);
        listener();
      });
      return () => {
        end();
        endLogin();
      };
    },
  });

  return (exhibitionId) => {
    const list = made.get(exhibitionId) ?? make(exhibitionId);
    made.set(exhibitionId, list);
    return list;
  };
}

/** What an earlier version kept without a visitor counts as a stranger's. */
function claim(storage: SafeStorage, stranger: string, name: string): void {
  const text = storage.read(stranger);
  if (text === undefined) return;
  const isTaken = storage.names().some((other) => other.startsWith(`${stranger}/`));
  if (isTaken) return;
  storage.write(name, text);
  storage.remove(stranger);
}
