// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { openPhone, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';
import { actIn, newTab, type SweptWrite, type Wish } from '#tests/sending/duplicates/sweptWrite.ts';
import { nameOf, sweptWrites } from '#tests/sending/duplicates/sweptWrites.ts';
import { provideWebLocks, withdrawWebLocks } from '#tests/sending/duplicates/webLocks.ts';
import { eventually } from '#tests/support/eventually.ts';
import { isWriting } from './simulatedPhone.ts';

/** Of which each phone sends another one. */
const each = [
  'Order',
  'EnquiryRecord',
  'MessageInfo of a visitor',
  'CloudRelease of a visitor',
  'ProductVisitInfoMessage',
  'Address',
  'QuestionnaireAnswer',
  'InvitationInfo',
];
/** Of which a person has one, on whatever phone. */
const shared = [
  'CollectionInfo of a favourite exhibitor',
  'CollectionInfo of a favourite product',
  'VisitInfo of a liked exhibitor',
  'SearchHistoryRecord of a search',
  'FileDownloadRecord of a downloaded file',
  'AddressBook of a card',
  'SignInRecord of a gate',
  'ShoppingCart',
];

let tabs: Tab[] = [];
beforeAll(startServer);
afterAll(stopServer);
afterEach(() => {
  for (const tab of tabs) tab.kill();
  tabs = [];
  withdrawWebLocks();
});

/** What one of the two keeps while the other is in the hand. */
function createHandset() {
  const database = new IDBFactory();
  let kept: readonly (readonly [string, string])[] = [];
  return {
    takeUp() {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of kept) localStorage.setItem(key, value);
      vi.stubGlobal('indexedDB', database);
      provideWebLocks(new Map());
    },
    layDown() {
      for (const tab of tabs) tab.kill();
      tabs = [];
      const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
      kept = keys.map((key) => [key, localStorage.getItem(key) ?? ''] as const);
    },
  };
}

/** The person's next page, on the phone in the hand; `run` tells the wishes of the two apart. */
async function openWish(phone: Phone, write: SweptWrite, run: number): Promise<Wish> {
  const tab = await newTab({ timeFactor: 0.0005 });
  tabs.push(tab);
  const page = await actIn(tab, phone, write.exhibitionId, 0);
  return write.open({ ...page, run, said: `只应有一条 ${run}。` });
}

/** Also those that another phone has sent. */
async function ofPerson(phone: Phone, { collection, exhibitionId }: SweptWrite): Promise<readonly Row[]> {
  const [tab] = tabs;
  if (tab === undefined) throw new Error('No page is open');
  const { visitorId, registrationId } = await actIn(tab, phone, exhibitionId, 0);
  const rows = await phone.rows(collection, exhibitionId);
  return rows.filter((row) => row['VisitorId'] === visitorId || row['RegistrationId'] === registrationId);
}

/** How often what is wished is there: of each wish, or of what is one for both. */
async function timesFound(
  phone: Phone,
  write: SweptWrite,
  wishes: readonly [Wish, Wish],
): Promise<readonly number[]> {
  const { readAsOne } = wishes[1];
  if (readAsOne !== undefined) return [await readAsOne.count()];
  if (shared.includes(nameOf(write))) return [(await ofPerson(phone, write)).length];
  return Promise.all(wishes.map(async (wish) => (await wish.rows()).length));
}

async function untilDone(wish: Wish): Promise<void> {
  await eventually(async () => {
    if (!(await wish.isToldDone())) await wish.goOn();
    expect(await wish.isToldDone()).toBe(true);
  });
}

/** The page ends with the first request that writes; resolves then. */
function endWithFirst(phone: Phone, way: (typeof cases)[number]['way']): Promise<void> {
  return new Promise((tell) => {
    phone.answerInstead(({ path }) => {
      if (!isWriting(path)) return undefined;
      phone.answerInstead(() => undefined);
      for (const tab of tabs) tab.kill();
      tell();
      return way === 'is not delivered' ? Response.error() : undefined;
    });
  });
}

/** Its first request that writes is stored, and not answered. */
function loseFirst(phone: Phone): void {
  phone.answerInstead(async ({ path }) => {
    if (!isWriting(path)) return undefined;
    phone.answerInstead(() => undefined);
    await phone.fault({ name: 'replyLostAfterCommit', path, times: 1 });
    return undefined;
  });
}

const cases = [
  { way: 'is not delivered', answer: 'is answered' },
  { way: 'is stored', answer: 'gets no answer' },
] as const;

const writesOf = (names: readonly string[]) =>
  sweptWrites
    .filter((write) => names.includes(nameOf(write)))
    .map((write) => [nameOf(write), write] as const);

describe.each(writesOf([...each, ...shared]))('on two phones of one person, %s', (name, write) => {
  it.each(cases)(
    'is neither lost nor there twice where the page of the first ends with a request that $way, and the second $answer',
    async ({ way, answer }) => {
      const phone = openPhone();
      const [first, second] = [createHandset(), createHandset()];
      first.takeUp();
      const begun = await openWish(phone, write, 0);
      const ended = endWithFirst(phone, way);
      void begun.write();
      await ended;
      await eventually(() => expect(phone.isAnswering()).toBe(false));
      first.layDown();

      second.takeUp();
      const other = await openWish(phone, write, each.includes(name) ? 1 : 0);
      if (answer === 'gets no answer') loseFirst(phone);
      await other.write();
      await untilDone(other);
      second.layDown();

      first.takeUp();
      const later = await openWish(phone, write, 0);
      await later.goOn();
      // What the phone has not kept is typed again.
      if ((await later.rows()).length === 0) await later.write();
      await untilDone(later);
      const found = await timesFound(phone, write, [other, later]);
      expect(found).toEqual(found.map(() => 1));
      const asked = phone.asked.filter(({ path }) => path === `insert/${write.collection}`).length;
      const needed = way === 'is not delivered' ? 3 : 2;
      // Neither phone sends again what the server holds.
      expect(each.includes(name) ? asked : needed).toBe(needed);
    },
  );
});
