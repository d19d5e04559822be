import type { Row } from '#sandbox/store/store.ts';
import type { Wish } from '#tests/sending/duplicates/sweptWrite.ts';
import { nameOf } from '#tests/sending/duplicates/sweptWrites.ts';
import { type Plan, simulatedWrites } from './plan.ts';
import { isWriting, type OpenedPage, type SimulatedPhone, simulatedPhone } from './simulatedPhone.ts';
import type { SimulatedWrite } from './writes/simulatedWrite.ts';

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

/** Rows without those that only the browser has made, where what looks for them may have been broken. */
function counted(rows: readonly Row[], write: SimulatedWrite, { happened }: SimulatedPhone): readonly Row[] {
  const hasDoubled = happened.length > 1 && happened.includes('delivered twice');
  if (write.mayStayTwice !== true || !hasDoubled) return rows;
  return Array.from(new Map(rows.map((row) => [row['ClientRef'] ?? row['RecordId'], row])).values());
}

/** How often a person finds what was wished. */
async function timesSeen(wish: Wish, write: SimulatedWrite, phone: SimulatedPhone): Promise<number> {
  if (wish.readAsOne !== undefined) return wish.readAsOne.count();
  const rows = counted(await wish.rows(), write, phone);
  const { makes = 1 } = write;
  if (makes === 1) return rows.length;
  const people = new Set(rows.map((row) => row['Name'])).size;
  return people < makes ? 0 : rows.length - makes + 1;
}

/** Of the two collections whose rows are not all made, and not all kept, by who writes. */
const isCounted: Readonly<Record<string, (row: Row) => boolean>> = {
  // An order taken back.
  Order: (row) => row['state'] !== '402',
  // A booth may answer with a greeting.
  MessageInfo: (row) => JSON.stringify(row).includes('只应有一条'),
};

/** All rows of the collection, so that one under another reference is counted. */
async function rowsIn(simulated: SimulatedPhone, write: SimulatedWrite): Promise<number> {
  const { collection, exhibitionId } = write;
  const rows = await simulated.phone.rows(collection, exhibitionId);
  return counted(rows.filter(isCounted[collection] ?? (() => true)), write, simulated).length;
}

/** The person, or the phone, goes on until it is told as done. */
async function goOn(
  phone: SimulatedPhone,
  wish: Wish,
  { collection }: SimulatedWrite,
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

/** A 403 has its own page: a check-in that it has stopped is tried again by the next page alone. */
const isLeftToNextPage = ({ collection }: SimulatedWrite, { happened }: SimulatedPhone): boolean =>
  collection === 'SignInRecord' && happened.includes('forbidden 403');

/** As each page of the app does: what one that has ended may have had stored twice is looked for. */
async function lookForDuplicates(): Promise<void> {
  const { sendDuplicateChecks } = await import('#sending/duplicates/duplicateChecks.ts');
  await sendDuplicateChecks();
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

async function carryOut(plan: Plan, write: SimulatedWrite, simulated: SimulatedPhone): Promise<Broken> {
  const { openPage } = simulated;
  const { makes = 1 } = write;
  const broken = new Set<string>();
  const first = await openPage();
  let page = first;
  const other = plan.isInTwoTabs ? await openPage() : undefined;
  const untilItEnds = (one: OpenedPage, work: Promise<unknown>) => Promise.race([work, one.died]);
  const rowsBefore = await rowsIn(simulated, write);
  const check = async () => {
    if ((await page.wish.isToldDone()) && (await page.wish.rows()).length < makes)
      broken.add('told as done without a row');
    for (const flaw of (await write.flaws?.(simulated.phone, await page.wish.rows())) ?? []) broken.add(flaw);
  };

  simulated.begin();
  const writing = untilItEnds(page, page.wish.write());
  await (other === undefined ? writing : Promise.all([writing, untilItEnds(other, other.wish.goOn())]));
  await check();
  // What the person has read before the page ended: the next page has nothing left to tell.
  // A code must be there on that one, too.
  const staysShown = write.newcomer !== undefined && page.hasEnded();
  const wasTold = (await page.wish.isToldDone()) && !staysShown;
  if (page.hasEnded()) page = other?.hasEnded() === false ? other : await openPage();
  await check();
  if (simulated.isNextHere()) {
    await pause(settledMs);
    for (const path of simulated.sentByNext()) broken.add(`${path} was sent under the next person`);
    await simulated.comeBack();
  }
  await simulated.heal();
  // What was still under way may have ended it, too.
  if (page.hasEnded()) page = await openPage();
  if (first.hasEnded()) await lookForDuplicates();
  if (wasTold) await page.wish.goOn();
  else await goOn(simulated, page.wish, write, check);
  if (isLeftToNextPage(write, simulated) && !(await page.wish.isToldDone())) {
    page.kill();
    page = await openPage();
    await goOn(simulated, page.wish, write, check);
  }
  await check();
  const { wish } = page;
  if (!wasTold && !(await within(async () => wish.isToldDone()))) broken.add('no way on: it is never done');
  if (!(await within(async () => (await timesSeen(wish, write, simulated)) === 1)))
    broken.add(`a person finds it ${await timesSeen(wish, write, simulated)} times`);
  const isAsWished = async () => {
    const more = (await rowsIn(simulated, write)) - rowsBefore;
    return write.isCorrection ? more <= 0 : more === makes;
  };
  if (wish.readAsOne === undefined && !(await within(isAsWished)))
    broken.add(`there are ${(await rowsIn(simulated, write)) - rowsBefore} new rows`);
  const inserts = simulated.insertsOf(write.collection);
  if (inserts > makes) broken.add(`the app had it stored ${inserts} times`);
  for (const path of simulated.sentByNext()) broken.add(`${path} was sent under the next person`);
  return Array.from(broken);
}
