import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { readCart, writeItem } from './api/cartCalls.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { isSameItem } from './rules/cartItem.ts';
import { type CartWant, wantedNumber, wantsOf } from './rules/cartWant.ts';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';
import { createOutgoingQueue } from '#sending/outgoing/createOutgoingQueue.ts';
import { localize } from '#ui/text/localize.ts';
import { rereadCart, showStored } from './cartQuery.ts';
import { cartWants, knownCarts } from './cartWants.ts';
import { tellRefusedWants } from './refusedWants.ts';

interface Due {
  readonly owner: VisitorKey;
  readonly want: CartWant;
}

const carts = createOutgoingQueue<Due>({
  name: 'cart',
  waiting: () => new Array<Due>().concat(...knownCarts().map(dueIn)),
  idOf: ({ want }) => want.stamp,
  laneOf: ({ owner }) => owner.exhibitionId,
  senderOf: ({ owner }) => ({ kind: 'visitor', ...owner }),
  send: sendOne,
  onRefused: ({ owner, want }) => noteRefused(owner, want),
  async afterLane(exhibitionId) {
    void tellRefusedWants(exhibitionId);
    const visitorId = currentVisitorId(exhibitionId);
    if (visitorId !== undefined) await rereadCart({ exhibitionId, visitorId });
  },
});

/** Sends what was changed on this phone. Never rejects. */
export function sendCart(exhibitionId: string): Promise<void> {
  // An earlier page may have been closed before it was seen again.
  void tellRefusedWants(exhibitionId);
  return carts.send(exhibitionId);
}

/** Of the visitor who acts alone: what a stranger has put in may be another person's. */
function dueIn(exhibitionId: string): readonly Due[] {
  const visitorId = currentVisitorId(exhibitionId);
  if (visitorId === undefined) return [];
  const owner = { exhibitionId, visitorId };
  return wantsOf(cartWants(exhibitionId).list(), visitorId).map((want) => ({ owner, want }));
}

/** Looks first, so that a second try does what the first may have done already. */
async function sendOne(client: ApiClient, { owner, want }: Due): Promise<void> {
  const stored = (await readCart(client, owner, { policy: 'background' })).find((item) =>
    isSameItem(item, want),
  );
  const number = wantedNumber(want, stored?.number ?? 0);
  // The number itself is kept before it leaves: what is added is never added twice.
  const priceCents = want.priceCents ?? stored?.priceCents;
  const name = localize(want.name, 'zh') === '' ? (stored?.name ?? want.name) : want.name;
  const absolute = { ...want, name, mode: 'set', number, priceCents, visitorId: owner.visitorId } as const;
  if (!replace(owner, want, absolute)) return;
  await writeItem(client, owner, absolute, stored?.recordIds ?? []);
  showStored(owner, absolute);
  replace(owner, absolute);
}

/** It changes nothing any more, so that what the server holds is shown again. */
const noteRefused = ({ exhibitionId }: VisitorKey, { stamp }: CartWant): void =>
  cartWants(exhibitionId).change((before) =>
    before.map((want) => (want.stamp === stamp ? { ...want, isRefused: true } : want)),
  );

/** False where the visitor has changed the item since: then the later change is sent instead. */
function replace({ exhibitionId }: VisitorKey, { stamp }: CartWant, by?: CartWant): boolean {
  const wants = cartWants(exhibitionId);
  if (!wants.list().some((want) => want.stamp === stamp)) return false;
  wants.change((before) => {
    const others = before.filter((want) => want.stamp !== stamp);
    return by === undefined ? others : [...others, by];
  });
  return true;
}
