import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ApiClient } from '../api/client.ts';
import {
  countRegistrations,
  findRegistrations,
  insertRegistration,
  type RegistrationLookup,
  type SentOnce,
  updateRegistration,
} from '../api/registrations.ts';
import { readRegistration, type Registration } from '../api/registrationRecord.ts';
import type { OutboxEntry } from '../device/outbox.ts';
import type { Contact } from '../domain/contact.ts';
import { classifySend, findStoredRecordId, refusalOf } from '../domain/submission/classify.ts';
import { idleSubmission } from '../domain/submission/newStates.ts';
import { nextStep, type Step } from '../domain/submission/nextStep.ts';
import { isOwnRow } from '../domain/submission/ownership.ts';
import { reduceSubmission } from '../domain/submission/reduceSubmission.ts';
import type { SubmissionEvent, SubmissionState } from '../domain/submission/state.ts';
import { services } from './services.ts';
import { shelves } from './shelves.ts';

export type Entry = Omit<OutboxEntry, 'state' | 'updatedAtMs'>;

/** What is sent, and whom it is about. */
export interface Intent {
  readonly entry: Entry;
  readonly contact: Contact;
  /** Of what was read back from the outbox. */
  readonly missingFields?: readonly string[];
}

/** Where one kind of thing is handed in, and asked for again. */
export interface Desk {
  readonly insert: (client: ApiClient) => Promise<SentOnce>;
  readonly update: (client: ApiClient, recordId: string) => Promise<SentOnce>;
  readonly find: (client: ApiClient) => Promise<RegistrationLookup>;
  readonly count: (client: ApiClient) => Promise<number | undefined>;
}

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
type Happening = WithoutTime<SubmissionEvent>;

/**
 * One submission from the tap on "send" to the proof that it is stored. The reducer decides, this carries out: every
 * state is in the outbox before the step that follows from it, so that a killed page goes on where it was.
 */
export interface Submission {
  /** Short enough to read out to a help desk; it names the intent, not the person. */
  readonly reference: string;
  readonly store: StoreApi<SubmissionView>;
  /** A person pressed send, or says "go on". Resolves when an answer of a person is needed, or it is over. */
  start(recordId?: string): Promise<void>;
  resume(): Promise<void>;
  overwrite(yes: boolean): Promise<void>;
  /** The page has read an unfinished submission from the outbox. */
  reopen(state: SubmissionState): Promise<void>;
  /** Back to the answers; what follows is a new intent. */
  edit(): Promise<void>;
}

/** Each call is one attempt: the schedule is the retry. */
export const onceOnly = { retries: 0 };

/** The code of what is not sent at all: part of it could not be kept on this phone, and must not be missing in what the server gets. */
export const incompleteCode = -400;
const incomplete: SentOnce = { status: 400, envelope: { resCode: incompleteCode, resMsg: '', result: null } };

/** The same desk for what was read back from the outbox: it looks up whatever it was given, and sends only what is whole. */
export function wholeOnly(desk: Desk, missingFields: readonly string[]): Desk {
  if (missingFields.length === 0) return desk;
  const refuse = () => Promise.resolve(incomplete);
  return { ...desk, insert: refuse, update: refuse };
}

export function createSubmission({ entry, contact, missingFields = [] }: Intent): Submission {
  const key = { exhibitionId: entry.exhibitionId, contact };
  const desk: Desk = {
    insert: (client) => insertRegistration(client, entry.record),
    update: (client, recordId) => updateRegistration(client, recordId, entry.record),
    find: (client) => findRegistrations(client, key, onceOnly),
    count: (client) => countRegistrations(client, key, onceOnly),
  };
  return createSubmissionAt(entry, wholeOnly(desk, missingFields));
}

/** The same for anything that is handed in once. */
export function createSubmissionAt(entry: Entry, desk: Desk): Submission {
  const { now, times } = services();
  const view: SubmissionView = {
    state: idleSubmission,
    registration: undefined,
    other: undefined,
    elsewhere: false,
  };
  const store = createStore<SubmissionView>()(() => view);

  const happen = (event: Happening): SubmissionState => {
    const state = reduceSubmission(store.getState().state, { ...event, nowMs: now() }, times);
    store.setState({ state });
    return state;
  };

  async function write(): Promise<void> {
    const { outbox } = await shelves();
    await outbox.put({ ...entry, state: store.getState().state, updatedAtMs: now() });
  }

  async function send(client: ApiClient, verb: 'insert' | 'update'): Promise<void> {
    const started = happen({ type: 'sendStarted' });
    if (started.at !== 'sending') return;
    await write();
    // A phone that was laid into a pocket in between: others may have sent it meanwhile, and what is known is old.
    if (now() - (started.progress.lastSendMs ?? 0) > times.heldUpMs) {
      happen({ type: 'sendEnded', outcome: 'ambiguous' });
      return;
    }
    const recordId = started.progress.recordId ?? '';
    const outcome = verb === 'insert' ? await desk.insert(client) : await desk.update(client, recordId);
    const kind = classifySend(outcome, verb);
    if (kind === 'stored') {
      const storedId = verb === 'update' ? recordId : (findStoredRecordId(outcome) ?? '');
      const row = outcome.envelope?.result;
      const registration =
        verb === 'insert' ? readRegistration(Array.isArray(row) ? row[0] : row) : undefined;
      if (registration !== undefined) store.setState({ registration });
      happen({ type: 'sendEnded', outcome: 'stored', recordId: storedId });
    } else if (kind === 'refused')
      happen({ type: 'sendEnded', outcome: 'refused', refusal: refusalOf(outcome) });
    else happen({ type: 'sendEnded', outcome: kind });
  }

  async function lookUp(client: ApiClient): Promise<void> {
    const beganMs = now();
    const { state } = store.getState();
    const firstSendMs = ('progress' in state ? state.progress.firstSendMs : null) ?? undefined;
    const found = await desk.find(client);
    if (found.kind !== 'found') {
      happen({ type: 'lookedUp', beganMs, result: found.kind });
      return;
    }
    const own = found.rows.find((row) =>
      isOwnRow(row, { clientRef: entry.clientRef, fields: entry.record, firstSendMs }),
    );
    const registration = readRegistration(own ?? found.rows[0]);
    if (registration === undefined) {
      happen({ type: 'lookedUp', beganMs, result: 'unknown' });
      return;
    }
    store.setState(own === undefined ? { other: registration } : { registration });
    happen({
      type: 'lookedUp',
      beganMs,
      result: own === undefined ? 'foundOther' : 'foundOwn',
      recordId: registration.RecordId,
    });
  }

  /** Counts once and, after an update or a lost answer, fetches the row that the voucher is made of. */
  async function reconcile(client: ApiClient, recordId: string): Promise<void> {
    const rows = await desk.count(client).catch(() => undefined);
    const seen = store.getState().registration;
    if (seen?.RecordId !== recordId || seen.VoucherCode === '') {
      const found = await desk.find(client);
      const row =
        found.kind === 'found'
          ? found.rows.find((candidate) => candidate['RecordId'] === recordId)
          : undefined;
      const registration = readRegistration(row);
      if (registration !== undefined) store.setState({ registration });
    }
    happen({ type: 'reconciled', rows: rows ?? null });
  }

  async function take(client: ApiClient, step: Step): Promise<boolean> {
    const { state } = store.getState();
    if (step.do === 'nothing') return false;
    if (step.do === 'writeOutbox') {
      await write();
      happen({ type: 'outboxWritten' });
    } else if (step.do === 'send') await send(client, step.verb);
    else if (step.do === 'lookUp') await lookUp(client);
    else if (step.do === 'wait')
      await new Promise((wake) => setTimeout(wake, Math.max(0, step.untilMs - now())));
    else if (state.at === 'done') await reconcile(client, state.recordId);
    return true;
  }

  /** Step after step until a person has the next word, or it is over; false when it could not go on. */
  async function proceed(): Promise<boolean> {
    try {
      const client = await services().client();
      while (await take(client, nextStep(store.getState().state, now(), times))) {
        // Each turn is one step; a wait is a step too.
      }
      return true;
    } catch {
      // A part of the app could not be loaded: it rests, and a person may try again.
      happen({ type: 'stop' });
      return false;
    }
  }

  async function run(): Promise<void> {
    const { sendLock, outbox } = await shelves();
    // One at a time for a person and exhibition, whichever window: two forms at once would be two registrations.
    const intent = `${entry.exhibitionId}/${entry.personId ?? entry.id}`;
    do {
      const turn = await sendLock.run(intent, () => {
        store.setState({ elsewhere: false });
        return proceed();
      });
      if (!turn.ran) {
        store.setState({ elsewhere: true });
        await new Promise((wake) => setTimeout(wake, times.readRetryDelayMs));
        continue;
      }
      if (isOver(store.getState().state)) await outbox.remove(entry.id);
      else await write();
      // Whatever broke would break again at once: a person, or the next page, tries anew.
      if (!turn.result) return;
    } while (nextStep(store.getState().state, now(), times).do !== 'nothing');
  }

  let running: Promise<void> | undefined;
  /** One runner, however often somebody taps; it takes up what has happened meanwhile. */
  function goOn(): Promise<void> {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    reference: entry.clientRef.slice(0, 8).toUpperCase(),
    store,
    async start(recordId) {
      happen(recordId === undefined ? { type: 'prepare' } : { type: 'prepare', recordId });
      await goOn();
    },
    async resume() {
      happen({ type: 'resume' });
      await goOn();
    },
    async overwrite(yes) {
      happen({ type: yes ? 'overwriteChosen' : 'overwriteDeclined' });
      await goOn();
    },
    async reopen(state) {
      store.setState({ state });
      happen({ type: 'reopened' });
      await goOn();
    },
    async edit() {
      happen({ type: 'edited' });
      await (await shelves()).outbox.remove(entry.id);
    },
  };
}

/** Nothing of it needs to be remembered any more. */
function isOver(state: SubmissionState): boolean {
  return state.at === 'done' || state.at === 'idle' || state.at === 'rejected';
}
