import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { emptyLedger, isMarkLedger, type MarkLedger } from '../rules/markLedger.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import {
  createStoredList,
  type StoredList,
  type StoredListSettings,
} from '#device/storage/createStoredList.ts';

/** The marks of this phone's visitors. Synchronous, from localStorage. */
export interface MarkLedgers extends Pick<StoredList<MarkLedger>, 'list' | 'subscribe'> {
  readonly find: (owner: VisitorKey) => MarkLedger | undefined;
  readonly change: (owner: VisitorKey, next: (ledger: MarkLedger) => MarkLedger) => void;
}

export type MarkLedgersSettings = Pick<StoredListSettings<MarkLedger>, 'storage' | 'events'>;

/** The one used longest ago is removed first. */
const mostLedgers = 8;

export function createMarkLedgers({ storage, events }: MarkLedgersSettings): MarkLedgers {
  const ledgers = createStoredList({
    storage,
    events,
    name: laterNames.favourites,
    isEntry: isMarkLedger,
    most: mostLedgers,
  });
  const belongsTo = (owner: VisitorKey) => (ledger: MarkLedger) =>
    ledger.exhibitionId === owner.exhibitionId && ledger.visitorId === owner.visitorId;

  return {
    list: ledgers.list,
    subscribe: ledgers.subscribe,
    find: (owner) => ledgers.list().find(belongsTo(owner)),
    change(owner, next) {
      const belongs = belongsTo(owner);
      ledgers.change((before) => [
        ...before.filter((ledger) => !belongs(ledger)),
        next(before.find(belongs) ?? emptyLedger(owner)),
      ]);
    },
  };
}
