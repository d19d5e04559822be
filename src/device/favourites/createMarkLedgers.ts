import {
  emptyLedger,
  isMarkLedger,
  type LedgerOwner,
  type MarkLedger,
} from '../../domain/favourite/markLedger.ts';
import { ownNames } from '../storage/deviceKeys.ts';
import type { SafeStorage } from '../storage/safeStorage.ts';

/** The marks of this phone's visitors. Synchronous, from localStorage. */
export interface MarkLedgers {
  readonly list: () => readonly MarkLedger[];
  readonly find: (owner: LedgerOwner) => MarkLedger | undefined;
  readonly change: (owner: LedgerOwner, next: (ledger: MarkLedger) => MarkLedger) => void;
  /** Also reports changes of other tabs; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface MarkLedgersSettings {
  readonly storage: SafeStorage;
  readonly events?: Pick<EventTarget, 'addEventListener'> | undefined;
}

/** The one used longest ago is removed first. */
const mostLedgers = 8;

export function createMarkLedgers({ storage, events }: MarkLedgersSettings): MarkLedgers {
  const listeners = new Set<() => void>();
  let text: string | undefined;
  let ledgers: readonly MarkLedger[] = [];

  /** Not cached: another tab may have written. */
  function list(): readonly MarkLedger[] {
    const stored = storage.read(ownNames.favourites);
    if (stored !== text) {
      text = stored;
      ledgers = listIn(stored).filter(isMarkLedger);
    }
    return ledgers;
  }

  const belongsTo = (owner: LedgerOwner) => (ledger: MarkLedger) =>
    ledger.exhibitionId === owner.exhibitionId && ledger.visitorId === owner.visitorId;

  function change(owner: LedgerOwner, next: (ledger: MarkLedger) => MarkLedger): void {
    const before = list();
    const belongs = belongsTo(owner);
    const changed = next(before.find(belongs) ?? emptyLedger(owner));
    const after = [...before.filter((ledger) => !belongs(ledger)), changed].slice(-mostLedgers);
    const written = JSON.stringify(after);
    if (written === text) return;
    storage.write(ownNames.favourites, written);
    for (const listener of Array.from(listeners)) listener();
  }

  events?.addEventListener('storage', (event) => {
    const { key, storageArea } = event as StorageEvent;
    if ((key !== null && key !== ownNames.favourites) || !storage.isBehind(storageArea)) return;
    for (const listener of Array.from(listeners)) listener();
  });

  return {
    list,
    find: (owner) => list().find(belongsTo(owner)),
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
