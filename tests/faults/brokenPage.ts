import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { ApiClient } from '#data/client/apiClient.ts';
import type { OutboxEntry } from '#sending/kept/outbox.ts';
import type { SubmissionState } from '#sending/rules/submissionState.ts';
import type { createGroupSending } from '#features/registration/group/send/groupSending.ts';
import { openTab, type Tab } from '../flows/openPhone.ts';
import { noteLeaving, personOf } from './faultServer.ts';

export const moments = ['beforeOutbox', 'beforeSend', 'beforeAnswer', 'whileChecking'] as const;

/** What happens to a page as a whole, whatever each person in it is doing just then. */
export interface PageBreakdown {
  /** Swiped away; or laid into a pocket, where nothing of it runs, and taken up again after 20 minutes. */
  readonly kind: 'killed' | 'frozen';
  readonly moment: (typeof moments)[number];
  /** How often a person passes this moment before. */
  readonly passed: number;
  /** While an answer is waited for: how long, at most. */
  readonly afterMs: number;
}

export interface PhoneClock {
  /** How far it is ahead of the test's, because a pocket of 20 minutes is not waited for. */
  aheadMs: number;
}

export interface PageSettings {
  readonly baseUrl: string;
  readonly timeFactor: number;
  readonly requestTimeoutMs: number;
  /** How long a send may take to leave the page after it was decided. */
  readonly heldUpMs: number;
  readonly clock: PhoneClock;
  readonly breakdown: PageBreakdown | undefined;
  /** How long everything else goes on while the page is frozen. */
  readonly freezeMs: number;
}

export interface BrokenPage {
  readonly tab: Tab;
  readonly createGroupSending: typeof createGroupSending;
  /** All that belongs to the page runs in here: its timers stop with it. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Resolves when it is killed, and never otherwise. */
  readonly died: Promise<void>;
  readonly hasBroken: () => boolean;
  readonly isAlive: () => boolean;
  readonly kill: () => void;
}

interface Life {
  readonly isResting: () => boolean;
  /** Resolves when the page runs; never when it is dead. */
  readonly awake: () => Promise<void>;
}

const longMs = 2_000;
const graceMs = 400;

const lives = new AsyncLocalStorage<Life>();
const never = new Promise<never>(() => {});

/** From now on a timer that runs out while its page is frozen waits until that goes on. */
export function holdTimersOfPages(): void {
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const stopped = new WeakSet();
  const holding = <Args extends unknown[]>(work: (...args: Args) => void, ms?: number, ...args: Args) => {
    const life = lives.getStore();
    if (life === undefined) return start(work, ms, ...args);
    const goOn = () => {
      if (!stopped.has(timer)) work(...args);
    };
    // A machine that stood still for a while is no phone whose database hangs: what was due in between comes first.
    const due = () => (ms !== undefined && ms >= longMs ? void start(goOn, graceMs) : goOn());
    const timer = start(() => (life.isResting() ? void life.awake().then(due) : due()), ms);
    return timer;
  };
  const stopping = (timer?: NodeJS.Timeout) => {
    if (typeof timer === 'object') stopped.add(timer);
    stop(timer);
  };
  Object.assign(globalThis, { setTimeout: holding, clearTimeout: stopping });
}

let opening: Promise<unknown> = Promise.resolve();

/** A page of the app to which something happens at the moment that was told. */
export function openBrokenPage(settings: PageSettings): Promise<BrokenPage> {
  // The modules of a page are evaluated for it alone, so one page is opened at a time.
  const page = opening.then(() => open(settings));
  opening = page.catch(() => {});
  return page;
}

async function open({ clock, breakdown, freezeMs, ...settings }: PageSettings): Promise<BrokenPage> {
  const tab = await openTab(settings);
  const groups = await import('#features/registration/group/send/groupSending.ts');
  const given = tab.services();
  const client = await given.client();
  let isDead = false;
  let hasBroken = false;
  let thawed: Promise<void> | undefined;
  let passed = 0;
  let tellDeath = () => {};
  const died = new Promise<void>((resolve) => {
    tellDeath = resolve;
  });

  async function awake(): Promise<void> {
    if (thawed !== undefined) await thawed;
    if (isDead) await never;
  }
  const life: Life = { isResting: () => isDead || thawed !== undefined, awake };

  // What the page has handed to the database before it died is written, and before another page opens.
  const writing = new Set<Promise<unknown>>();
  function kill(): void {
    if (isDead) return;
    isDead = true;
    tab.kill();
    void Promise.allSettled(writing).then(tellDeath);
  }
  function write<T>(work: () => Promise<T>): Promise<T> {
    const written = work();
    writing.add(written);
    return written.finally(() => writing.delete(written));
  }

  function freeze(): void {
    const farMs = 20 * 60_000 * settings.timeFactor;
    thawed = pause(freezeMs).then(() => {
      clock.aheadMs += farMs;
      thawed = undefined;
    });
  }

  function breaksAt(moment: PageBreakdown['moment']): boolean {
    if (hasBroken || isDead || breakdown?.moment !== moment) return false;
    passed += 1;
    hasBroken = passed > breakdown.passed;
    return hasBroken;
  }
  const happen = () => (breakdown?.kind === 'killed' ? kill() : freeze());

  async function pass(moment: PageBreakdown['moment']): Promise<void> {
    if (breaksAt(moment)) happen();
    await awake();
  }

  /** A call whose answer is not heard until the page runs again. */
  async function call<T>(moment: PageBreakdown['moment'] | undefined, begin: () => Promise<T>): Promise<T> {
    await awake();
    const answer = begin();
    if (moment !== undefined && breaksAt(moment)) {
      await Promise.race([answer.catch(() => {}), pause(breakdown?.afterMs)]);
      happen();
    }
    try {
      return await answer;
    } finally {
      await awake();
    }
  }

  const sent = new Set<string>();
  const breakable: ApiClient = {
    ...client,
    read: (path, params, options) => {
      const isChecking = sent.has(personOf({ params }));
      return call(isChecking ? 'whileChecking' : undefined, () => client.read(path, params, options));
    },
    write: (path, params, options) => {
      const person = personOf({ params });
      sent.add(person);
      return call('beforeAnswer', () => {
        noteLeaving(person);
        return client.write(path, params, options);
      });
    },
  };
  tab.provideServices({
    ...given,
    times: { ...given.times, heldUpMs: settings.heldUpMs },
    now: () => Date.now() + clock.aheadMs,
    client: async () => breakable,
  });
  const { outbox } = await tab.localStores();
  const real = { ...outbox };
  Object.assign(outbox, {
    put: async (entry: OutboxEntry) => {
      const { at } = entry.state as SubmissionState;
      if (at === 'prepared') await pass('beforeOutbox');
      await awake();
      const isLasting = await write(() => real.put(entry));
      if (at === 'prepared' || at === 'sending') await pass('beforeSend');
      return isLasting;
    },
    remove: async (id: string) => {
      await awake();
      return write(() => real.remove(id));
    },
  });
  return {
    tab,
    createGroupSending: groups.createGroupSending,
    died,
    kill,
    run: (work) => lives.run(life, work),
    hasBroken: () => hasBroken,
    isAlive: () => !isDead,
  };
}
