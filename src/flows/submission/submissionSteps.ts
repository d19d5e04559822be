import type { StoreApi } from 'zustand/vanilla';
import { loadChunk } from '../../chunks/loadChunk.ts';
import type { ApiClient } from '../../api/client/client.ts';
import { readRegistration, type Registration } from '../../api/registration/registrationRecord.ts';
import type { OutboxEntry } from '../../device/outbox.ts';
import { classifySend, findStoredRecordId, refusalOf } from '../../domain/submission/classify.ts';
import { isOwnRow } from '../../domain/submission/ownership.ts';
import type { SubmissionEvent, SubmissionState } from '../../domain/submission/state.ts';
import { services } from '../services.ts';
import type { SubmissionGateway } from './submissionGateway.ts';

export type SubmissionEntry = Omit<OutboxEntry, 'state' | 'updatedAtMs'>;

export interface SubmissionView {
  readonly state: SubmissionState;
  /** The stored row, once it has been seen. */
  readonly registration: Registration | undefined;
  /** Somebody's earlier row under the same contact, while it is asked whether to overwrite it. */
  readonly other: Registration | undefined;
  /** Another window is sending the same thing. */
  readonly elsewhere: boolean;
}

type WithoutTime<E> = E extends unknown ? Omit<E, 'nowMs'> : never;
export type UntimedEvent = WithoutTime<SubmissionEvent>;

/** What a step works on. */
export interface StepContext {
  readonly entry: SubmissionEntry;
  readonly gateway: SubmissionGateway;
  readonly store: StoreApi<SubmissionView>;
  /** Tells the reducer, and answers the state that follows. */
  readonly dispatch: (event: UntimedEvent) => SubmissionState;
  /** Puts the state as it is now into the outbox. */
  readonly write: () => Promise<void>;
}

/** The steps of a submission that talk to the server: each asks once, and tells the reducer what came of it. */
export function createSteps({ entry, gateway, store, dispatch, write }: StepContext) {
  const { now, times, build } = services();

  async function send(client: ApiClient, verb: 'insert' | 'update'): Promise<void> {
    const started = dispatch({ type: 'sendStarted' });
    if (started.at !== 'sending') return;
    await write();
    // A phone that was laid into a pocket in between: others may have sent it meanwhile, and what is known is old.
    if (now() - (started.progress.lastSendMs ?? 0) > times.heldUpMs) {
      dispatch({ type: 'sendEnded', outcome: 'ambiguous' });
      return;
    }
    const recordId = started.progress.recordId ?? '';
    const outcome = verb === 'insert' ? await gateway.insert(client) : await gateway.update(client, recordId);
    const kind = classifySend(outcome, verb);
    if (kind === 'stored') {
      const storedId = verb === 'update' ? recordId : (findStoredRecordId(outcome) ?? '');
      const row = outcome.envelope?.result;
      const registration =
        verb === 'insert' ? readRegistration(Array.isArray(row) ? row[0] : row) : undefined;
      if (registration !== undefined) store.setState({ registration });
      dispatch({ type: 'sendEnded', outcome: 'stored', recordId: storedId });
    } else if (kind === 'refused')
      dispatch({ type: 'sendEnded', outcome: 'refused', refusal: refusalOf(outcome) });
    else dispatch({ type: 'sendEnded', outcome: kind });
  }

  async function lookUp(client: ApiClient): Promise<void> {
    const beganMs = now();
    const { state } = store.getState();
    const firstSendMs = ('progress' in state ? state.progress.firstSendMs : null) ?? undefined;
    const found = await gateway.find(client);
    if (found.kind !== 'found') {
      dispatch({ type: 'lookedUp', beganMs, result: found.kind });
      return;
    }
    const own = found.rows.find((row) =>
      isOwnRow(row, { clientRef: entry.clientRef, fields: entry.record, firstSendMs }),
    );
    const registration = readRegistration(own ?? found.rows[0]);
    if (registration === undefined) {
      dispatch({ type: 'lookedUp', beganMs, result: 'unknown' });
      return;
    }
    store.setState(own === undefined ? { other: registration } : { registration });
    dispatch({
      type: 'lookedUp',
      beganMs,
      result: own === undefined ? 'foundOther' : 'foundOwn',
      recordId: registration.RecordId,
    });
  }

  /** Counts once and, after an update or a lost answer, fetches the row that the voucher is made of. */
  async function reconcile(client: ApiClient, recordId: string): Promise<void> {
    const rows = await gateway.count(client).catch(() => undefined);
    const seen = store.getState().registration;
    if (seen?.RecordId !== recordId || seen.VoucherCode === '') {
      const found = await gateway.find(client);
      const row =
        found.kind === 'found'
          ? found.rows.find((candidate) => candidate['RecordId'] === recordId)
          : undefined;
      const registration = readRegistration(row);
      if (registration !== undefined) store.setState({ registration });
    }
    // The next page must keep the same row as this one, which withdraws the others.
    if ((rows ?? 0) > 1) await write();
    dispatch({ type: 'reconciled', rows: rows ?? null });
  }

  let hasTidied = false;

  /** Once, after success, where the server holds more rows than the one that is proven. The visitor waits for none of it. */
  async function withdrawExtra(): Promise<void> {
    const { state } = store.getState();
    if (state.at !== 'done' || state.rows === null || state.rows < 2) return;
    if (gateway.collection === undefined || hasTidied || build.withdrawDuplicates === 'off') return;
    hasTidied = true;
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), times.requestTimeoutMs);
    const kept = { recordId: state.recordId, clientRef: entry.clientRef, fields: entry.record };
    try {
      const [client, { withdrawDuplicates }] = await Promise.all([
        services().client(),
        loadChunk(() => import('../../api/registration/duplicateRows.ts')),
      ]);
      await withdrawDuplicates(client, gateway.collection, kept, controller.signal);
    } catch {
      // A part of the app could not be loaded: the registration is valid all the same.
    } finally {
      clearTimeout(timer);
    }
  }

  return { send, lookUp, reconcile, withdrawExtra };
}
