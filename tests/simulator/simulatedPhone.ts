import { vi } from 'vitest';
import type { actAsVisitor } from '#session/acting/keepIdentity.ts';
import { type Asked, openPhone, type Phone, type Tab } from '#tests/flows/openPhone.ts';
import { storageError } from '#sandbox/cos/xml.ts';
import { newTab, type Wish } from '#tests/sending/duplicates/sweptWrite.ts';
import { provideWebLocks, withdrawWebLocks } from '#tests/sending/duplicates/webLocks.ts';
import { type FaultName, type FaultyStep, isRefusal, type Plan } from './plan.ts';
import { watchStores } from './watchStores.ts';
import { enter, nextPerson, type SimulatedWrite } from './writes/simulatedWrite.ts';

const timeFactor = 0.0005;
const slowMs = 20;
const frozenMs = 20 * 60_000;
/** Whether a request of this path makes, changes or deletes a row. */
export const isWriting = (path: string): boolean => /^(?:insert|update|delete)/.test(path);

/** What is answered before the sandbox has seen it. */
const isUndelivered = (fault: FaultName): boolean =>
  fault === 'not delivered' ||
  fault === 'page ends before delivery' ||
  fault.startsWith('error') ||
  isRefusal(fault);

/** One page of the app, with the wish on it. */
export interface OpenedPage {
  readonly header: string;
  readonly tab: Tab;
  readonly wish: Wish;
  /** Resolves when it is killed. */
  readonly died: Promise<void>;
  readonly hasEnded: () => boolean;
  readonly kill: () => void;
  readonly logIn: typeof actAsVisitor;
  readonly visitorId: string;
}

/** A phone with a server of its kind, to which happens what a plan says. */
export interface SimulatedPhone {
  readonly phone: Phone;
  readonly openPage: () => Promise<OpenedPage>;
  /** From here on requests are counted, and break as planned. */
  readonly begin: () => void;
  /** From here on everything is well. */
  readonly heal: () => Promise<void>;
  /** Whether the next person acts. */
  readonly isNextHere: () => boolean;
  /** The first person logs in again. */
  readonly comeBack: () => Promise<void>;
  /** Rows that were sent under the next person, who has wished nothing. */
  readonly sentByNext: () => readonly string[];
  /** How often the app has had a row of this collection made: a request that the browser delivers twice counts once. */
  readonly insertsOf: (collection: string) => number;
  /** Whether the server has refused something as planned. */
  readonly hasRefused: () => boolean;
  /** What of the plan has happened. */
  readonly happened: readonly FaultName[];
  readonly close: () => void;
}

const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** What is answered instead, or done before the sandbox answers. */
async function breakLine(phone: Phone, path: string, fault: FaultName): Promise<Response | undefined> {
  switch (fault) {
    case 'not delivered':
      return Response.error();
    case 'error 500':
      return new Response('', { status: 500 });
    case 'error 503':
      return new Response('', { status: 503 });
    case 'forbidden 403':
      return new Response('', { status: 403 });
    case 'refused by a rule':
      return Response.json({ resCode: 1, resMsg: '', result: null });
    case 'slow':
      await pause(slowMs);
      return undefined;
    case 'reply lost':
      await phone.fault({ name: 'replyLostAfterCommit', path, times: 1 });
      return undefined;
    case 'delivered twice':
      await phone.fault({ name: 'deliveredTwice', path, times: 1 });
      return undefined;
    default:
      return undefined;
  }
}

/** The same for a request of an upload. A storage says in its own way why it refuses one. */
async function breakUpload(fault: FaultName, reach: () => Promise<Response>): Promise<Response> {
  if (isRefusal(fault)) return storageError(403, 'AccessDenied', '');
  switch (fault) {
    case 'not delivered':
    case 'page ends before delivery':
      return Response.error();
    case 'error 500':
      return storageError(500, 'InternalError', '');
    case 'error 503':
      return storageError(503, 'ServiceUnavailable', '');
    case 'reply lost':
      await reach();
      return Response.error();
    case 'delivered twice':
      await reach();
      return reach();
    case 'slow':
      await pause(slowMs);
      return reach();
    default:
      return reach();
  }
}

/** The rows of a fair are made once for the seeds of ten minutes: making them is half of a run. */
const seededFor = 10 * 60_000;
let lastSeededAtMs = Number.NEGATIVE_INFINITY;
function seededAtMs(): number {
  if (Date.now() - lastSeededAtMs > seededFor) lastSeededAtMs = Date.now();
  return lastSeededAtMs;
}

function fillStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

/** The next person logs out, unless the first one has registered since and acts. */
function leave(tab: Tab): void {
  const { set, visitorId } = tab.device.getState();
  if (visitorId !== nextPerson.visitorId) return;
  for (const key of ['visitorId', 'userId', 'token', 'userInfo'] as const) set(key, undefined);
}

/** A new phone, and a new server, for one plan. */
export function simulatedPhone(plan: Plan, write: SimulatedWrite): SimulatedPhone {
  const phone = openPhone(seededAtMs());
  if (plan.storage === 'no database') vi.stubGlobal('indexedDB', undefined);
  const locks = new Map<string, symbol>();
  const stores = watchStores(indexedDB, storing);
  const clock = { aheadMs: plan.clockMinutes * 60_000 };
  const pages: OpenedPage[] = [];
  const happened: FaultName[] = [];
  /** What was sent, and has never reached the server. */
  const undelivered = new Set<Asked>();
  /** What breaks each time, by its method and address. */
  const lasting = new Map<string, FaultyStep>();
  let askedBefore = 0;
  const done = {
    asked: 0,
    writing: 0,
    stored: 0,
    uploading: 0,
    refused: false,
    isNext: false,
    hasBegun: false,
    hasInserted: false,
  };

  async function openPage(): Promise<OpenedPage> {
    phone.answerInstead(() => undefined);
    const hadBegun = done.hasBegun;
    done.hasBegun = false;
    const header = `x-page-${pages.length}`;
    const endLocks = provideWebLocks(locks);
    const endStores = stores.provide();
    const tab = await newTab({ timeFactor, now: () => Date.now() + clock.aheadMs, clientHeader: header });
    const { actAsVisitor: logIn } = await import('#session/acting/keepIdentity.ts');
    const acting = await enter(tab, phone, write);
    const wish = await write.open(acting);
    let tellDeath = () => {};
    const died = new Promise<void>((resolve) => {
      tellDeath = resolve;
    });
    let isOver = false;
    const kill = () => {
      isOver = true;
      tab.kill();
      wish.end?.();
      endStores();
      endLocks();
      tellDeath();
    };
    pages.push({ header, tab, wish, died, hasEnded: () => isOver, kill, logIn, visitorId: acting.visitorId });
    if (hadBegun) begin();
    return pages[pages.length - 1]!;
  }

  function letNextLogIn(): void {
    if (done.isNext) return;
    done.isNext = true;
    for (const { tab, logIn, hasEnded } of pages) {
      if (hasEnded()) continue;
      logIn({ ...nextPerson, hasLoggedIn: false });
      tab.device.getState().set('exhibitorUserId', `${nextPerson.userId.slice(0, -5)}booth`);
      tab.device.getState().set('organizerUserId', `${nextPerson.userId.slice(0, -5)}orgnz`);
    }
  }

  async function happen(asked: Asked, fault: FaultName): Promise<Response | undefined> {
    const { path, headers } = asked;
    happened.push(fault);
    if (isUndelivered(fault)) undelivered.add(asked);
    if (isRefusal(fault)) done.refused = true;
    if (fault.startsWith('page ends')) pages.find(({ header }) => headers.has(header))?.kill();
    if (fault === 'page ends before delivery') return Response.error();
    if (fault === 'page frozen') clock.aheadMs += frozenMs;
    if (fault === 'another person logs in') letNextLogIn();
    return breakLine(phone, path, fault);
  }

  /** Something is written on the phone: stored or not, and the page goes on or not. */
  function storing(store: () => unknown, isInDatabase: boolean): unknown {
    if (!done.hasBegun || done.isNext) return store();
    done.stored += 1;
    const fault = plan.faults.find(({ step, among }) => among === 'storing' && step === done.stored)?.fault;
    const page = pages.find(({ hasEnded }) => !hasEnded());
    if (fault !== undefined) happened.push(fault);
    // What is written to localStorage is written before anything else can happen.
    if (fault === 'another person logs in' && isInDatabase) letNextLogIn();
    if (fault === 'page ends before delivery') {
      page?.kill();
      throw new DOMException('The page ends', 'AbortError');
    }
    const stored = store();
    if (fault === 'page ends after delivery') page?.kill();
    return stored;
  }

  async function happenToUpload(request: Request, reach: () => Promise<Response>): Promise<Response> {
    // What a page has left to the browser does not arrive any more.
    if (pages.every(({ hasEnded }) => hasEnded())) return Response.error();
    if (!done.hasBegun) return reach();
    done.uploading += 1;
    const what = `${request.method} ${request.url}`;
    const found =
      lasting.get(what) ??
      plan.faults.find(({ step, among }) => among === 'uploading' && step === done.uploading);
    if (found === undefined) return reach();
    const { fault, lasts } = found;
    if (lasts) lasting.set(what, found);
    happened.push(fault);
    const page = pages.find(({ hasEnded }) => !hasEnded());
    if (fault.startsWith('page ends')) page?.kill();
    if (fault === 'page frozen') clock.aheadMs += frozenMs;
    if (fault === 'another person logs in') letNextLogIn();
    return breakUpload(fault, reach);
  }

  function begin(): void {
    done.hasBegun = true;
    phone.atStorage(happenToUpload);
    phone.answerInstead(async (asked) => {
      done.asked += 1;
      if (isWriting(asked.path)) done.writing += 1;
      const found = plan.faults.find(({ step, among }) =>
        among === 'writing'
          ? isWriting(asked.path) && step === done.writing
          : among === 'requests' && step === done.asked,
      );
      // A server that forbids to withdraw a second row is believed: then there are two.
      const isInsert = asked.path.startsWith('insert/');
      done.hasInserted ||= isInsert;
      const isWithdrawal = done.hasInserted && !isInsert && !write.isCorrection;
      if (found === undefined || (isWithdrawal && isRefusal(found.fault))) return undefined;
      return happen(asked, found.fault);
    });
  }

  return {
    phone,
    openPage,
    begin() {
      if (plan.storage === 'full') fillStorage();
      askedBefore = phone.asked.length;
      begin();
    },
    async heal() {
      done.hasBegun = false;
      phone.answerInstead(() => undefined);
      await phone.clearFaults();
      if (plan.storage === 'full') vi.restoreAllMocks();
    },
    isNextHere: () => done.isNext,
    async comeBack() {
      done.isNext = false;
      done.hasBegun = false;
      for (const { tab, logIn, visitorId, hasEnded } of pages) {
        if (hasEnded()) continue;
        if (write.newcomer === undefined) logIn({ visitorId, userId: '' });
        else leave(tab);
        await enter(tab, phone, write);
      }
    },
    sentByNext: () =>
      phone.asked
        .filter(({ path, body }) => isWriting(path) && JSON.stringify(body).includes('00next'))
        .map(({ path }) => path),
    insertsOf: (collection) =>
      phone.asked
        .slice(askedBefore)
        .filter((asked) => asked.path === `insert/${collection}` && !undelivered.has(asked)).length,
    hasRefused: () => done.refused,
    happened,
    close() {
      for (const page of pages) page.kill();
      withdrawWebLocks();
      vi.restoreAllMocks();
    },
  };
}
