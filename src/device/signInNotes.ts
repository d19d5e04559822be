import { isSameSignIn, isSignInNote, type SignInNote } from '../domain/signIn/signInNote.ts';
import { ownNames } from './deviceKeys.ts';
import type { SafeStorage } from './safeStorage.ts';

/** Where this phone's people have signed in, or want to. It is there at once, before any database is open. */
export interface SignInNotes {
  /** The same list until something changes. */
  readonly list: () => readonly SignInNote[];
  /** Adds a note, or replaces the one of the same person and place. */
  readonly put: (note: SignInNote) => void;
  readonly change: (next: (notes: readonly SignInNote[]) => readonly SignInNote[]) => void;
  /** Tells of every change, also by other tabs; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface SignInNotesSettings {
  readonly storage: SafeStorage;
  /** Where `storage` events of other tabs arrive. */
  readonly events?: Pick<EventTarget, 'addEventListener'> | undefined;
}

/** The oldest go first: a phone that somebody lends at the gate for days must not fill up. */
const maxNotes = 500;

export function createSignInNotes({ storage, events }: SignInNotesSettings): SignInNotes {
  const listeners = new Set<() => void>();
  let text: string | undefined;
  let notes: readonly SignInNote[] = [];

  /** Read anew each time: another tab may have written in between. */
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
