import type { ApiClient, CallOptions, ReadOptions } from '#data/client/apiClient.ts';
import { Forbidden, Refused } from '#data/client/problems.ts';
import { updateIfStill } from '#data/collections/updateIfStill.ts';
import type { AnyDefinition } from '#data/collections/definition.ts';

/** A collection whose rows count their views. */
export interface ViewedCollection extends AnyDefinition {
  get(
    client: ApiClient,
    parts: { readonly RecordId: string },
    options: ReadOptions,
  ): Promise<{ readonly PVNumber: number | undefined } | undefined>;
  update(
    client: ApiClient,
    recordId: string,
    change: { readonly PVNumber: number },
    options: CallOptions,
  ): Promise<unknown>;
}

/** Each time another visitor was quicker. Where very many come in one moment, some are not counted: a view must not hold up the page's requests. */
const mostTries = 5;
const quietly = { isAskedFor: false } as const;

type Raised = 'done' | 'changed' | 'refused';

/**
 * Adds one view to a row. The API has no call that adds: the number is written where it is still the one that was read, else
 * read and written again.
 * @param told the number that the server has told on this page
 * @throws ApiProblem
 */
export async function addView(
  client: ApiClient,
  collection: ViewedCollection,
  recordId: string,
  told: number,
): Promise<void> {
  let views = told;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const raised = await raise(client, collection, recordId, views);
    if (raised === 'done') return;
    const row = await collection.get(client, { RecordId: recordId }, { policy: 'background' });
    const now = row?.PVNumber;
    if (now === undefined) return;
    // The server does not do it, or compares otherwise, as a text with a number.
    if (raised === 'refused' || now === views) {
      await collection.update(client, recordId, { PVNumber: now + 1 }, quietly);
      return;
    }
    views = now;
  }
}

async function raise(
  client: ApiClient,
  collection: ViewedCollection,
  recordId: string,
  views: number,
): Promise<Raised> {
  const about = { recordId, field: 'PVNumber', was: views, to: views + 1 };
  try {
    return (await updateIfStill(client, collection, about, quietly)) ? 'done' : 'changed';
  } catch (problem) {
    if (problem instanceof Refused || problem instanceof Forbidden) return 'refused';
    throw problem;
  }
}
