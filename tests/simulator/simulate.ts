import { openPhone, type Phone } from '#tests/flows/openPhone.ts';
import { actIn, newTab, type Wish } from '#tests/sending/duplicates/sweptWrite.ts';
import { nameOf, sweptWrites } from '#tests/sending/duplicates/sweptWrites.ts';
import { provideWebLocks, withdrawWebLocks } from '#tests/sending/duplicates/webLocks.ts';
import type { Plan, RequestFault } from './plan.ts';

const timeFactor = 0.0005;
const slowMs = 20;
const mostTaps = 12;
const patienceMs = 4_000;

/** What does not hold in a run; empty where everything does. */
export type Broken = readonly string[];

const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));

async function breakRequest(phone: Phone, path: string, fault: RequestFault): Promise<Response | undefined> {
  if (fault === 'not delivered') return Response.error();
  if (fault === 'error 500') return new Response('', { status: 500 });
  if (fault === 'error 503') return new Response('', { status: 503 });
  if (fault === 'slow') await pause(slowMs);
  if (fault === 'reply lost') await phone.fault({ name: 'replyLostAfterCommit', path, times: 1 });
  if (fault === 'delivered twice') await phone.fault({ name: 'deliveredTwice', path, times: 1 });
  return undefined;
}

/** Every request from now on, counted from 1. */
function breakRequests(phone: Phone, { faults }: Plan): void {
  let asked = 0;
  phone.answerInstead(async ({ path }) => {
    asked += 1;
    const found = faults.find(({ request }) => request === asked);
    return found && breakRequest(phone, path, found.fault);
  });
}

const within = async (check: () => Promise<boolean>): Promise<boolean> => {
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(5)) if (await check()) return true;
  return false;
};

/** How often a person finds what was wished. */
const timesSeen = async ({ rows, readAsOne }: Wish): Promise<number> =>
  readAsOne === undefined ? (await rows()).length : readAsOne.count();

async function judge(phone: Phone, wish: Wish): Promise<Broken> {
  const broken: string[] = [];
  const isUntrue = async () => (await wish.isToldDone()) && (await wish.rows()).length === 0;
  if (await isUntrue()) broken.push('told as done without a row');
  phone.answerInstead(() => undefined);
  await phone.clearFaults();
  for (let taps = 0; taps < mostTaps && !(await wish.isToldDone()); taps += 1) {
    await wish.goOn();
    if (await isUntrue()) broken.push('told as done without a row');
  }
  if (!(await within(async () => wish.isToldDone()))) broken.push('no way on: it is never done');
  if (!(await within(async () => (await timesSeen(wish)) === 1)))
    broken.push(`it is there ${await timesSeen(wish)} times`);
  return broken;
}

/** Carries a plan out on a new phone with a new server. */
export async function simulate(plan: Plan): Promise<Broken> {
  const write = sweptWrites.find((one) => nameOf(one) === plan.write);
  if (write === undefined) throw new Error(`No write is named ${plan.write}`);
  const phone = openPhone();
  provideWebLocks();
  const tab = await newTab({ timeFactor });
  try {
    const wish = await write.open(await actIn(tab, phone, write.exhibitionId, 0));
    breakRequests(phone, plan);
    await wish.write();
    return await judge(phone, wish);
  } finally {
    tab.kill();
    withdrawWebLocks();
  }
}
