// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { actIn, newTab, type Wish } from './sweptWrite.ts';
import { isOnce, nameOf, sweptWrites } from './sweptWrites.ts';
import { provideWebLocks, withdrawWebLocks } from './webLocks.ts';

/** Of one wish, each in turn. */
const mostRequests = 4;
const ways = ['stored, and its reply is lost', 'not delivered'] as const;

let phone: Phone;
let tabs: Tab[] = [];

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  provideWebLocks();
});
afterEach(() => {
  for (const tab of tabs) tab.kill();
  tabs = [];
  withdrawWebLocks();
});

async function openedTab(timeFactor: number): Promise<Tab> {
  const tab = await newTab({ timeFactor });
  tabs.push(tab);
  return tab;
}

interface Broken {
  readonly isReached: () => boolean;
  /** How many of these requests the server got. */
  readonly delivered: (path: string) => number;
}

function breakRequest(number: number, way: (typeof ways)[number]): Broken {
  const before = phone.asked.length;
  let asked = 0;
  let lost = '';
  phone.answerInstead(async ({ path }) => {
    asked += 1;
    if (asked !== number) return undefined;
    if (way === 'not delivered') {
      lost = path;
      return Response.error();
    }
    await phone.fault({ name: 'replyLostAfterCommit', path, times: 1 });
    return undefined;
  });
  return {
    isReached: () => asked >= number,
    delivered: (path) => sent(path, before) - (lost === path ? 1 : 0),
  };
}

const sent = (wanted: string, from = 0) =>
  phone.asked.slice(from).filter(({ path }) => path === wanted).length;

/** The person, or the phone, tries again until it is done. */
async function goOn(wish: Wish): Promise<void> {
  await eventually(async () => {
    if (!(await wish.isToldDone())) await wish.goOn();
    expect(await wish.isToldDone()).toBe(true);
  });
}

const each = sweptWrites.map((write) => [nameOf(write), write] as const);

describe.each(each)('a new row of %s', (_, write) => {
  const insert = `insert/${write.collection}`;

  it('is one in the end, and is done only where it is there, whichever request is broken', async () => {
    const tab = await openedTab(0.0005);
    let run = 0;
    for (const way of ways)
      for (let number = 1; number <= mostRequests; number += 1) {
        run += 1;
        const wish = await write.open(await actIn(tab, phone, write.exhibitionId, run));
        const broken = breakRequest(number, way);
        await wish.write();
        phone.answerInstead(() => undefined);
        if (!broken.isReached()) break;
        const rows = await wish.rows();
        const where = `request ${number} is ${way}`;
        expect((await wish.isToldDone()) && rows.length === 0, `done, and not there: ${where}`).toBe(false);
        await goOn(wish);
        await isOnce(wish);
        expect(await wish.rows(), where).toHaveLength(1);
        // What is sent a second time could be withdrawn: it is found before.
        expect(broken.delivered(insert), where).toBe(1);
      }
  });
});

const kept = each.filter(([, { isKept = true }]) => isKept);

describe.each(kept)('a new row of %s', (_, write) => {
  const insert = `insert/${write.collection}`;

  it('is one where two open tabs of the phone go on with it at the same time', async () => {
    const wishes: Wish[] = [];
    for (let tab = 0; tab < 2; tab += 1)
      wishes.push(await write.open(await actIn(await openedTab(0.0005), phone, write.exhibitionId, 0)));
    const [one, other] = wishes as [Wish, Wish];
    phone.answerInstead(() => new Promise((go) => setTimeout(() => go(undefined), 10)));
    let isWritten = false;
    const writing = one.write().finally(() => (isWritten = true));
    await eventually(async () => {
      await other.goOn();
      // On a busy machine it has no answer in time: the phone goes on with it, which nothing here does but this.
      if (isWritten && !(await one.isToldDone())) await one.goOn();
      expect(await one.isToldDone()).toBe(true);
    });
    await writing;
    await other.goOn();
    phone.answerInstead(() => undefined);
    await isOnce(one);
    expect(await one.rows()).toHaveLength(1);
    expect(sent(insert)).toBe(1);
  });
});
