import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** What one phone keeps: its storage and its stores. */
interface Kept {
  readonly texts: Record<string, string>;
  readonly indexedDB: IDBFactory;
}

/** Two phones that talk to one server; one of them is in the hand at a time, the other keeps what it holds. */
export function twoPhones<Name extends string>(first: Name) {
  const kept = new Map<Name, Kept>();
  let inHand = first;
  return (name: Name) => {
    if (name === inHand) return;
    const texts: Record<string, string> = {};
    for (let at = 0; at < localStorage.length; at += 1) {
      const key = localStorage.key(at) ?? '';
      texts[key] = localStorage.getItem(key) ?? '';
    }
    kept.set(inHand, { texts, indexedDB });
    localStorage.clear();
    sessionStorage.clear();
    const next = kept.get(name) ?? { texts: {}, indexedDB: new IDBFactory() };
    for (const [key, text] of Object.entries(next.texts)) localStorage.setItem(key, text);
    vi.stubGlobal('indexedDB', next.indexedDB);
    inHand = name;
  };
}
