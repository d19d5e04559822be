import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ApiClient } from '../../api/client/client.ts';
import {
  countRegistrations,
  findRegistrations,
  insertRegistration,
  updateRegistration,
} from '../../api/registration/registrations.ts';
import type { Contact } from '../../domain/contact.ts';
import { idleSubmission } from '../../domain/submission/newStates.ts';
import { nextStep, type Step } from '../../domain/submission/nextStep.ts';
import { reduceSubmission } from '../../domain/submission/reduceSubmission.ts';
import type { SubmissionState } from '../../domain/submission/state.ts';
import { services } from '../services.ts';
import { shelves } from '../shelves.ts';
import { type SubmissionGateway, onSchedule, rejectIncomplete } from './submissionGateway.ts';
import {
  createSteps,
  type SubmissionEntry,
  type UntimedEvent,
  type SubmissionView,
} from './submissionSteps.ts';

/** What is sent, and whom it is about. */
export interface Intent {
  readonly entry: SubmissionEntry;
  readonly contact: Contact;
  /** Of what was read back from the outbox. */
  readonly missingFields?: readonly string[];
}

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
  /** What came of it is kept on the phone: a page that is killed from here on has nothing to find out any more. */
  forget(): Promise<void>;
}

export function createRegistrationSubmission({ entry, contact, missingFields = [] }: Intent): Submission {
  const key = { exhibitionId: entry.exhibitionId, contact };
  const gateway: SubmissionGateway = {
    collection: 'VisitorExhibitionInfo',
    insert: (client) => insertRegistration(client, entry.record),
    update: (client, recordId) => updateRegistration(client, recordId, entry.record),
    find: (client) => findRegistrations(client, key, onSchedule),
    count: (client) => countRegistrations(client, key, onSchedule),
  };
  return createSubmission(entry, rejectIncomplete(gateway, missingFields));
}

/** The same for anything that is handed in once. */
export function createSubmission(entry: SubmissionEntry, gateway: SubmissionGateway): Submission {
  const { now, times } = services();
  const view: SubmissionView = {
    state: idleSubmission,
    registration: undefined,
    other: undefined,
    elsewhere: false,
  };
  const store = createStore<SubmissionView>()(() => view);

  const dispatch = (event: UntimedEvent): SubmissionState => {
    const state = reduceSubmission(store.getState().state, { ...event, nowMs: now() }, times);
    store.setState({ state });
    return state;
  };

  async function write(): Promise<void> {
    const { outbox } = await shelves();
    await outbox.put({ ...entry, state: store.getState().state, updatedAtMs: now() });
  }

  const { send, lookUp, reconcile, withdrawExtra } = createSteps({ entry, gateway, store, dispatch, write });

  async function take(client: ApiClient, step: Step): Promise<boolean> {
    const { state } = store.getState();
    if (step.do === 'nothing') return false;
    if (step.do === 'writeOutbox') {
      await write();
      dispatch({ type: 'outboxWritten' });
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
      dispatch({ type: 'stop' });
      return false;
    }
  }

  /** Within the lock: another window must not take for the visitor's the row that is withdrawn here. */
  async function proceedAndTidy(): Promise<boolean> {
    const couldGoOn = await proceed();
    if (couldGoOn) await withdrawExtra();
    return couldGoOn;
  }

  async function run(): Promise<void> {
    const { sendLock, outbox } = await shelves();
    // One at a time for a person and exhibition, whichever window: two forms at once would be two registrations.
    const intent = `${entry.exhibitionId}/${entry.personId ?? entry.id}`;
    do {
      const turn = await sendLock.run(intent, () => {
        store.setState({ elsewhere: false });
        return proceedAndTidy();
      });
      if (!turn.ran) {
        store.setState({ elsewhere: true });
        await new Promise((wake) => setTimeout(wake, times.readRetryDelayMs));
        continue;
      }
      const { state } = store.getState();
      if (isOver(state)) await outbox.remove(entry.id);
      // What is done stays as it was, so that the next page finds its row, until somebody has the voucher.
      else if (state.at !== 'done') await write();
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
      dispatch(recordId === undefined ? { type: 'prepare' } : { type: 'prepare', recordId });
      await goOn();
    },
    async resume() {
      dispatch({ type: 'resume' });
      await goOn();
    },
    async overwrite(yes) {
      dispatch({ type: yes ? 'overwriteChosen' : 'overwriteDeclined' });
      await goOn();
    },
    async reopen(state) {
      store.setState({ state });
      dispatch({ type: 'reopened' });
      await goOn();
    },
    async edit() {
      dispatch({ type: 'edited' });
      await (await shelves()).outbox.remove(entry.id);
    },
    async forget() {
      await (await shelves()).outbox.remove(entry.id);
    },
  };
}

/** Nothing came of it that anybody has to be told later. */
function isOver({ at }: SubmissionState): boolean {
  return at === 'idle' || at === 'rejected';
}
