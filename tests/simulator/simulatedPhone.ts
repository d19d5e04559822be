import { vi } from 'vitest';
import type { actAsVisitor } from '#session/acting/keepIdentity.ts';
import { openPhone, type Phone, type Tab } from '#tests/flows/openPhone.ts';
import { actIn, newTab, type SweptWrite, type Wish } from '#tests/sending/duplicates/sweptWrite.ts';
import { provideWebLocks, withdrawWebLocks } from '#tests/sending/duplicates/webLocks.ts';
import type { FaultName, Plan } from './plan.ts';

const timeFactor = 0.0005;
const slowMs = 20;
const frozenMs = 20 * 60_000;
const writing = /^(?:insert|update|delete)/;
const next = { visitorId: 'next00000000000000000001', userId: 'user00000000000000000next' };

interface OpenedPage {
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
  readonly comeBack: () => void;
  /** Rows that were sent under the next person, who has wished nothing. */
  readonly sentByNext: () => readonly string[];
  /** Whether the server has refused something as planned. */
  readonly hasRefused: () => boolean;
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

/** The rows of a fair are made once for the seeds of ten minutes: making them is half of a run. */
const seededFor = 10 * 60_000;
let lastSeededAtMs = Number.NEGATIVE_INFINITY;
function seededAtMs(): number {
  if (Date.now() - lastSeededAtMs > seededFor) lastSeededAtMs = Date.now();
  return lastSeededAtMs;
}

function provideStorage(storage: Plan['storage']): void {
  if (storage === 'no database') vi.stubGlobal('indexedDB', undefined);
  if (storage === 'full')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
}

/** A new phone, and a new server, for one plan. */
export function simulatedPhone(plan: Plan, write: SweptWrite): SimulatedPhone {
  const phone = openPhone(seededAtMs());
  provideWebLocks();
  const clock = { aheadMs: plan.clockMinutes * 60_000 };
  const pages: OpenedPage[] = [];
  const done = { asked: 0, writing: 0, refused: false, switchedAt: -1, isNext: false };

  async function openPage(): Promise<OpenedPage> {
    const isCounting = done.asked;
    phone.answerInstead(() => undefined);
    const tab = await newTab({ timeFactor, now: () => Date.now() + clock.aheadMs });
    const { actAsVisitor: logIn } = await import('#session/acting/keepIdentity.ts');
    const acting = await actIn(tab, phone, write.exhibitionId, 0);
    const wish = await write.open(acting);
    let tellDeath = () => {};
    const died = new Promise<void>((resolve) => {
      tellDeath = resolve;
    });
    let isOver = false;
    const kill = () => {
      isOver = true;
      tab.kill();
      tellDeath();
    };
    const page = { tab, wish, died, hasEnded: () => isOver, kill, logIn, visitorId: acting.visitorId };
    pages.push(page);
    if (isCounting > 0) begin();
    return page;
  }

  function endPages(): void {
    for (const page of pages) page.kill();
    // The locks of a page end with it.
    provideWebLocks();
  }

  function letNextLogIn(): void {
    if (done.isNext) return;
    done.isNext = true;
    done.switchedAt = phone.asked.length;
    for (const { tab, logIn } of pages) {
      logIn({ ...next, hasLoggedIn: false });
      tab.device.getState().set('exhibitorUserId', `${next.userId.slice(0, -5)}booth`);
      tab.device.getState().set('organizerUserId', `${next.userId.slice(0, -5)}orgnz`);
    }
  }

  async function happen(path: string, fault: FaultName): Promise<Response | undefined> {
    if (fault === 'forbidden 403' || fault === 'refused by a rule') done.refused = true;
    if (fault.startsWith('page ends')) endPages();
    if (fault === 'page ends before delivery') return Response.error();
    if (fault === 'page frozen') clock.aheadMs += frozenMs;
    if (fault === 'another person logs in') letNextLogIn();
    return breakLine(phone, path, fault);
  }

  function begin(): void {
    phone.answerInstead(async ({ path }) => {
      done.asked += 1;
      const isWriting = writing.test(path);
      if (isWriting) done.writing += 1;
      const found = plan.faults.find(({ request, among }) =>
        among === 'writing' ? isWriting && request === done.writing : request === done.asked,
      );
      return found && happen(path, found.fault);
    });
  }

  return {
    phone,
    openPage,
    begin() {
      provideStorage(plan.storage);
      begin();
    },
    async heal() {
      phone.answerInstead(() => undefined);
      await phone.clearFaults();
      vi.restoreAllMocks();
    },
    isNextHere: () => done.isNext,
    comeBack() {
      done.isNext = false;
      for (const { tab, logIn, visitorId } of pages) {
        logIn({ visitorId, userId: '' });
        void actIn(tab, phone, write.exhibitionId, 0);
      }
    },
    sentByNext: () =>
      done.switchedAt < 0
        ? []
        : phone.asked
            .filter(({ path, body }) => path.startsWith('insert/') && JSON.stringify(body).includes('00next'))
            .map(({ path }) => path),
    hasRefused: () => done.refused,
    close() {
      for (const page of pages) page.kill();
      withdrawWebLocks();
      vi.restoreAllMocks();
    },
  };
}
