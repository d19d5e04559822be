import type { ApiClient } from '../data/client/apiClient.ts';
import { asUser } from '../data/client/asUser.ts';
import { nextStep, type Step } from './rules/nextStep.ts';
import { userOf } from './rules/sender.ts';
import type { SubmissionState } from './rules/submissionState.ts';
import { services } from '../session/services.ts';
import { localStores } from '../session/localStores.ts';
import type { StoredRow } from './submissionGateway.ts';
import { mayLeave } from './outgoing/mayLeave.ts';
import { whileActing } from './outgoing/whileActing.ts';
import { createSubmissionSteps, type StepContext } from './createSubmissionSteps.ts';

/** Runs step after step until the submission waits for a person, or is over. Concurrent calls share one run. */
export function createSubmissionRunner<Row extends StoredRow>(
  context: StepContext<Row>,
): () => Promise<void> {
  const { entry, store, write } = context;
  const { now, times } = services();
  const proceed = createProceed(context);

  async function run(): Promise<void> {
    const { sendLock, outbox } = await localStores();
    // One at a time for a person and exhibition, in any window: two forms in parallel would be two registrations.
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
      const { state } = store.getState();
      if (isOver(state)) await outbox.remove(entry.id);
      // A stored one stays as it was, so that the next page finds its row, until the result is kept.
      else if (state.at !== 'done') await write();
      // What failed would fail again immediately: a person, or the next page, retries.
      if (!turn.result) return;
    } while (nextStep(store.getState().state, now(), times).do !== 'nothing');
  }

  let running: Promise<void> | undefined;
  return () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** All steps that can be taken now; resolves to false when a chunk failed to load. */
function createProceed<Row extends StoredRow>(context: StepContext<Row>): () => Promise<boolean> {
  const { store, dispatch, write } = context;
  const { sender } = context.entry;
  const { now, times } = services();
  const { send, lookUp, reconcile, withdrawExtra } = createSubmissionSteps(context);

  async function take(client: ApiClient, step: Step): Promise<boolean> {
    const { state } = store.getState();
    if (step.do === 'nothing') return false;
    const asks = step.do === 'send' || step.do === 'lookUp';
    if (asks && sender !== undefined && !mayLeave(sender)) throw new Error('Another person acts by now');
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

  return async () => {
    try {
      const user = asUser(await services().client(), sender && userOf(sender));
      const client = sender === undefined ? user : whileActing(user, sender);
      while (await take(client, nextStep(store.getState().state, now(), times))) {
        // Each turn is one step; a wait is a step too.
      }
    } catch {
      dispatch({ type: 'stop' });
      return false;
    }
    // Within the lock: another window must not keep the row that is withdrawn here.
    await withdrawExtra();
    return true;
  };
}

/** Nothing came of it that has to be reported later. */
function isOver({ at }: SubmissionState): boolean {
  return at === 'idle' || at === 'rejected';
}
