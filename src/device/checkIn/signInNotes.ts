import { isSameSignIn, isSignInNote, type SignInNote } from '../../domain/checkIn/signInNote.ts';
import { ownNames } from '../storage/deviceKeys.ts';
import type { SafeStorage } from '../storage/safeStorage.ts';

/** Check-ins of this phone's people, done or pending. Synchronous, from localStorage. */
export interface SignInNotes {
  readonly list: () => readonly SignInNote[];
  /** Replaces the entry of the same person and place. */
  readonly put: (note: SignInNote) => void;
  readonly change: (next: (notes: readonly SignInNote[]) => readonly SignInNote[]) => void;
  /** Also reports changes of other tabs; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface SignInNotesSettings {
  readonly storage: SafeStorage;
  readonly events?: Pick<EventTarget, 'addEventListener'> | undefined;
}

/** The oldest are removed first: a phone that is shared at the gate must not fill up. */
const maxNotes = 500;

export function createSignInNotes({ storage, events }: SignInNotesSettings): SignInNotes {
  const listeners = new Set<() => void>();
  let text: string | undefined;
  let notes: readonly SignInNote[] = [];

  /** Not cached: another tab may have written. */
  function list(): readonly SignInNote[] {
    const stored = storage.read(ownNames.signIns);
    if (stored !== text) {
      text = stored;
      notes = listIn(stored).filter(isSignInNote);
    }
    return notes;
  }

  function change(next: (before: readonly SignInNote[]) => readonly SignInNote[]): void {
    const before = list();
    const after = next(before).slice(-maxNotes);
    const written = JSON.stringify(after);
    if (written === (text ?? '[]')) return;
    storage.write(ownNames.signIns, written);
    for (const listener of Array.from(listeners)) listener();
  }

  events?.addEventListener('storage', (event) => {
    const { key, storageArea } = event as StorageEvent;
    if ((key !== null && key !== ownNames.signIns) || !storage.isBehind(storageArea)) return;
    for (const listener of Array.from(listeners)) listener();
  });

  return {
    list,
    change,
    put: (note) => change((before) => [...before.filter((other) => !isSameSignIn(other, note)), note]),
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
