import type { ApiClient, CallOptions, ReadOptions } from '#data/client/apiClient.ts';
import { Unreadable } from '#data/client/problems.ts';
import type { Rows } from '#data/collections/rows.ts';
import { readReference } from '#domain/record/serverRow.ts';
import { extraRowIds, type KeptRow } from '../rules/extraRowIds.ts';

/** Rows that can be asked for by the reference under which they were sent. */
export interface Referenced {
  readonly rows: (
    client: ApiClient,
    parts: { readonly ClientRef: string; readonly ExhibitionId?: string },
    options: ReadOptions,
  ) => Promise<Rows>;
  readonly remove: (client: ApiClient, recordId: string, options: CallOptions) => Promise<void>;
}

/**
 * A browser may deliver one insert twice when a reused connection breaks, and a server may keep both rows. What is proven to
 * be the second one is deleted by its RecordId. Safe to repeat. @throws ApiProblem; Unreadable where the server does not say which rows it has
 */
export async function withdrawDuplicates(
  client: ApiClient,
  from: Referenced,
  kept: KeptRow,
  asked: Pick<CallOptions, 'signal'> = {},
): Promise<void> {
  const options = { ...asked, isAskedFor: false };
  const exhibitionId = readReference(kept.fields['ExhibitionId']);
  const parts = { ClientRef: kept.clientRef, ...(exhibitionId !== '' && { ExhibitionId: exhibitionId }) };
  const { rows, outcome } = await from.rows(client, parts, {
    ...options,
    policy: 'background',
  });
  if (outcome === 'unclear') throw new Unreadable(`a second row: neither rows nor none`);
  for (const recordId of extraRowIds(rows, kept)) await from.remove(client, recordId, options);
}
