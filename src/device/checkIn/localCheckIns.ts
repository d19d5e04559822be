import { isSameCheckIn, isLocalCheckIn, type LocalCheckIn } from '../../domain/checkIn/localCheckIn.ts';
import { ownNames } from '../storage/deviceKeys.ts';
import type { SafeStorage } from '../storage/safeStorage.ts';

/** Check-ins of this phone's people, done or pending. Synchronous, from localStorage. */
export interface LocalCheckIns {
  readonly list: () => readonly LocalCheckIn[];
  /** Replaces the entry of the same person and place. */
  readonly put: (note: LocalCheckIn) => void;
  readonly change: (next: (notes: readonly LocalCheckIn[]) => readonly LocalCheckIn[]) => void;
  /** Also reports changes of other tabs; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface LocalCheckInsSettings {
  readonly storage: SafeStorage;
  readonly events?: Pick<EventTarget, 'addEventListener'> | undefined;
}

/** The oldest are removed first: a phone that is shared at the gate must not fill up. */
const maxCheckIns = 500;

export function createLocalCheckIns({ storage, events }: LocalCheckInsSettings): LocalCheckIns {
  const listeners = new Set<() => void>();
  let text: string | undefined;
  let notes: readonly LocalCheckIn[] = [];

  /** Not cached: another tab may have written. */
  function list(): readonly LocalCheckIn[] {
    const stored = storage.read(ownNames.checkIns);
    if (stored !== text) {
      text = stored;
      notes = listIn(stored).filter(isLocalCheckIn);
    }
    return notes;
  }

  function change(next: (before: readonly LocalCheckIn[]) => readonly LocalCheckIn[]): void {
    const before = list();
    const after = next(before).slice(-maxCheckIns);
    const written = JSON.stringify(after);
    if (written === (text ?? '[]')) return;
    storage.write(ownNames.checkIns, written);
    for (const listener of Array.from(listeners)) listener();
  }

  events?.addEventListener('storage', (event) => {
    const { key, storageArea } = event as StorageEvent;
    if ((key !== null && key !== ownNames.checkIns) || !storage.isBehind(storageArea)) return;
    for (const listener of Array.from(listeners)) listener();
  });

  return {
    list,
    change,
    put: (note) => change((before) => [...before.filter((other) => !isSameCheckIn(other, note)), note]),
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
