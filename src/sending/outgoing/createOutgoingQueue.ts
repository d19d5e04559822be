import type { ApiClient } from '#data/client/apiClient.ts';
import { Forbidden, Refused } from '#data/client/problems.ts';
import { localStores } from '#session/localStores.ts';
import { services } from '#session/services.ts';
import { resumedOnce } from '../onEveryChance.ts';
import type { Sender } from '../rules/sender.ts';
import { mayLeave } from './mayLeave.ts';
import { whileActing } from './whileActing.ts';

export interface OutgoingQueueSettings<Entry> {
  /** Of the lock under which one tab sends. */
  readonly name: string;
  /** What waits, in the order in which it leaves; asked again before each entry. */
  readonly waiting: () => readonly Entry[];
  /** Brings `waiting` up to date where it comes from the database, to which other tabs write. */
  readonly read?: () => Promise<unknown>;
  /** A run tries each id once. A changed wish has another one, so that it leaves in the same run. */
  readonly idOf: (entry: Entry) => string;
  /** Entries of one lane leave one after the other, lanes beside each other. All are one lane where this is missing. */
  readonly laneOf?: (entry: Entry) => string;
  readonly senderOf: (entry: Entry) => Sender;
  /** One attempt. False where those behind it must not overtake it; one that throws is stepped over. Both are tried again after some seconds. */
  readonly send: (client: ApiClient, entry: Entry) => Promise<unknown>;
  /** The server refuses it; an entry that is still in `waiting` afterwards is tried again later. */
  readonly onRefused?: (entry: Entry) => void;
  /** After a run, also where another tab has the lock. */
  readonly afterLane?: (lane: string) => unknown;
}

export interface OutgoingQueue {
  /** Sends what waits, of all lanes or of one. Never rejects. */
  readonly send: (lane?: string) => Promise<void>;
  /** From now on whenever something may get through. */
  readonly resume: () => void;
}

/**
 * Sends in the background what was decided on this phone, by this page or an earlier one: in one tab at a time, and only while
 * the person whose wish it is acts.
 */
export function createOutgoingQueue<Entry>(settings: OutgoingQueueSettings<Entry>): OutgoingQueue {
  const { name, waiting, read, idOf, laneOf = () => '', senderOf, afterLane } = settings;
  const due = () => waiting().filter((entry) => mayLeave(senderOf(entry)));

  /** Answers whether something had no answer, or is held up, and may have one soon. */
  async function sendInTurn(client: ApiClient, lane: string): Promise<boolean> {
    const tried = new Set<string>();
    let isUnanswered = false;
    const next = () => due().find((entry) => laneOf(entry) === lane && !tried.has(idOf(entry)));
    // Without a network nothing leaves, so that what is taken back by then is never sent.
    for (let entry = next(); entry !== undefined && navigator.onLine; entry = next()) {
      tried.add(idOf(entry));
      const ending = await attempt(settings, client, entry);
      if (ending === 'held') return true;
      isUnanswered ||= ending === 'unanswered';
    }
    return isUnanswered;
  }

  const again = createRetries((lane) => void send(lane));

  const sendLane = createRuns(async (lane) => {
    const [{ sendLock }, client] = await Promise.all([localStores(), services().client()]);
    const { ran } = await sendLock.run(lane === '' ? name : `${name}/${lane}`, async () => {
      await read?.();
      if (await sendInTurn(client, lane)) again.later(lane);
      else again.reset(lane);
    });
    // The tab that sends may have made its last look before this entry.
    if (!ran) setTimeout(() => void send(lane), services().times.readRetryDelayMs);
    await read?.();
    await afterLane?.(lane);
  });

  async function send(only?: string): Promise<void> {
    try {
      await read?.();
      if (!navigator.onLine) return;
      const lanes = Array.from(new Set(due().map(laneOf)));
      await Promise.all(lanes.filter((lane) => only === undefined || lane === only).map(sendLane));
    } catch {
      // The phone keeps it, and the next chance comes.
    }
  }

  return { send, resume: resumedOnce(() => void send()) };
}

/** `held`: those behind it have to wait. */
type Ending = 'done' | 'held' | 'unanswered';

async function attempt<Entry>(
  { send, onRefused, senderOf }: OutgoingQueueSettings<Entry>,
  client: ApiClient,
  entry: Entry,
): Promise<Ending> {
  try {
    return (await send(whileActing(client, senderOf(entry)), entry)) === false ? 'held' : 'done';
  } catch (problem) {
    if (!(problem instanceof Refused || problem instanceof Forbidden)) return 'unanswered';
    onRefused?.(entry);
    return 'done';
  }
}

/** Sooner than the next chance: after some seconds, and each time after twice as many, until the chances come as often. */
function createRetries(send: (lane: string) => void) {
  const counts = new Map<string, number>();
  return {
    later(lane: string) {
      const count = counts.get(lane) ?? 0;
      const { readRetryDelayMs, settleMs } = services().times;
      const delayMs = readRetryDelayMs * 2 ** count;
      if (delayMs >= settleMs) return;
      counts.set(lane, count + 1);
      setTimeout(() => send(lane), delayMs);
    },
    reset: (lane: string) => counts.delete(lane),
  };
}

/** One run for each lane; it is repeated where it was asked for meanwhile, as it may have made its last look before that. */
function createRuns(run: (lane: string) => Promise<void>): (lane: string) => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const asked = new Set<string>();

  async function runWhileAsked(lane: string): Promise<void> {
    try {
      do {
        asked.delete(lane);
        await run(lane);
      } while (asked.has(lane) && navigator.onLine);
    } finally {
      running.delete(lane);
    }
  }

  return (lane) => {
    asked.add(lane);
    const current = running.get(lane) ?? runWhileAsked(lane);
    running.set(lane, current);
    return current;
  };
}
