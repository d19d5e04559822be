import type { StoreApi } from 'zustand/vanilla';
import { loadChunk } from '../chunks/loadChunk.ts';
import type { ApiClient } from '../data/client/apiClient.ts';
import { asUser } from '../data/client/asUser.ts';
import type { SentOnce } from '../data/client/outcomeOf.ts';
import { isRecordId } from '../domain/record/isRecordId.ts';
import { isServerRow, readLine } from '../domain/record/serverRow.ts';
import { classifySend, findStoredRecordId, refusalOf } from './rules/classifySend.ts';
import { holdsFields, isOwnRow } from './rules/isOwnRow.ts';
import { checkForDuplicates } from './duplicates/checkForDuplicates.ts';
import { userOf } from './rules/sender.ts';
import type { SubmissionEvent, SubmissionState } from './rules/submissionState.ts';
import { services } from '../session/services.ts';
import type { SubmissionEntry } from './outboxEntry.ts';
import type { StoredRow, SubmissionGateway } from './submissionGateway.ts';
import type { SubmissionView } from './submissionView.ts';

type WithoutTime<E> = E extends unknown ? Omit<E, 'nowMs'> : never;
export type UntimedEvent = WithoutTime<SubmissionEvent>;

export interface StepContext<Row extends StoredRow> {
  readonly entry: SubmissionEntry;
  readonly gateway: SubmissionGateway<Row>;
  readonly store: StoreApi<SubmissionView<Row>>;
  /** Reduces the event and returns the state that follows. */
  readonly dispatch: (event: UntimedEvent) => SubmissionState;
  /** Puts the state as it is now into the outbox. */
  readonly write: () => Promise<void>;
}

/** The steps of a submission that talk to the server: each makes one request and dispatches what came of it. */
export function createSubmissionSteps<Row extends StoredRow>(context: StepContext<Row>) {
  return {
    send: (client: ApiClient, verb: 'insert' | 'update') => send(context, client, verb),
    lookUp: (client: ApiClient) => lookUp(context, client),
    reconcile: (client: ApiClient, recordId: string) => reconcile(context, client, recordId),
    withdrawExtra: createWithdrawal(context),
  };
}

async function send<Row extends StoredRow>(
  context: StepContext<Row>,
  client: ApiClient,
  verb: 'insert' | 'update',
): Promise<void> {
  const { gateway, dispatch, write } = context;
  const { now, times } = services();
  const started = dispatch({ type: 'sendStarted' });
  if (started.at !== 'sending') return;
  await write();
  // The phone was suspended in between: another page may have sent it, and the lookup is out of date.
  if (now() - (started.progress.lastSendMs ?? 0) > times.heldUpMs) {
    dispatch({ type: 'sendEnded', outcome: 'ambiguous' });
    return;
  }
  const recordId = started.progress.recordId ?? '';
  if (verb === 'update') takeUpdate(context, await gateway.update(client, recordId), recordId);
  else takeInsert(context, await gateway.insert(client), started.progress.firstSendMs ?? undefined);
}

function takeUpdate<Row extends StoredRow>(
  { dispatch }: StepContext<Row>,
  outcome: SentOnce,
  recordId: string,
): void {
  const kind = classifySend(outcome, 'update');
  if (kind === 'stored') dispatch({ type: 'sendEnded', outcome: kind, recordId });
  else if (kind === 'refused') dispatch({ type: 'sendEnded', outcome: kind, refusal: refusalOf(outcome) });
  else dispatch({ type: 'sendEnded', outcome: kind });
}

function takeInsert<Row extends StoredRow>(
  context: StepContext<Row>,
  outcome: SentOnce,
  firstSendMs: number | undefined,
): void {
  const { gateway, store, dispatch } = context;
  const kind = classifySend(outcome);
  const answered = answeredRow(outcome);
  const row = gateway.read(answered);
  if (kind === 'stored') {
    if (row !== undefined) store.setState({ row });
    dispatch({ type: 'sendEnded', outcome: kind, recordId: findStoredRecordId(outcome) ?? '' });
  } else if (kind === 'refused') {
    const refusal = refusalOf(outcome);
    // A refusal may name the row it is refused for, which the browser's first copy of this request may have made.
    const isOwn = isServerRow(answered) && isOwnRow(answered, ownership(context.entry, firstSendMs));
    if (row !== undefined && isOwn) {
      store.setState({ row });
      dispatch({ type: 'sendEnded', outcome: 'stored', recordId: row.RecordId });
      return;
    }
    if (row !== undefined) store.setState({ other: row });
    const mayBeOwnCopy = row === undefined && gateway.mayRefuseOwnCopy?.(refusal) === true;
    dispatch({ type: 'sendEnded', outcome: kind, refusal, mayBeOwnCopy });
  } else dispatch({ type: 'sendEnded', outcome: kind });
}

const ownership = ({ clientRef, record }: SubmissionEntry, firstSendMs: number | undefined) => ({
  clientRef,
  fields: record,
  firstSendMs,
});

async function lookUp<Row extends StoredRow>(
  { entry, gateway, store, dispatch }: StepContext<Row>,
  client: ApiClient,
): Promise<void> {
  const beganMs = services().now();
  const { state } = store.getState();
  const firstSendMs = ('progress' in state ? state.progress.firstSendMs : null) ?? undefined;
  const found = await gateway.find(client);
  if (found.kind !== 'found') {
    dispatch({ type: 'lookedUp', beganMs, result: found.kind });
    return;
  }
  const changedId = 'progress' in state ? state.progress.recordId : null;
  const rows = changedId === null ? found.rows : found.rows.filter((row) => row['RecordId'] === changedId);
  const isByContent = changedId !== null && entry.record['ClientRef'] === undefined;
  const own = rows.find((row) =>
    isByContent ? holdsFields(row, entry.record) : isOwnRow(row, ownership(entry, firstSendMs)),
  );
  const wireRow = own ?? rows[0];
  const recordId = wireRow?.['RecordId'];
  if (!isRecordId(recordId)) {
    dispatch({ type: 'lookedUp', beganMs, result: 'unknown' });
    return;
  }
  const row = gateway.read(wireRow);
  if (row !== undefined) store.setState(own === undefined ? { other: row } : { row });
  const reference = readLine(wireRow?.['ClientRef']);
  const result = own === undefined ? 'foundOther' : 'foundOwn';
  dispatch({ type: 'lookedUp', beganMs, result, recordId, reference });
}

/** Counts once and, after an update or a lost answer, fetches the row that the next screen needs. */
async function reconcile<Row extends StoredRow>(
  { gateway, store, dispatch, write }: StepContext<Row>,
  client: ApiClient,
  recordId: string,
): Promise<void> {
  const rows = await gateway.count(client).catch(() => undefined);
  const seen = store.getState().row;
  if (seen?.RecordId !== recordId || gateway.isComplete?.(seen) === false) {
    const found = await gateway.find(client);
    const row = gateway.read(
      found.kind === 'found' ? found.rows.find((one) => one['RecordId'] === recordId) : undefined,
    );
    if (row !== undefined) store.setState({ row });
  }
  // The next page must keep the same row as this one, which withdraws the others.
  if ((rows ?? (gateway.collection === passes ? 1 : 2)) > 1) await write();
  dispatch({ type: 'reconciled', rows: rows ?? null });
}

const passes = 'VisitorExhibitionInfo';

/** Once, after success, where the server may hold more rows than the proven one. The visitor does not wait for it. */
function createWithdrawal<Row extends StoredRow>({ entry, gateway, store }: StepContext<Row>) {
  const { build, times } = services();
  let hasRun = false;

  return async function withdrawExtra(): Promise<void> {
    const { state } = store.getState();
    const { collection } = gateway;
    const { sender } = entry;
    if (state.at !== 'done' || collection === undefined || (state.rows ?? 2) < 2) return;
    if (hasRun || build.withdrawDuplicates === 'off') return;
    // By a later day another phone may hold the second pass, which is as valid: looked for only where it was counted.
    if (collection === passes && state.rows === null) return;
    hasRun = true;
    const kept = { recordId: state.recordId, clientRef: entry.clientRef, fields: entry.record };
    try {
      if (collection === passes) {
        const [client, { withdrawPasses }] = await Promise.all([
          services().client(),
          loadChunk(() => import('./duplicates/withdrawPasses.ts')),
        ]);
        await withdrawPasses(asUser(client, sender && userOf(sender)), kept, times.requestTimeoutMs);
        return;
      }
      const checked = checkForDuplicates(collection, kept, sender ?? { kind: 'newcomer' });
      // It is not known that there are two: the caller does not wait for the answer.
      if (state.rows !== null) await checked;
    } catch {
      // A chunk failed to load: the pass is valid without this.
    }
  };
}

function answeredRow({ envelope }: SentOnce): unknown {
  const result = envelope?.result;
  return Array.isArray(result) ? result[0] : result;
}
