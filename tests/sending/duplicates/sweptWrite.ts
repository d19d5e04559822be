import type { Row } from '#sandbox/store/store.ts';
import type { GatewayOf, Submission } from '#sending/createSubmission.ts';
import type { SubmissionEntry } from '#sending/outboxEntry.ts';
import type { StoredRow } from '#sending/submissionGateway.ts';
import { openTab, type Phone, type Tab, type TabSettings } from '#tests/flows/openPhone.ts';

export const stand = {
  exhibitionId: 'stand0000000000000000001',
  exhibitorId: 'exhibitor000000000000001',
  exhibitorUserId: 'user00000000000exhibitor',
};
export const host = 'user0000000000000000host';
export const fairs = {
  open: 'open00000000000000000001',
  shop: 'shop00000000000000000001',
  teams: 'teams0000000000000000001',
  meetings: 'meetings0000000000000001',
  onSite: 'onsite000000000000000001',
  organiser: 'organiser000000000000001',
};

/** One page of the phone of a visitor, who has registered for this one wish and has no other. */
export interface Page {
  readonly phone: Phone;
  readonly tab: Tab;
  readonly exhibitionId: string;
  readonly visitorId: string;
  readonly registrationId: string;
  /** Different for each wish: what a row says, or where it goes. */
  readonly run: number;
  readonly said: string;
}

/** A wish of a person on one page; on a later page, or in another tab, the same one. */
export interface Wish {
  /** Begins it. Resolves when it is over or waits. */
  readonly write: () => Promise<unknown>;
  /** What the app does, or offers the person, where it is not over. */
  readonly goOn: () => Promise<unknown>;
  /** Whether the person reads that it is done. */
  readonly isToldDone: () => Promise<boolean> | boolean;
  /** What the server holds of it, in whatever number. */
  readonly rows: () => Promise<readonly Row[]>;
  /** Of a kind whose double rows are read as one: how many there are to a person, and how it is taken back. */
  readonly readAsOne?: {
    readonly count: () => Promise<number>;
    readonly remove?: () => Promise<unknown>;
  };
  /** Ends with the page what belongs to no module of the app. */
  readonly end?: () => void;
}

export interface SweptWrite {
  readonly collection: string;
  /** Where there are several of one collection. */
  readonly of?: string;
  readonly exhibitionId: string;
  readonly open: (page: Page) => Promise<Wish>;
  /** It waits in the outbox or in a queue, where every tab finds it. */
  readonly isKept?: false;
  /** It changes a row that is there, and makes none. */
  readonly isCorrection?: true;
}

interface Registered {
  readonly visitorId: string;
  readonly registrationId: string;
}
const registered = new WeakMap<Phone, Map<string, Registered>>();

/** The same for each page of one wish. */
async function register(phone: Phone, exhibitionId: string, run: number): Promise<Registered> {
  const known = registered.get(phone) ?? new Map<string, Registered>();
  registered.set(phone, known);
  const key = `${exhibitionId}/${run}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const Mob = `1380002${String(run).padStart(4, '0')}`;
  const answer = await phone.call('insert/VisitorExhibitionInfo', {
    record: { ExhibitionId: exhibitionId, Name: '访客', Mob },
  });
  const row = answer.result as Row;
  const made = { visitorId: String(row['VisitorId']), registrationId: String(row['RecordId']) };
  known.set(key, made);
  return made;
}

/** Makes `visitorId` and the roles of this phone act, in one tab. */
export async function actIn(tab: Tab, phone: Phone, exhibitionId: string, run: number): Promise<Page> {
  const { visitorId, registrationId } = await register(phone, exhibitionId, run);
  const { set } = tab.device.getState();
  set('visitorId', visitorId);
  set('exhibitorId', stand.exhibitorId);
  set('exhibitorUserId', stand.exhibitorUserId);
  set('organizerUserId', host);
  return { phone, tab, exhibitionId, visitorId, registrationId, run, said: `只应有一条 ${run}。` };
}

export async function newTab(settings: TabSettings = {}): Promise<Tab> {
  const tab = await openTab(settings);
  // Loaded on demand: its first load takes longer than a test waits.
  await import('#sending/duplicates/duplicateChecks.ts');
  // What is kept, and the locks, are this page's from now on.
  await tab.localStores();
  return tab;
}

/** What is sent by a submission: begun here, or read back from the outbox. */
export function submissionWish<R extends StoredRow>(
  page: Page,
  collection: string,
  gatewayOf: GatewayOf<R>,
  entryOf: () => SubmissionEntry,
  /** The row that is corrected. */
  recordId?: string,
): Wish {
  const { tab, phone, exhibitionId } = page;
  let submission: Submission<R> | undefined;
  const refKey = `wish/${collection}/${page.run}`;
  const state = () => submission?.store.getState().state.at;
  /** As a screen does once the result is kept. */
  async function finish() {
    if (state() === 'done') await submission?.forget();
  }
  return {
    async write() {
      const entry = entryOf();
      refs.set(refKey, entry.clientRef);
      submission = tab.createSubmission(entry, gatewayOf);
      await submission.start(recordId);
      await finish();
    },
    async goOn() {
      if (submission === undefined) {
        const { outbox } = await tab.localStores();
        const found = (await outbox.list()).find(({ clientRef }) => clientRef === refs.get(refKey));
        if (found === undefined) return;
        submission = tab.reopenSubmission(found, gatewayOf);
        await submission.reopen();
      }
      if (state() === 'parked') await submission.resume();
      await finish();
    },
    isToldDone: () => state() === 'done',
    async rows() {
      const rows = await phone.rows(collection, exhibitionId);
      const isClosed = (row: Row) => collection === 'Order' && row['state'] === '402';
      return rows.filter((row) => row['ClientRef'] === refs.get(refKey) && !isClosed(row));
    },
  };
}
/** The client references of the wishes, for the pages that go on with them. */
const refs = new Map<string, string>();
export const refOf = (key: string): string | undefined => refs.get(key);
export const noteRef = (key: string, ref: string) => void refs.set(key, ref);

/** What a call answers where nothing is told as done. */
const failures = new Set([
  'failed',
  'notDone',
  'notSent',
  'unknown',
  'refused',
  'changed',
  'gone',
  'orderGone',
  'orderChanged',
  'notOrganiser',
]);

/** What is sent by one call that a person repeats where it fails. */
export function callWish(page: Page, collection: string, call: () => Promise<unknown>): Wish {
  let isDone = false;
  const send = async () => {
    isDone = false;
    try {
      const answer = await call();
      isDone = typeof answer !== 'string' || !failures.has(answer);
    } catch {
      // The person reads that it was not sent.
    }
  };
  return {
    write: send,
    goOn: async () => {
      if (!isDone) await send();
    },
    isToldDone: () => isDone,
    rows: async () =>
      (await page.phone.rows(collection, page.exhibitionId)).filter((row) =>
        JSON.stringify(row).includes(page.said),
      ),
  };
}

/** What waits in a queue of this phone until the server has it. */
export function queueWish(page: Page, collection: string, queue: QueuedWish): Wish {
  const { want, send, isWaiting, isOwn, isShown = () => true, goOn = send, ...rest } = queue;
  return {
    async write() {
      await want();
      await send();
    },
    goOn,
    isToldDone: async () => !(await isWaiting()) && isShown(),
    rows: async () => (await page.phone.rows(collection, page.exhibitionId)).filter(isOwn),
    ...rest,
  };
}

interface QueuedWish extends Pick<Wish, 'readAsOne'> {
  readonly want: () => unknown;
  readonly send: () => Promise<unknown>;
  readonly isWaiting: () => Promise<boolean> | boolean;
  /** Whether a person sees it as done where nothing waits; a page that ends before it has kept anything shows nothing. */
  readonly isShown?: () => Promise<boolean> | boolean;
  /** Where the person does more than to wait for the next chance. */
  readonly goOn?: () => Promise<unknown>;
  readonly isOwn: (row: Row) => boolean;
}
