import type { SafeStorage } from './safeStorage.ts';

/** A list under one name of the storage, shared with the other tabs. Synchronous. */
export interface StoredList<T> {
  /** The same array until the stored text changes. */
  readonly list: () => readonly T[];
  readonly change: (next: (before: readonly T[]) => readonly T[]) => void;
  /** Also reports changes of other tabs; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface StoredListSettings<T> {
  readonly storage: SafeStorage;
  readonly events?: Pick<EventTarget, 'addEventListener'> | undefined;
  readonly name: string;
  /** What another release or a person has written may be anything. */
  readonly isEntry: (value: unknown) => value is T;
  /** The first entries are removed beyond it. */
  readonly most: number;
}

export function createStoredList<T>(settings: StoredListSettings<T>): StoredList<T> {
  const { storage, events, name, isEntry, most } = settings;
  const listeners = new Set<() => void>();
  let text: string | undefined;
  let entries: readonly T[] = [];

  /** Not cached: another tab may have written. */
  function list(): readonly T[] {
    const stored = storage.read(name);
    if (stored !== text) {
      text = stored;
      entries = listIn(stored).filter(isEntry).slice(-most);
    }
    return entries;
  }

  function tell(): void {
    for (const listener of Array.from(listeners)) listener();
  }

  function change(next: (before: readonly T[]) => readonly T[]): void {
    const after = next(list()).slice(-most);
    const written = JSON.stringify(after);
    if (written === (text ?? '[]')) return;
    storage.write(name, written);
    tell();
  }

  events?.addEventListener('storage', (event) => {
    const { key, storageArea } = event as StorageEvent;
    if ((key === null || key === name) && storage.isBehind(storageArea)) tell();
  });

  return {
    list,
    change,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function listIn(text: string | undefined): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
