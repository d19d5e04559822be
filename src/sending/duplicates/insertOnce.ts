import { loadChunk } from '#chunks/loadChunk.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { sleep } from '#data/client/sleep.ts';
import { Refused } from '#data/client/problems.ts';
import { randomId } from '#device/identity/randomId.ts';
import { readLine, type ServerRow } from '#domain/record/serverRow.ts';
import type { Sender } from '../rules/sender.ts';
import type { WithdrawnFrom } from './withdrawnFrom.ts';

interface Target<Row> {
  readonly name: WithdrawnFrom;
  readonly collection: {
    readonly insert: (
      client: ApiClient,
      record: Row & { readonly ClientRef: string },
    ) => Promise<ServerRow | undefined>;
  };
  readonly sender: Sender;
  /** How long the answer waits for the check, so that a list that is read next holds one row. */
  readonly waitsMs?: number;
}

/**
 * One attempt to insert a row, of which the server holds one in the end also where the browser has delivered it twice. Answers
 * the stored row where the server tells it. @throws ApiProblem; Refused when the server says no
 */
export async function insertOnce<Row extends ServerRow>(
  client: ApiClient,
  { name, collection, sender, waitsMs = 0 }: Target<Row>,
  record: Row,
): Promise<ServerRow | undefined> {
  const clientRef = randomId();
  // Loaded beside the insert: afterwards there may be no network, or no page.
  const loaded = loadChunk(() => import('./duplicateChecks.ts')).catch(() => undefined);
  const check = async (recordId: string): Promise<void> => {
    const row = { recordId, clientRef, fields: record };
    // The row is valid without this.
    await (await loaded)?.checkForDuplicates(name, row, sender).catch(() => {});
  };
  try {
    const stored = await collection.insert(client, { ...record, ClientRef: clientRef });
    const checked = check(readLine(stored?.['RecordId']));
    if (waitsMs > 0) await Promise.race([checked, sleep(waitsMs)]);
    return stored;
  } catch (problem) {
    // It may have been stored although nothing has answered.
    if (!(problem instanceof Refused)) void check('');
    throw problem;
  }
}
