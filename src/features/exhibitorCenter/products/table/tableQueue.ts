import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FoundEntry } from '#sending/kept/outbox.ts';
import { randomId } from '#device/identity/randomId.ts';
import { readLine, type ServerRow } from '#domain/record/serverRow.ts';
import { preparedInsert } from '#sending/rules/newStates.ts';
import type { Refusal, SubmissionState } from '#sending/rules/submissionState.ts';
import { localStores } from '#session/localStores.ts';
import { services } from '#session/services.ts';
import { createOutgoingQueue } from '#sending/outgoing/createOutgoingQueue.ts';
import { reopenSubmission } from '#sending/createSubmission.ts';
import { earlierEntry } from '#sending/outboxEntry.ts';
import { outboxOwnerKey, senderOfOwner } from '#sending/outboxOwnerKey.ts';
import { productKind } from '../productKind.ts';
import { boothRowGateway, newRowEntry } from '#features/exhibitorCenter/ownRows/boothRowGateway.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { invalidateProducts, productRows } from '../productQueries.ts';

export interface QueuedProduct {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly at: 'waiting' | 'sending' | 'refused';
  readonly refusal?: Refusal;
}

export interface TableQueueView {
  /** Undefined until the phone has been asked. */
  readonly rows: readonly QueuedProduct[] | undefined;
  /** Stored by this page. */
  readonly stored: number;
  readonly isRunning: boolean;
}

export interface TableQueue {
  readonly store: StoreApi<TableQueueView>;
  /** In the outbox before anything is sent: a page that is killed goes on with them. */
  readonly add: (records: readonly ServerRow[]) => Promise<void>;
  /** Sends what waits, one after the other; one that is refused keeps none of the others waiting. Never rejects. */
  readonly run: () => Promise<void>;
  /** Gives up those that were refused. */
  readonly dropRefused: () => Promise<void>;
}

const form = 'table';

const ownerOf = ({ exhibitorId, exhibitorUserId }: BoothKey, recordId: string) =>
  ({ kind: 'boothRow', exhibitorId, exhibitorUserId, form, recordId }) as const;
const prefixOf = (booth: BoothKey) => outboxOwnerKey(ownerOf(booth, ''));

/** Products of one pasted table, each of them sent once. */
export function createTableQueue(booth: BoothKey): TableQueue {
  const store = createStore<TableQueueView>()(() => ({ rows: undefined, stored: 0, isRunning: false }));
  let found: readonly FoundEntry[] = [];
  let sendingId: string | undefined;
  const counted = createRunCount(store);

  const show = () =>
    store.setState({ rows: found.map((entry) => shownEntry(entry, entry.id === sendingId)) });
  async function look(): Promise<void> {
    found = await entriesOf(booth);
    show();
  }

  async function attempt(entry: FoundEntry): Promise<boolean> {
    sendingId = entry.id;
    show();
    try {
      const { at } = await sendOne(booth, entry);
      if (at === 'done') store.setState(({ stored }) => ({ stored: stored + 1 }));
      return at === 'done' || at === 'rejected';
    } finally {
      sendingId = undefined;
      await look();
    }
  }

  const queue = createOutgoingQueue<FoundEntry>({
    name: `${booth.exhibitionId}/${prefixOf(booth)}`,
    read: look,
    waiting: () => found.filter((entry) => earlierEntry(entry).state.at !== 'rejected'),
    idOf: ({ id }) => id,
    senderOf: () => senderOfOwner(booth.exhibitionId, ownerOf(booth, '')),
    // The queue also tries again without a tap.
    send: (_, entry) => counted(() => attempt(entry)),
    afterLane: () => invalidateProducts(booth),
  });

  return {
    store,
    async add(records) {
      await putRecords(booth, records);
      await look();
    },
    run: () => counted(() => queue.send()),
    async dropRefused() {
      const { outbox } = await localStores();
      for (const entry of await entriesOf(booth))
        if (earlierEntry(entry).state.at === 'rejected') await outbox.remove(entry.id);
      await look();
    },
  };
}

/** Several runs may be under way: of the page, of the chances, and of each table that is added meanwhile. */
function createRunCount({ setState }: TableQueue['store']) {
  let runs = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    runs += 1;
    setState({ isRunning: true });
    try {
      return await work();
    } finally {
      runs -= 1;
      setState({ isRunning: runs > 0 });
    }
  };
}

/** In the order of the table. */
async function entriesOf(booth: BoothKey): Promise<readonly FoundEntry[]> {
  const { outbox } = await localStores();
  const key = ({ personId = '' }: FoundEntry) => personId;
  return (await outbox.list())
    .filter((entry) => entry.exhibitionId === booth.exhibitionId && entry.isReadable)
    .filter((entry) => key(entry).indexOf(prefixOf(booth)) === 0)
    .sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

async function putRecords(booth: BoothKey, records: readonly ServerRow[]): Promise<void> {
  const { outbox } = await localStores();
  const [batch, nowMs] = [randomId(), services().now()];
  for (const [at, record] of records.entries()) {
    const place = `${nowMs}-${String(at).padStart(4, '0')}-${batch}`;
    const entry = newRowEntry(booth, { owner: ownerOf(booth, place), record });
    await outbox.put({ ...entry, state: preparedInsert(nowMs), updatedAtMs: nowMs });
  }
}

function shownEntry(found: FoundEntry, isSending: boolean): QueuedProduct {
  const { state } = earlierEntry(found);
  const text = (name: string) => readLine(found.record[name]);
  const row = { id: found.id, name: text('ProductName'), number: text('ProductNumber') };
  return state.at === 'rejected'
    ? { ...row, at: 'refused', refusal: state.refusal }
    : { ...row, at: isSending ? 'sending' : 'waiting' };
}

async function sendOne(booth: BoothKey, found: FoundEntry): Promise<SubmissionState> {
  const earlier = earlierEntry(found);
  const submission = reopenSubmission(
    found,
    boothRowGateway({
      booth,
      of: productRows,
      compared: productKind.compared,
    }),
  );
  await submission.reopen();
  await submission.resume();
  const { state } = submission.store.getState();
  // A row that says the same and was not there before is this one.
  if (state.at === 'overwriteAsked') {
    await submission.forget();
    return { at: 'done', recordId: state.recordId, rows: 1, reconciled: true };
  }
  if (state.at === 'done') await submission.forget();
  if (state.at === 'rejected') {
    const { outbox } = await localStores();
    await outbox.put({ ...earlier.entry, state, updatedAtMs: services().now() });
  }
  return state;
}
