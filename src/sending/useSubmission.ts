import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { FoundEntry } from './kept/outbox.ts';
import type { SubmissionState } from './rules/submissionState.ts';
import { createSubmission, type GatewayOf, reopenSubmission, type Submission } from './createSubmission.ts';
import type { SubmissionEntry } from './outboxEntry.ts';
import type { StoredRow } from './submissionGateway.ts';
import { noSubmission, type SubmissionView } from './submissionView.ts';

export interface SubmissionSettings<Row extends StoredRow> {
  readonly gatewayOf: GatewayOf<Row>;
  /** What an earlier page has left in the outbox; it is finished before anything new is sent. */
  readonly unfinished: FoundEntry | undefined;
  readonly onBegin?: () => void;
  /** Keeps the result on the phone and leads on. */
  readonly onStored: (recordId: string, submission: Submission<Row>) => Promise<unknown>;
  /** For rows that are never overwritten: an earlier one of this person was found. */
  readonly onOther?: () => Promise<unknown>;
}

export interface ActiveSubmission<Row extends StoredRow> extends SubmissionView<Row> {
  /** Undefined while nothing is being sent. */
  readonly submission: Submission<Row> | undefined;
  /** On its way, or stored while the next screen opens. */
  readonly isSending: boolean;
  /** It is stored, and the next screen failed to open. */
  readonly hasStayed: boolean;
  /** Sends a new intent and resolves with what came of it; undefined while another one is under way. */
  readonly send: (
    newEntry: () => SubmissionEntry,
    recordId?: string,
    replaces?: string,
  ) => Promise<SubmissionState> | undefined;
  /** Back to what was typed; nothing happens where something may have arrived already. */
  readonly giveUp: () => Promise<void>;
  readonly reset: () => void;
}

/** The one submission of a screen: finishes what an earlier page began, sends, and reports what came of it. */
export function useSubmission<Row extends StoredRow>(
  settings: SubmissionSettings<Row>,
): ActiveSubmission<Row> {
  const { gatewayOf, unfinished, onBegin, onStored, onOther } = settings;
  const [submission, setSubmission] = useState<Submission<Row>>();
  const latest = useRef<Submission<Row>>(undefined);
  const reopened = useRef(false);
  const [hasStayed, setHasStayed] = useState(false);
  const view: SubmissionView<Row> = useStore(submission?.store ?? noSubmission);
  const { state } = view;

  function follow(next: Submission<Row> | undefined) {
    latest.current = next;
    setSubmission(next);
  }

  const reopen = useEffectEvent((found: FoundEntry) => {
    onBegin?.();
    const earlier = reopenSubmission(found, gatewayOf);
    follow(earlier);
    void earlier.reopen();
  });
  useEffect(() => {
    if (unfinished === undefined || reopened.current) return;
    reopened.current = true;
    reopen(unfinished);
  }, [unfinished]);

  useOutcome(submission, state, {
    onStored: (recordId, stored) => onStored(recordId, stored).catch(() => setHasStayed(true)),
    onOther: onOther && (() => onOther().then(() => follow(undefined))),
  });

  return {
    ...view,
    submission,
    hasStayed,
    isSending: isOnItsWay(state),
    send(newEntry, recordId, replaces) {
      // Locked by state: several taps can land before the re-render, and each would send another intent.
      const { at } = latest.current?.store.getState().state ?? { at: 'idle' };
      if (at !== 'idle' && at !== 'rejected') return undefined;
      onBegin?.();
      const next = createSubmission(newEntry(), gatewayOf);
      follow(next);
      return next.start(recordId, replaces).then(() => next.store.getState().state);
    },
    async giveUp() {
      await latest.current?.edit();
      if (latest.current?.store.getState().state.at === 'idle') follow(undefined);
    },
    reset: () => follow(undefined),
  };
}

interface Outcomes<Row extends StoredRow> {
  readonly onStored: (recordId: string, submission: Submission<Row>) => unknown;
  readonly onOther: (() => unknown) | undefined;
}

/** Calls back once for each submission. */
function useOutcome<Row extends StoredRow>(
  submission: Submission<Row> | undefined,
  state: SubmissionState,
  outcomes: Outcomes<Row>,
) {
  const handled = useRef<Submission<Row>>(undefined);
  const storedId = state.at === 'done' && state.reconciled ? state.recordId : undefined;
  const isOther = state.at === 'overwriteAsked';
  const finish = useEffectEvent((recordId: string, stored: Submission<Row>) =>
    outcomes.onStored(recordId, stored),
  );
  const leave = useEffectEvent(async (other: Submission<Row>) => {
    if (outcomes.onOther === undefined) return;
    handled.current = other;
    await other.overwrite(false);
    await other.forget();
    outcomes.onOther();
  });

  useEffect(() => {
    if (submission === undefined || handled.current === submission) return;
    if (storedId !== undefined) {
      handled.current = submission;
      finish(storedId, submission);
    } else if (isOther) void leave(submission);
  }, [submission, storedId, isOther]);
}

/** Not "checking" yet while a refusal waits for its first lookup. */
export function isOnItsWay(state: SubmissionState): boolean {
  if (state.at === 'checking') return state.refusal !== null && state.polling.lastMs === null;
  return state.at === 'prepared' || state.at === 'sending' || state.at === 'done';
}
