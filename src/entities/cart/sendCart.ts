import { type CartOwner, readCart, writeItem } from './api/cartCalls.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { Forbidden, Refused } from '#data/client/problems.ts';
import { isSameItem } from './rules/cartItem.ts';
import { type CartWant, wantedNumber, wantsOf } from './rules/cartWant.ts';
import { currentVisitorId } from '#session/currentVisitorId.ts';
import { localStores } from '#session/localStores.ts';
import { services } from '#session/services.ts';
import { rereadCart, showStored } from './cartQuery.ts';
import { cartWants } from './cartWants.ts';

let running: Promise<void> | undefined;
let isAskedAgain = false;

/** Sends what was changed on this phone: one tab at a time, one item after the other. Never rejects. */
export function sendCart(exhibitionId: string): Promise<void> {
  isAskedAgain = true;
  running ??= sendWhileAsked(exhibitionId).finally(() => {
    running = undefined;
  });
  return running;
}

async function sendWhileAsked(exhibitionId: string): Promise<void> {
  try {
    while (isAskedAgain && navigator.onLine) {
      isAskedAgain = false;
      await sendUnderLock(exhibitionId);
    }
  } catch {
    // The phone keeps it, and the next occasion comes.
  }
}

async function sendUnderLock(exhibitionId: string): Promise<void> {
  const visitorId = currentVisitorId(exhibitionId);
  if (visitorId === undefined || dueIn(exhibitionId, visitorId, []) === undefined) return;
  const [{ sendLock }, client] = await Promise.all([localStores(), services().client()]);
  const owner = { exhibitionId, visitorId };
  const { ran } = await sendLock.run('cart', () => sendDue(client, owner));
  // The tab that sends may have made its last look before this change.
  if (!ran) setTimeout(() => void sendCart(exhibitionId), services().times.readRetryDelayMs);
  await rereadCart(owner);
}

/** The first that this run has not tried. */
function dueIn(exhibitionId: string, visitorId: string, tried: readonly string[]): CartWant | undefined {
  const wants = wantsOf(cartWants(exhibitionId).list(), visitorId);
  return wants.find(({ stamp }) => tried.indexOf(stamp) < 0);
}

async function sendDue(client: ApiClient, owner: CartOwner): Promise<void> {
  const { exhibitionId, visitorId } = owner;
  const tried: string[] = [];
  for (let want = dueIn(exhibitionId, visitorId, tried); want; want = dueIn(exhibitionId, visitorId, tried)) {
    tried.push(want.stamp);
    await sendOne(client, owner, want).catch((problem: unknown) => {
      // A refused change is dropped; what the server holds is shown again.
      if (problem instanceof Refused || problem instanceof Forbidden) replace(owner, want);
    });
  }
}

/** Looks first, so that a second try does what the first may have done already. */
async function sendOne(client: ApiClient, owner: CartOwner, want: CartWant): Promise<void> {
  const stored = (await readCart(client, owner, { policy: 'background' })).find((item) =>
    isSameItem(item, want),
  );
  const number = wantedNumber(want, stored?.number ?? 0);
  // The number itself is kept before it leaves: what is added is never added twice.
  const absolute = { ...want, mode: 'set', number, visitorId: owner.visitorId } as const;
  if (!replace(owner, want, absolute)) return;
  await writeItem(client, owner, absolute, stored?.recordIds ?? []);
  showStored(owner, absolute);
  replace(owner, absolute);
}

/** False where the visitor has changed the item since: then the later change is sent instead. */
function replace({ exhibitionId }: CartOwner, { stamp }: CartWant, by?: CartWant): boolean {
  const wants = cartWants(exhibitionId);
  if (!wants.list().some((want) => want.stamp === stamp)) return false;
  wants.change((before) => {
    const others = before.filter((want) => want.stamp !== stamp);
    return by === undefined ? others : [...others, by];
  });
  return true;
}
