import type { Row } from '#sandbox/store/store.ts';
import type { Phone } from '#tests/flows/openPhone.ts';
import type { SweptWrite, Wish } from '#tests/sending/duplicates/sweptWrite.ts';
import { nameOf } from '#tests/sending/duplicates/sweptWrites.ts';
import { type Plan, simulatedWrites } from './plan.ts';
import { isWriting, type OpenedPage, type SimulatedPhone, simulatedPhone } from './simulatedPhone.ts';

const mostTaps = 12;
const patienceMs = 3_000;
const settledMs = 20;

/** What does not hold in a run; empty where everything does. */
export type Broken = readonly string[];

const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));

const within = async (check: () => Promise<boolean>): Promise<boolean> => {
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(5)) if (await check()) return true;
  return false;
};

/** How often a person finds what was wished. */
const timesSeen = async ({ rows, readAsOne }: Wish): Promise<number> =>
  readAsOne === undefined ? (await rows()).length : readAsOne.count();

/** Of the two collections whose rows are not all made, and not all kept, by who writes. */
const isCounted: Readonly<Record<string, (row: Row) => boolean>> = {
  // An order taken back.
  Order: (row) => row['state'] !== '402',
  // A booth may answer with a greeting.
  MessageInfo: (row) => JSON.stringify(row).includes('只应有一条'),
};

/** All rows of the collection, so that one under another reference is counted. */
async function rowsIn(phone: Phone, { collection, exhibitionId }: SweptWrite): Promise<number> {
  const rows = await phone.rows(collection, exhibitionId);
  return rows.filter(isCounted[collection] ?? (() => true)).length;
}

/** The person, or the phone, goes on until it is told as done. */
async function goOn(
  phone: SimulatedPhone,
  wish: Wish,
  { collection }: SweptWrite,
  check: () => Promise<void>,
): Promise<void> {
  const isSent = () =>
    phone.phone.asked.some(({ path }) => isWriting(path) && path.endsWith(`/${collection}`));
  for (let taps = 0; taps < mostTaps && !(await wish.isToldDone()); taps += 1) {
    await wish.goOn();
    await check();
    const isEmpty = (await wish.rows()).length === 0;
    // What was refused is corrected, and what was never sent is typed, and both are sent as a new wish.
    if (!(await wish.isToldDone()) && isEmpty && taps > 2 && (phone.hasRefused() || !isSent()))
      await wish.write();
  }
}

/** Carries a plan out on a new phone with a new server. */
export async function simulate(plan: Plan): Promise<Broken> {
  const write = simulatedWrites.find((one) => nameOf(one) === plan.write);
  if (write === undefined) throw new Error(`No write is named ${plan.write}`);
  const phone = simulatedPhone(plan, write);
  try {
    return await carryOut(plan, write, phone);
  } finally {
    phone.close();
  }
}

async function carryOut(plan: Plan, write: SweptWrite, simulated: SimulatedPhone): Promise<Broken> {
  const { phone, openPage } = simulated;
  const broken = new Set<string>();
  let page = await openPage();
  const other = plan.isInTwoTabs ? await openPage() : undefined;
  const untilItEnds = (one: OpenedPage, work: Promise<unknown>) => Promise.race([work, one.died]);
  const rowsBefore = await rowsIn(phone, write);
  const check = async () => {
    if ((await page.wish.isToldDone()) && (await page.wish.rows()).length === 0)
      broken.add('told as done without a row');
  };

  simulated.begin();
  const writing = untilItEnds(page, page.wish.write());
  await (other === undefined ? writing : Promise.all([writing, untilItEnds(other, other.wish.goOn())]));
  await check();
  // What the person has read before the page ended: the next page has nothing left to tell.
  const wasTold = await page.wish.isToldDone();
  if (page.hasEnded()) page = other?.hasEnded() === false ? other : await openPage();
  await check();
  if (simulated.isNextHere()) {
    await pause(settledMs);
    for (const path of simulated.sentByNext()) broken.add(`${path} was sent under the next person`);
    simulated.comeBack();
  }
  await simulated.heal();
  // What was still under way may have ended it, too.
  if (page.hasEnded()) page = await openPage();
  if (wasTold) await page.wish.goOn();
  else await goOn(simulated, page.wish, write, check);
  const { wish } = page;
  if (!wasTold && !(await within(async () => wish.isToldDone()))) broken.add('no way on: it is never done');
  if (!(await within(async () => (await timesSeen(wish)) === 1)))
    broken.add(`a person finds it ${await timesSeen(wish)} times`);
  const isAsWished = async () => {
    const more = (await rowsIn(phone, write)) - rowsBefore;
    return write.isCorrection ? more <= 0 : more === 1;
  };
  if (wish.readAsOne === undefined && !(await within(isAsWished)))
    broken.add(`there are ${(await rowsIn(phone, write)) - rowsBefore} new rows`);
  for (const path of simulated.sentByNext()) broken.add(`${path} was sent under the next person`);
  return Array.from(broken);
}
