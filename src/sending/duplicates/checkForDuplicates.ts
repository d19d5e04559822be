import { loadChunk } from '#chunks/loadChunk.ts';
import type { KeptRow } from '../rules/extraRowIds.ts';
import type { Sender } from '../rules/sender.ts';
import { noteCheck } from './duplicateLedger.ts';
import type { WithdrawnFrom } from './withdrawnFrom.ts';

/** Loaded beside an insert: afterwards there may be no network, or no page. */
export const loadDuplicateChecks = () => loadChunk(() => import('./duplicateChecks.ts'));

/**
 * Looks whether the server holds what was sent a second time, and withdraws that: now, and where nothing answers at the next
 * chance, on a later page too. It is noted first, so that a page that lacks this part of the app leaves it to the next one. Never rejects.
 */
export async function checkForDuplicates(
  collection: WithdrawnFrom,
  row: KeptRow,
  sender: Sender,
): Promise<void> {
  try {
    noteCheck(collection, row, sender);
    const part = await loadDuplicateChecks();
    await part.sendDuplicateChecks();
  } catch {
    // The part is missing: `sendWhatWaits` of the next page goes on with it.
  }
}
