import type { ApiClient } from '../data/client/apiClient.ts';
import type { RowLookup } from '../data/collections/lookUp.ts';
import { readReference, type ServerRow } from '../domain/record/serverRow.ts';
import type { SubmissionEntry } from './outboxEntry.ts';

interface Among {
  /** The rows of this person in which it may be. */
  readonly find: (client: ApiClient) => Promise<RowLookup>;
  /** What makes two rows say the same. */
  readonly compared: readonly string[];
  /** Whether an earlier page may have sent it. */
  readonly mayBeStored: boolean;
}

/**
 * The look-up of a row that may be sent twice on purpose. It is found by its client reference. Where the server keeps none, by equal
 * content among those that were not there before it was first sent.
 */
export function newRowsOnly(
  { clientRef, record }: SubmissionEntry,
  { find, compared, mayBeStored }: Among,
): (client: ApiClient) => Promise<RowLookup> {
  const earlier = new Set<string>();
  let hasLookedBefore = mayBeStored;
  const isThis = (row: ServerRow) => {
    const reference = readReference(row['ClientRef']);
    if (reference !== '') return reference === clientRef;
    const isEqual = compared.every((name) => (row[name] ?? '') === (record[name] ?? ''));
    return isEqual && !earlier.has(readReference(row['RecordId']));
  };
  return async (client) => {
    const found = await find(client);
    if (found.kind === 'unknown') return found;
    const stored = found.kind === 'found' ? found.rows : [];
    if (!hasLookedBefore) for (const row of stored) earlier.add(readReference(row['RecordId']));
    hasLookedBefore = true;
    const rows = stored.filter(isThis);
    return rows.length > 0 ? { kind: 'found', rows } : { kind: 'absent' };
  };
}
