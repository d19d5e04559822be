import { appStorage } from '#device/storage/appDeviceStore.ts';
import { createMarkLedgers, type MarkLedgers } from './kept/createMarkLedgers.ts';

let ledgers: MarkLedgers | undefined;

/** The one set of ledgers of this page. */
export function markLedgers(): MarkLedgers {
  ledgers ??= createMarkLedgers({ storage: appStorage(), events: window });
  return ledgers;
}

export const hasOpenMarks = () =>
  markLedgers()
    .list()
    .some(({ intents, refused }) => intents.length > 0 || refused.length > 0);
