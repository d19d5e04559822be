import type { ApiClient } from '#data/client/apiClient.ts';
import { sleep } from '#data/client/sleep.ts';
import { asUser } from '#data/client/asUser.ts';
import { Aborted, Refused } from '#data/client/problems.ts';
import { randomId } from '#device/identity/randomId.ts';
import { readLine, type ServerRow } from '#domain/record/serverRow.ts';
import { mayLeave } from '../outgoing/mayLeave.ts';
import { type Sender, userOf } from '../rules/sender.ts';
import { checkForDuplicates, loadDuplicateChecks } from './checkForDuplicates.ts';
import { forgetCheck, noteCheck } from './duplicateLedger.ts';
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
 * the stored row where the server tells it. @throws ApiProblem; Refused when the server says no, Aborted when another person acts by now
 */
export async function insertOnce<Row extends ServerRow>(
  client: ApiClient,
  { name, collection, sender, waitsMs = 0 }: Target<Row>,
  record: Row,
): Promise<ServerRow | undefined> {
  if (!mayLeave(sender)) throw new Aborted(`${name}: another person acts by now`);
  const clientRef = randomId();
  const row = (recordId: string) => ({ recordId, clientRef, fields: record });
  // The page may end before the answer.
  noteCheck(name, row(''), sender, { isBeingSent: true });
  loadDuplicateChecks().catch(() => {});
  try {
    const stored = await collection.insert(asUser(client, userOf(sender)), {
      ...record,
      ClientRef: clientRef,
    });
    const checked = checkForDuplicates(name, row(readLine(stored?.['RecordId'])), sender);
    if (waitsMs > 0) await Promise.race([checked, sleep(waitsMs)]);
    return stored;
  } catch (problem) {
    if (problem instanceof Refused) forgetCheck({ clientRef });
    // It may have been stored although nothing has answered.
    else void checkForDuplicates(name, row(''), sender);
    throw problem;
  }
}
