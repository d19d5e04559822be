import type { StoreApi } from 'zustand/vanilla';
import type { FoundEntry } from './kept/outbox.ts';
import { mayBeStored } from './rules/mayBeStored.ts';
import { reduceSubmission } from './rules/reduceSubmission.ts';
import type { SubmissionState } from './rules/submissionState.ts';
import { services } from '../session/services.ts';
import { localStores } from '../session/localStores.ts';
import { earlierEntry, type SubmissionEntry } from './outboxEntry.ts';
import { rejectIncomplete, type StoredRow, type SubmissionGateway } from './submissionGateway.ts';
import { createSubmissionRunner } from './createSubmissionRunner.ts';
import type { UntimedEvent } from './createSubmissionSteps.ts';
import { createViewStore, type SubmissionView } from './submissionView.ts';

/**
 * The gateway for one entry: what is sent and what is looked up follows from the record, and from whether an earlier page may have
 * sent it.
 */
export type GatewayOf<Row extends StoredRow> = (
  entry: SubmissionEntry,
  mayBeStored: boolean,
) => SubmissionGateway<Row>;

/**
 * One submission from the tap on "send" to the proof that it is stored. The reducer decides, this carries out: every
 * state is in the outbox before the step that follows from it, so that the next page resumes where a killed one stopped.
 */
export interface Submission<Row extends StoredRow = StoredRow> {
  readonly entry: SubmissionEntry;
  /** Short enough to read out to a help desk; it names the intent, not the person. */
  readonly reference: string;
  readonly store: StoreApi<SubmissionView<Row>>;
  /** A person pressed send, or says "go on". Resolves when it waits for a person, or is over. */
  start(recordId?: string, replaces?: string): Promise<void>;
  resume(): Promise<void>;
  overwrite(yes: boolean): Promise<void>;
  /** Goes on with what was read back from the outbox. */
  reopen(): Promise<void>;
  /** Back to the answers; what follows is a new intent. */
  edit(): Promise<void>;
  /** The result is kept on the phone: a page that is killed from here on has nothing left to find out. */
  forget(): Promise<void>;
}

export function createSubmission<Row extends StoredRow>(
  entry: SubmissionEntry,
  gatewayOf: GatewayOf<Row>,
): Submission<Row> {
  return openSubmission(entry, gatewayOf(entry, false));
}

/** The same intent, read back from the outbox; `reopen` goes on with it. */
export function reopenSubmission<Row extends StoredRow>(
  found: FoundEntry,
  gatewayOf: GatewayOf<Row>,
): Submission<Row> {
  const { entry, state, missingFields } = earlierEntry(found);
  const gateway = gatewayOf(entry, mayBeStored(state));
  return openSubmission(entry, rejectIncomplete(gateway, missingFields), state);
}

function openSubmission<Row extends StoredRow>(
  entry: SubmissionEntry,
  gateway: SubmissionGateway<Row>,
  earlier?: SubmissionState,
): Submission<Row> {
  const { now, times } = services();
  const store = createViewStore<Row>(earlier);

  const dispatch = (event: UntimedEvent): SubmissionState => {
    const state = reduceSubmission(store.getState().state, { ...event, nowMs: now() }, times);
    store.setState({ state });
    return state;
  };
  async function write(): Promise<void> {
    const { outbox } = await localStores();
    await outbox.put({ ...entry, state: store.getState().state, updatedAtMs: now() });
  }
  const remove = async () => (await localStores()).outbox.remove(entry.id);
  const run = createSubmissionRunner({ entry, gateway, store, dispatch, write });
  function dispatchAndRun(event: UntimedEvent): Promise<void> {
    dispatch(event);
    return run();
  }

  return {
    entry,
    reference: entry.clientRef.slice(0, 8).toUpperCase(),
    store,
    start: (recordId, replaces) =>
      dispatchAndRun(recordId === undefined ? { type: 'prepare' } : { type: 'prepare', recordId, replaces }),
    resume: () => dispatchAndRun({ type: 'resume' }),
    overwrite: (yes) => dispatchAndRun({ type: yes ? 'overwriteChosen' : 'overwriteDeclined' }),
    reopen: () => dispatchAndRun({ type: 'reopened' }),
    async edit() {
      if (dispatch({ type: 'edited' }).at === 'idle') await remove();
    },
    forget: remove,
  };
}
